/**
 * Replaces the framework functions that the shop uses, because the gallery is built without the framework. If
 * a function has a server and a browser implementation, the browser's is used.
 */
export function createIsomorphicFn() {
  return {
    client: <Half extends (...of: never[]) => unknown>(half: Half) =>
      Object.assign(half, { server: () => half }),
  };
}

/** Called by server implementations only, which the gallery never runs. */
export function getGlobalStartContext(): undefined {
  return undefined;
}
