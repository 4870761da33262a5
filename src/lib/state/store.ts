import { useSyncExternalStore } from 'react';

/** A value outside React that components can watch. */
export type Store<T> = {
  get(): T;
  set(next: T): void;
  subscribe(listener: () => void): () => void;
  /** Takes the value the HTML was made with. Before React takes the page over. */
  hydrate(rendered: T): void;
  /** The value the HTML was made with: what React must find in parts it takes over later than the value changed. */
  getRendered(): T;
};

/** A value to watch, for those who do not change it. */
export type Watched<T> = Pick<Store<T>, 'get' | 'subscribe' | 'getRendered'>;

export function createStore<T>(initial: T): Store<T> {
  let value = initial;
  let rendered = initial;
  const listeners = new Set<() => void>();
  function set(next: T): void {
    if (Object.is(next, value)) return;
    value = next;
    for (const listener of listeners) listener();
  }

  return {
    get: () => value,
    set,
    hydrate(next) {
      rendered = next;
      set(next);
    },
    getRendered: () => (import.meta.env.SSR ? value : rendered),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The value of a store; the component renders again when it changes. */
export function useStore<T>(store: Watched<T>): T {
  return useSyncExternalStore(store.subscribe, store.get, store.getRendered);
}
