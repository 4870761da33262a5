/**
 * Replaces functions of the framework that the shop uses, because the gallery is built without the framework.
 * Of two implementations, one for the server and one for the browser, it uses the one for the browser.
 */
export function createIsomorphicFn() {
  return {
    client: <Half extends (...of: never[]) => unknown>(half: Half) =>
      Object.assign(half, { server: () => half }),
  };
}

/** Never runs in the gallery: only implementations for the server call it. */
export function getGlobalStartContext(): undefined {
  return undefined;
}
