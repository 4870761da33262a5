import { cleanFields } from '#shared/requests/clean-fields.ts';

/**
 * Parses the JSON response of a service outside the shop, and removes characters that a database cannot
 * store. Returns undefined if the text is not JSON.
 */
export function readOutsideJson(text: string): unknown {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  cleanFields(value, { kinds: {}, dropsThem: true });
  return value;
}
