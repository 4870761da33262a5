/**
 * What the shop takes from the framework, for a page that the framework does not build: of functions with a half for the
 * server and one for browsers, the latter.
 */
export function createIsomorphicFn() {
  return {
    client: <Half extends (...of: never[]) => unknown>(half: Half) =>
      Object.assign(half, { server: () => half }),
  };
}

/** Only the server's halves ask for it. */
export function getGlobalStartContext(): undefined {
  return undefined;
}
