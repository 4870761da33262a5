import { LRUCache } from 'lru-cache';
import type { Goods } from './goods.ts';

/**
 * A cache of values that depend on models. When a model changes, the values that depend on it are removed.
 */
export type ModelCache<V> = {
  /** The cached value for a key. Call `goods.current()` first, so that the cache knows of recent changes. */
  get(key: string): V | undefined;
  /**
   * Calls `read`, and caches the entries of its result, each with the models on which it depends. If anything
   * changes during the read, nothing is cached, and the next call reads again.
   */
  fill<T>(read: () => Promise<T>, entriesOf: (result: T) => Iterable<Entry<V>>): Promise<T>;
};

type Entry<V> = { key: string; value: V; groupIds: readonly string[] };

/**
 * Creates a cache in the memory of this process for `most` entries. When it is full, the entry that was not
 * used for the longest time is removed.
 */
export function createModelCache<V>(goods: Pick<Goods, 'onChange'>, most: number): ModelCache<V> {
  const cache = new LRUCache<string, { value: V; groupIds: readonly string[] }>({ max: most });
  let changes = 0;
  goods.onChange((changedIds) => {
    changes += 1;
    if (changedIds === null) return cache.clear();
    const changed = new Set(changedIds);
    for (const [key, { groupIds }] of cache) if (groupIds.some((id) => changed.has(id))) cache.delete(key);
  });
  return {
    get: (key) => cache.get(key)?.value,
    async fill(read, entriesOf) {
      const before = changes;
      const result = await read();
      if (changes === before)
        for (const { key, value, groupIds } of entriesOf(result)) cache.set(key, { value, groupIds });
      return result;
    },
  };
}
