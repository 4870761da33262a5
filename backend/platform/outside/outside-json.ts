import { cleanFields } from '#shared/requests/clean-fields.ts';

/**
 * Parses a JSON answer of an outside service, and removes characters that a database cannot store. Returns
 * undefined if the answer is not JSON.
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
