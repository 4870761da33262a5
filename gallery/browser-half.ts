/**
 * Replacements for the functions of the framework that the shop uses, because the gallery is built without
 * the framework. If a function has an implementation for the server and one for the browser, the latter is
 * used.
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
