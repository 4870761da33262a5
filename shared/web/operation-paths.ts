type Addressed = { method: string; path: string };

export type Found<T> = {
  operation: T;
  /** Values of the path parameters, not yet percent-decoded. */
  params: Record<string, string>;
};

/**
 * Makes a function that finds the operation for a method and a path. `path` is written as in the contract:
 * `{name}` stands for a path segment, or for a segment's part before a fixed ending such as `.json`.
 */
export function operationFinder<T extends Addressed>(operations: readonly T[]) {
  const byAddress = new Map(operations.map((each) => [`${each.method} ${each.path}`, each]));
  const templates = operations
    .filter(({ path }) => path.includes('{'))
    .map((operation) => ({ operation, pattern: patternOf(operation.path) }));

  return (method: string, pathname: string): Found<T> | undefined => {
    const verb = method.toLowerCase();
    const exact = byAddress.get(`${verb} ${pathname}`);
    if (exact) return { operation: exact, params: {} };
    for (const { operation, pattern } of templates) {
      const match = operation.method === verb ? pattern.exec(pathname) : null;
      if (match) return { operation, params: { ...match.groups } };
    }
    return undefined;
  };
}

function patternOf(path: string): RegExp {
  const parts = path.replaceAll('.', '\\.').replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)');
  return new RegExp(`^${parts}$`);
}
