import type { RouterHistory } from '@tanstack/react-router';

/** Property of the history state with the number of layers that are open at this entry. */
const LAYERS = 'vitrinaLayer';
/** The longest wait for a step back in the history, in ms. Browsers make it within one frame. */
const STEP_MS = 1_000;

type Layer = { close(): void };
type PageHistory = Pick<RouterHistory, 'block' | 'location'>;

/**
 * The open layers that cover the page: panels, dialogs, the search on phones. Each has a history entry, so
 * that the back button closes the layer. The entry has the page's URL and key, so the router sees no new
 * page. If a layer closes in another way, or the shopper navigates away, its entry is removed; otherwise the
 * back button would seem to do nothing.
 */
let layers: Layer[] = [];
let pageHistory: PageHistory | undefined;
let unblock: (() => void) | undefined;
let isWatching = false;
/** A step back that this module has requested and that the browser has not made yet. */
let step: Promise<void> | undefined;
let endStep = () => {};
let isNavigating = false;

/**
 * Removes the history entries of layers that were open when the page was reloaded. Call it once, after
 * hydration.
 */
export function watchLayers(history: PageHistory): void {
  pageHistory = history;
  if (!isWatching) {
    isWatching = true;
    // Runs before the router's listener, which would otherwise load the page again.
    window.addEventListener('popstate', onPopState, { capture: true });
  }
  settleSoon();
}

/**
 * Adds a history entry for an open layer.
 * @param close called when the shopper pressed the back button
 * @returns a function to call when the layer has been closed in another way
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

/** Waits for all effects, because one press may close a layer and open the next one. */
const settleSoon = () => void window.setTimeout(settle);

/** Adds or removes history entries until they match the open layers. */
function settle(): void {
  if (step || isNavigating) return;
  const depth = depthOfEntry();
  if (depth > layers.length) stepBack(depth - layers.length);
  for (let next = depth + 1; next <= layers.length; next++)
    // The router has replaced history.pushState by a function that would load the page again, so call the
    // original.
    History.prototype.pushState.call(history, { ...history.state, [LAYERS]: next }, '');
  if (layers.length === 0 && !step) {
    unblock?.();
    unblock = undefined;
  }
}

/**
 * Before a navigation, goes back over the entries of open layers. Otherwise they would stay in the history
 * between the two pages.
 */
async function leaveBefore(to: Parameters<Parameters<PageHistory['block']>[0]['blockerFn']>[0]) {
  if (to.action !== 'PUSH' && to.action !== 'REPLACE') return false;
  isNavigating = true;
  await step;
  const depth = depthOfEntry();
  if (depth > 0) await stepBack(depth);
  // If the path changes, all layers close. If only the parameters change, they stay open and get new entries.
  if (to.nextLocation.pathname !== to.currentLocation.pathname) layers = [];
  window.setTimeout(() => {
    isNavigating = false;
    settle();
  });
  return false;
}

/**
 * Reloads the page. First removes the entries of closed layers, because a step back in progress would cancel
 * the reload.
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
  // Some browsers call this listener before the router's; the step must end only after both.
  if (step) window.setTimeout(endStep);
  else {
    // Close the last opened layer first. A layer that its owner keeps open gets its entry back.
    for (const layer of layers.slice(isSamePage() ? depthOfEntry() : 0).reverse()) layer.close();
    settleSoon();
  }
}

const depthOfEntry = (): number => Number(history.state?.[LAYERS] ?? 0);

/** Whether the router shows the page of the current history entry. */
const isSamePage = (): boolean => pageHistory?.location.state.__TSR_key === history.state?.__TSR_key;
