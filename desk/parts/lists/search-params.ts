/**
 * Parses a query string as plain text. The router's own parser reads values as JSON, so that a search for 4567 becomes a
 * number.
 */
export function parseSearch(text: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(text));
}

/** The query string of a flat object, with its question mark. Lists are separated by commas; absent values are left out. */
export function stringifySearch(search: Record<string, unknown>): string {
  const pairs = Object.entries(search).flatMap(([name, value]) => {
    const text = Array.isArray(value) ? value.join(',') : value;
    return text === undefined || text === null || text === '' ? [] : [[name, String(text)]];
  });
  const query = new URLSearchParams(pairs).toString().replaceAll('%2C', ',');
  return query === '' ? '' : `?${query}`;
}
