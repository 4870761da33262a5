import { randomUUID } from 'node:crypto';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Returns the id of the header if it is a UUID, or else a new id, because the id is logged. */
export function requestId(given: string | null | undefined): string {
  return given && UUID.test(given) ? given.toLowerCase() : randomUUID();
}
