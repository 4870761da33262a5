/**
 * Texts that the browser stores. Every call may find storage forbidden, full or missing (site data blocked, private
 * windows, the server): then nothing is stored, nothing is found, and nothing is thrown.
 */
export type SafeStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * Makes a storage safe.
 * @param find returns the storage; browsers throw as soon as a forbidden storage is accessed
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

/** Reads a stored JSON value. Null if it is missing or cannot be read. */
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
