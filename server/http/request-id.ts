import { randomUUID } from 'node:crypto';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** The given id if it is a UUID, else a new one, because the header is logged. */
export function requestId(given: string | null | undefined): string {
  return given && UUID.test(given) ? given.toLowerCase() : randomUUID();
}
