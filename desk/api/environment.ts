import { type ApiEnvironment, REQUEST_TIMEOUT_MS, wait } from '@/lib/api/core';

type Listener = () => void;
const listeners = new Set<Listener>();

/** Calls the listener when the server no longer knows the session. Returns a function that unsubscribes. */
export function onSessionLost(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The only market of the contract. */
const SITE = 'ru';

/**
 * The environment of the desk. Its session is a cookie that page scripts never see, and nothing renews it: once it has
 * ended, the operator signs in again.
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
  // A call without a session leads to the sign-in screen, so it is no failure worth a line in the console.
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
