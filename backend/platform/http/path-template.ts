const TEMPLATE = /\{(\w+)\}/;

/**
 * Converts the path of an operation to the syntax of the router. A parameter must be a whole segment, except
 * that a fixed suffix may follow, as in `/api/_icons/{set}.json`. The router then matches the whole segment,
 * and `pathValue` removes the suffix.
 */
export function routePattern(path: string): string {
  return path
    .split('/')
    .map((segment) => {
      const [before = '', name, after = ''] = segment.split(TEMPLATE);
      if (name === undefined) return segment;
      if (before !== '') throw new Error(`A path parameter may not follow «${before}»: ${path}.`);
      return after === '' ? `:${name}` : `:${name}{[^/]+${after.replaceAll('.', '\\.')}}`;
    })
    .join('/');
}

/** Extracts the value of a path parameter from its segment, by removing a fixed suffix. */
export function pathValue(path: string, name: string, segment: string): string {
  const template = path.split('/').find((part) => part.startsWith(`{${name}}`)) ?? '';
  return segment.slice(0, segment.length - template.slice(name.length + 2).length);
}
