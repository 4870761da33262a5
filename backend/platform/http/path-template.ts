const TEMPLATE = /\{(\w+)\}/;

/**
 * The path of an operation as the router wants it. A parameter is a segment of its own or stands before a fixed end,
 * as in `/api/_icons/{set}.json`; the router then gives the whole segment and `pathValue` cuts the end off.
 */
export function routePattern(path: string): string {
  return path
    .split('/')
    .map((segment) => {
      const [before = '', name, after = ''] = segment.split(TEMPLATE);
      if (name === undefined) return segment;
      if (before !== '') throw new Error(`A path parameter may not stand behind «${before}»: ${path}.`);
      return after === '' ? `:${name}` : `:${name}{[^/]+${after.replaceAll('.', '\\.')}}`;
    })
    .join('/');
}

/** The value of a path parameter out of the text of its segment. */
export function pathValue(path: string, name: string, segment: string): string {
  const template = path.split('/').find((part) => part.startsWith(`{${name}}`)) ?? '';
  return segment.slice(0, segment.length - template.slice(name.length + 2).length);
}
