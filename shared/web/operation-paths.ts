type Addressed = { method: string; path: string };

export type Found<T> = {
  operation: T;
  /** Values of the parameters of the path, as the address writes them. */
  params: Record<string, string>;
};

/**
 * Finds the operation that a method and a path belong to. `path` of an operation is as the contract writes it:
 * `{name}` stands for a segment, or for what a segment has before a fixed end.
 */
export function operationFinder<T extends Addressed>(operations: readonly T[]) {
  const byAddress = new Map(operations.map((each) => [`${each.method} ${each.path}`, each]));
  const templates = operations
    .filter(({ path }) => path.includes('{'))
    .map((operation) => ({ operation, pattern: patternOf(operation.path) }));

  return (method: string, pathname: string): Found<T> | undefined => {
    const asked = method.toLowerCase();
    const exact = byAddress.get(`${asked} ${pathname}`);
    if (exact) return { operation: exact, params: {} };
    for (const { operation, pattern } of templates) {
      const match = operation.method === asked ? pattern.exec(pathname) : null;
      if (match) return { operation, params: { ...match.groups } };
    }
    return undefined;
  };
}

function patternOf(path: string): RegExp {
  const parts = path.replaceAll('.', '\\.').replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)');
  return new RegExp(`^${parts}$`);
}
