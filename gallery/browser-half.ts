/**
 * Stands in for the framework functions that the shop uses: the gallery is built without the framework. A function that
 * has a server and a browser implementation gives the browser one.
 */
export function createIsomorphicFn() {
  return {
    client: <Half extends (...of: never[]) => unknown>(half: Half) =>
      Object.assign(half, { server: () => half }),
  };
}

/** Called by server implementations only. */
export function getGlobalStartContext(): undefined {
  return undefined;
}
