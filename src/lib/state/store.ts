import { useSyncExternalStore } from 'react';

/** A value that components can subscribe to, for state shared by distant parts of the screen. */
export type Store<T> = ReturnType<typeof createStore<T>>;

export function createStore<T>(initial: T) {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    initial,
    get: () => value,
    set(next: T): void {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The value of a store. Parts that hydrate late get the initial value first, which their HTML was rendered with. */
export function useStore<T>({ subscribe, get, initial }: Store<T>): T {
  return useSyncExternalStore(subscribe, get, () => initial);
}
