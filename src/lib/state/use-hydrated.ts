import { createStore, useStore } from './store';

const scripted = createStore(false);
if (typeof document !== 'undefined') scripted.set(true);

/**
 * A page from the server stays as it came until `showScripted`: what scripts add to it is a second rendering, which must
 * not lengthen the first.
 */
export const keepAsServed = (): void => scripted.set(false);

export const showScripted = (): void => scripted.set(true);

/** False on the server and in the first renderings of its page in a browser, then true: scripts run. */
export const useHydrated = (): boolean => useStore(scripted);
