import type { RouterHistory } from '@tanstack/react-router';

/** Property of a history entry's state: how many layers are open at it. */
const LAYERS = 'vitrinaLayer';
/** Longest wait for a step back, in ms. A browser makes it within one frame. */
const STEP_MS = 1_000;

type Layer = { close(): void };
type PageHistory = Pick<RouterHistory, 'block' | 'location'>;

/**
 * Open layers that cover the page: panels, dialogs, the search of a phone. Each has a history entry of its own, so that
 * the back button closes it. An entry has the page's address and key; for the router it is the same page. Entries of
 * layers that were closed otherwise, or left by a navigation, are removed: no press of the back button is without effect.
 */
let layers: Layer[] = [];
let pageHistory: PageHistory | undefined;
let unblock: (() => void) | undefined;
let isWatching = false;
/** A step back of ours that the browser has not made yet. */
let step: Promise<void> | undefined;
let endStep = () => {};
let isNavigating = false;

/** Removes entries of layers that were open when the page was reloaded. Call once the page is hydrated. */
export function watchLayers(history: PageHistory): void {
  pageHistory = history;
  if (!isWatching) {
    isWatching = true;
    // Before the router's listener, which would load the page again.
    window.addEventListener('popstate', onPopState, { capture: true });
  }
  settleSoon();
}

/**
 * Gives an open layer its entry.
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

/** After all effects, because one layer may be closed and the next one opened by the same press. */
const settleSoon = () => void window.setTimeout(settle);

/** Makes the entries agree with the open layers. */
function settle(): void {
  if (step || isNavigating) return;
  const depth = depthOfEntry();
  if (depth > layers.length) stepBack(depth - layers.length);
  for (let next = depth + 1; next <= layers.length; next++)
    // Not the method of the instance, which the router has wrapped: it would load the page again.
    History.prototype.pushState.call(history, { ...history.state, [LAYERS]: next }, '');
  if (layers.length === 0 && !step) {
    unblock?.();
    unblock = undefined;
  }
}

/** A navigation leaves the entries of layers first. Otherwise they would stay between the two pages. */
async function leaveBefore(to: Parameters<Parameters<PageHistory['block']>[0]['blockerFn']>[0]) {
  if (to.action !== 'PUSH' && to.action !== 'REPLACE') return false;
  isNavigating = true;
  await step;
  const depth = depthOfEntry();
  if (depth > 0) await stepBack(depth);
  // Layers close when the page changes. They stay when only its parameters do, and then get entries again.
  if (to.nextLocation.pathname !== to.currentLocation.pathname) layers = [];
  window.setTimeout(() => {
    isNavigating = false;
    settle();
  });
  return false;
}

/** Reloads the page. Entries of layers that are being closed are left first, because a step back would cancel the reload. */
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
  // After the router's listener, in browsers that call it first.
  if (step) window.setTimeout(endStep);
  else {
    // The last one first. An owner that keeps its layer open gets the entry back.
    for (const layer of layers.slice(isSamePage() ? depthOfEntry() : 0).reverse()) layer.close();
    settleSoon();
  }
}

const depthOfEntry = (): number => Number(history.state?.[LAYERS] ?? 0);

/** Whether the router is at the page of the current entry. */
const isSamePage = (): boolean => pageHistory?.location.state.__TSR_key === history.state?.__TSR_key;
