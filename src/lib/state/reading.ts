import { useEffect, useState } from 'react';
import { createStore, type Store, useStore } from './store';

/** How long an answer is good without asking again, in ms. */
export const FRESH_MS = 30_000;

/**
 * What the API last said about one thing, kept for components to watch; undefined while it is not known. `set` is a
 * newer word than any call under way, whose answer is then ignored.
 */
export type Reading<T> = Store<T | undefined> & {
  /**
   * The value, asked for when it is not known or older than `freshMs`; all readers share one call. Undefined
   * only when the value was forgotten meanwhile. @throws what the call throws, unless it was overtaken
   */
  ensure(freshMs?: number): Promise<T | undefined>;
  /** Asks again, whatever is known or under way. @throws like ensure */
  refresh(): Promise<T | undefined>;
  /** Ignores the answer of a call under way. */
  overtake(): void;
  /** Keeps showing the value, but the next ensure() asks. */
  expire(): void;
};

export function createReading<T>(read: () => Promise<T>): Reading<T> {
  const store = createStore<T | undefined>(undefined);
  let readAt = Number.NEGATIVE_INFINITY;
  let underWay: Promise<T | undefined> | undefined;

  function set(value: T | undefined): void {
    underWay = undefined;
    readAt = value === undefined ? Number.NEGATIVE_INFINITY : Date.now();
    store.set(value);
  }

  function refresh(): Promise<T | undefined> {
    // A reader of a call that was overtaken gets what overtook it.
    const latest = () => underWay ?? store.get();
    const mine: Promise<T | undefined> = read().then(
      (value) => {
        if (underWay !== mine) return latest();
        set(value);
        return value;
      },
      (error: unknown) => {
        if (underWay !== mine) return latest();
        underWay = undefined;
        throw error;
      },
    );
    underWay = mine;
    return mine;
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    getRendered: store.getRendered,
    set,
    hydrate(value) {
      set(value);
      store.hydrate(value);
    },
    refresh,
    async ensure(freshMs = FRESH_MS) {
      if (underWay) return underWay;
      const value = store.get();
      return value !== undefined && Date.now() - readAt < freshMs ? value : refresh();
    },
    overtake() {
      underWay = undefined;
    },
    expire() {
      readAt = Number.NEGATIVE_INFINITY;
    },
  };
}

/** Readings of one kind, one a key: pages of a list, goods by their ids. */
export function readingsBy<Key, T>(read: (key: Key) => Promise<T>): (key: Key) => Reading<T> {
  const made = new Map<string, Reading<T>>();
  return (key) => {
    const name = JSON.stringify(key);
    const reading = made.get(name) ?? createReading(() => read(key));
    made.set(name, reading);
    return reading;
  };
}

type ReadingOptions = { enabled?: boolean; freshMs?: number };

/**
 * The value of a reading for a component that asks for it by itself, in the browser, while `enabled`. A failure stays
 * in `error` until `again` succeeds; the value of before stays in `data`.
 */
export function useReading<T>(
  reading: Reading<T>,
  { enabled = true, freshMs = FRESH_MS }: ReadingOptions = {},
) {
  const data = useStore(reading);
  const [failure, setFailure] = useState<{ of: Reading<T>; error: unknown }>();
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    if (enabled) reading.ensure(freshMs).catch((error: unknown) => setFailure({ of: reading, error }));
  }, [reading, enabled, freshMs]);

  async function again() {
    setBusy(true);
    try {
      await reading.refresh();
      setFailure(undefined);
    } catch (error) {
      setFailure({ of: reading, error });
    } finally {
      setBusy(false);
    }
  }

  return { data, error: failure?.of === reading ? failure.error : undefined, busy, again };
}
