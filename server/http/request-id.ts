import { randomUUID } from 'node:crypto';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** The given id when it is a UUID, else a new one: anything else in this header would end up in the logs. */
export function requestId(given: string | null | undefined): string {
  return given && UUID.test(given) ? given.toLowerCase() : randomUUID();
}
