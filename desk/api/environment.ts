import { type ApiEnvironment, REQUEST_TIMEOUT_MS, wait } from '@/lib/api/core';

type Listener = () => void;
const listeners = new Set<Listener>();

/** Calls the listener when the server no longer knows the session. Returns a function that unsubscribes. */
export function onSessionLost(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The site parameter of all calls. The contract allows only this value. */
const SITE = 'ru';

/**
 * How the desk makes API calls. Its session is a cookie that scripts cannot read. The session is not renewed:
 * after it has ended, the operator signs in again.
 */
export const deskEnvironment: ApiEnvironment = {
  requestedFrom: 'browser',
  baseUrl: location.origin,
  site: SITE,
  siteId: SITE,
  deviceId: () => undefined,
  send: (request) => fetch(request),
  wait,
  timeoutMs: REQUEST_TIMEOUT_MS,
  // A call without a session only leads to the sign-in screen, so it is not logged as a failure.
  log: (record) => {
    if (record.kind !== 'auth') console.error('API call failed', record);
  },
  exclusively: async () => 'refused',
  refresh: { pending: undefined, last: undefined },
  onRefreshed: () => undefined,
  onLost: () => {
    for (const listener of listeners) listener();
  },
};
