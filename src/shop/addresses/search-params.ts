import { LIST_PARAMETERS } from './facet-parameters';

/**
 * Parses a query string as plain text. The router's own parser reads values as JSON, so that ?q=123 becomes a
 * number. A repeated name keeps its first value; the parameters of a list of goods keep all values, because
 * forms send them repeatedly.
 */
export function parseSearch(text: string): Record<string, string | string[]> {
  const result: Record<string, string | string[]> = {};
  for (const [name, value] of new URLSearchParams(text)) {
    if (!Object.hasOwn(result, name)) {
      // An assignment would make `__proto__` the prototype of the object.
      Object.defineProperty(result, name, { value, enumerable: true, configurable: true, writable: true });
    } else if (name === 'q' || LIST_PARAMETERS.includes(name)) {
      result[name] = [result[name] ?? '', value].flat();
    }
  }
  return result;
}

/** The query string of a flat object, with its question mark; absent values are left out. */
export function stringifySearch(search: Record<string, unknown>): string {
  const pairs = Object.entries(search).flatMap(([name, value]) =>
    [value]
      .flat()
      .filter((one) => one !== undefined && one !== null && one !== '')
      .map((one) => pairOf(name, String(one))),
  );
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
}

/**
 * Facet values are separated by commas and may contain a slash. Both are allowed unescaped in a query, where
 * they are easier to read.
 */
function pairOf(name: string, value: string): string {
  const pair = new URLSearchParams([[name, value]]).toString();
  return LIST_PARAMETERS.includes(name) ? pair.replaceAll('%2C', ',').replaceAll('%2F', '/') : pair;
}
