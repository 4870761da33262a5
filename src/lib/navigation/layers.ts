import type { RouterHistory } from '@tanstack/react-router';

/** Property of a history entry's state: how many layers are open at it. */
const LAYERS = 'vitrinaLayer';
/** Longest wait for a step back, in ms. A browser makes it within one frame. */
const STEP_MS = 1_000;

type Layer = { close(): void };
type PageHistory = Pick<RouterHistory, 'block' | 'location'>;

/**
 * Open layers that cover the page: panels, dialogs, the search on phones. Each has its own history entry, so
 * that the back button closes it. The entry repeats the page's URL and key, so the router sees no new page.
 * When a layer is closed in another way, or the shopper navigates away from it, its entry is removed;
 * otherwise a press of the back button would do nothing.
 */
let layers: Layer[] = [];
let pageHistory: PageHistory | undefined;
let unblock: (() => void) | undefined;
let isWatching = false;
/** A step back that this module has requested and the browser has not made yet. */
let step: Promise<void> | undefined;
let endStep = () => {};
let isNavigating = false;

/** Removes entries of layers that were open when the page was reloaded. Call once the page is hydrated. */
export function watchLayers(history: PageHistory): void {
  pageHistory = history;
  if (!isWatching) {
    isWatching = true;
    // Runs before the router's listener, which would load the page again.
    window.addEventListener('popstate', onPopState, { capture: true });
  }
  settleSoon();
}

/**
 * Adds a history entry for an open layer.
 * @param close called when the shopper went back
 * @returns a function to call when the layer is closed
 */
export function openLayer(close: () => void, history: PageHistory | undefined = pageHistory): () => void {
  const layer = { close };
  layers.push(layer);
  if (history) watchLayers(history);
  unblock ??= history?.block({ blockerFn: leaveBefore, enableBeforeUnload: false });
  settleSoon();
  return () => {
    layers = layers.filter((each) => each !== layer);
    settleSoon();
  };
}

/** Runs after all effects, because one layer may be closed and the next one opened by the same press. */
const settleSoon = () => void window.setTimeout(settle);

/** Adds or removes history entries until they match the open layers. */
function settle(): void {
  if (step || isNavigating) return;
  const depth = depthOfEntry();
  if (depth > layers.length) stepBack(depth - layers.length);
  for (let next = depth + 1; next <= layers.length; next++)
    // Not history.pushState, which the router has wrapped: it would load the page again.
    History.prototype.pushState.call(history, { ...history.state, [LAYERS]: next }, '');
  if (layers.length === 0 && !step) {
    unblock?.();
    unblock = undefined;
  }
}

/**
 * Before a navigation, goes back over the entries of layers. Otherwise they would stay between the two pages.
 */
async function leaveBefore(to: Parameters<Parameters<PageHistory['block']>[0]['blockerFn']>[0]) {
  if (to.action !== 'PUSH' && to.action !== 'REPLACE') return false;
  isNavigating = true;
  await step;
  const depth = depthOfEntry();
  if (depth > 0) await stepBack(depth);
  // Layers close when the path of the page changes. If only its parameters change, they stay open and get new
  // entries.
  if (to.nextLocation.pathname !== to.currentLocation.pathname) layers = [];
  window.setTimeout(() => {
    isNavigating = false;
    settle();
  });
  return false;
}

/**
 * Reloads the page. Entries of layers that are being closed are removed first, because a step back would
 * cancel the reload.
 */
export async function reloadPage(): Promise<void> {
  isNavigating = true;
  await step;
  const depth = depthOfEntry();
  if (depth > 0) await stepBack(depth);
  window.location.reload();
}

function stepBack(entries: number): Promise<void> {
  const made = new Promise<void>((resolve) => {
    const guard = window.setTimeout(end, STEP_MS);
    function end() {
      window.clearTimeout(guard);
      step = undefined;
      resolve();
      settleSoon();
    }
    endStep = end;
  });
  step = made;
  history.go(-entries);
  return made;
}

function onPopState(event: PopStateEvent): void {
  if (isSamePage()) event.stopImmediatePropagation();
  // In browsers that call this listener first, the step must end after the router's listener.
  if (step) window.setTimeout(endStep);
  else {
    // The layer opened last is closed first. A layer whose owner keeps it open gets its entry back.
    for (const layer of layers.slice(isSamePage() ? depthOfEntry() : 0).reverse()) layer.close();
    settleSoon();
  }
}

const depthOfEntry = (): number => Number(history.state?.[LAYERS] ?? 0);

/** Whether the router shows the page of the current history entry. */
const isSamePage = (): boolean => pageHistory?.location.state.__TSR_key === history.state?.__TSR_key;
