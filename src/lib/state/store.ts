import { useSyncExternalStore } from 'react';

/** What is open on the screen, where parts far from one another show it: a value that components can watch. */
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

/** The value of a store. Parts that React takes over late find the initial one first, which their HTML was made with. */
export function useStore<T>({ subscribe, get, initial }: Store<T>): T {
  return useSyncExternalStore(subscribe, get, () => initial);
}
