import { randomUUID } from 'node:crypto';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/**
 * The id in the header if it is a UUID, otherwise a new id. Other texts are not accepted, because the id is
 * logged.
 */
export function requestId(given: string | null | undefined): string {
  return given && UUID.test(given) ? given.toLowerCase() : randomUUID();
}
