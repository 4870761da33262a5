/**
 * The gallery is built without the framework. This file replaces the framework's functions that the shop
 * uses. Where a function has one implementation for the server and one for the browser, that for the browser
 * is used.
 */
export function createIsomorphicFn() {
  return {
    client: <Half extends (...of: never[]) => unknown>(half: Half) =>
      Object.assign(half, { server: () => half }),
  };
}

/** Only needed for types: it is called by implementations for the server, which never run in the gallery. */
export function getGlobalStartContext(): undefined {
  return undefined;
}
