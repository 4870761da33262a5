import { cleanFields } from '#shared/requests/clean-fields.ts';

/** A JSON answer of an outside service, its texts without characters that no database stores; undefined if it is no JSON. */
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
