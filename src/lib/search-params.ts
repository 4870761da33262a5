/**
 * Query strings as plain text. The router's own parser reads values as JSON, so that ?q=123 becomes a number.
 * A name that occurs twice keeps its first value.
 */
export function parseSearch(text: string): Record<string, string> {
  const result: Record<string, string> = {};
  for (const [name, value] of new URLSearchParams(text)) {
    if (!Object.hasOwn(result, name)) {
      // Not an assignment, which would make __proto__ the prototype.
      Object.defineProperty(result, name, { value, enumerable: true, configurable: true, writable: true });
    }
  }
  return result;
}

/** The query string of a flat object, with its question mark; absent values are left out. */
export function stringifySearch(search: Record<string, unknown>): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) {
    if (value !== undefined && value !== null && value !== '') params.append(name, String(value));
  }
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}
