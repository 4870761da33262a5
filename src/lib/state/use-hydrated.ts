import { createStore, useStore } from './store';

const scripted = createStore(false);
if (typeof document !== 'undefined') scripted.set(true);

/**
 * Keeps the page as rendered by the server until `showScripted`: changes by scripts are a second render, so that
 * hydration stays short.
 */
export const keepAsServed = (): void => scripted.set(false);

export const showScripted = (): void => scripted.set(true);

/** False on the server and during hydration, then true. */
export const useHydrated = (): boolean => useStore(scripted);
