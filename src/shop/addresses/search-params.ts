import { LIST_PARAMETERS } from './facet-parameters';

/**
 * Parses a query string into texts. The router's own parser reads values as JSON, so that ?q=123 would become
 * a number. Of a repeated parameter only the first value is kept, except for parameters of a list of goods,
 * which forms repeat.
 */
export function parseSearch(text: string): Record<string, string | string[]> {
  const result: Record<string, string | string[]> = {};
  for (const [name, value] of new URLSearchParams(text)) {
    if (!Object.hasOwn(result, name)) {
      // Assigning `__proto__` would change the prototype of the object, so define the property.
      Object.defineProperty(result, name, { value, enumerable: true, configurable: true, writable: true });
    } else if (name === 'q' || LIST_PARAMETERS.includes(name)) {
      result[name] = [result[name] ?? '', value].flat();
    }
  }
  return result;
}

/** The query string of a flat object, with its question mark. Undefined values are left out. */
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
 * One parameter of a query string. Commas between facet values and slashes in them are not escaped, because a
 * query string allows them and they are easier to read.
 */
function pairOf(name: string, value: string): string {
  const pair = new URLSearchParams([[name, value]]).toString();
  return LIST_PARAMETERS.includes(name) ? pair.replaceAll('%2C', ',').replaceAll('%2F', '/') : pair;
}
