/**
 * A browser storage that never throws. If it is blocked, full or missing (site data blocked, private windows,
 * the server), writing does nothing and reading finds nothing.
 */
export type SafeStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * Wraps a storage, so that it never throws.
 * @param find returns the storage; a function, because browsers throw when a blocked storage is accessed
 */
export function safeStorage(find: () => SafeStorage): SafeStorage {
  return {
    getItem: (key) => attempt(() => find().getItem(key)) ?? null,
    setItem: (key, text) => attempt(() => find().setItem(key, text)),
    removeItem: (key) => attempt(() => find().removeItem(key)),
  };
}

/** Storage whose data stays until it is deleted. */
export const deviceStorage = safeStorage(() => localStorage);

/** Storage whose data is deleted with its tab. */
export const tabStorage = safeStorage(() => sessionStorage);

/** Reads a stored JSON value. Null if it is missing or invalid. */
export function readJson(storage: SafeStorage, key: string): unknown {
  return attempt(() => JSON.parse(storage.getItem(key) ?? 'null')) ?? null;
}

function attempt<T>(use: () => T): T | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}
