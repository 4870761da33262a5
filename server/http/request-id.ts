import { randomUUID } from 'node:crypto';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/**
 * Takes the id from a request header if it is a UUID; otherwise makes a new one. Other texts are refused
 * because ids are logged.
 */
export function requestId(given: string | null | undefined): string {
  return given && UUID.test(given) ? given.toLowerCase() : randomUUID();
}
