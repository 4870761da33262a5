import { isApiError } from '../errors/api-error';
import { untilAborted } from './abort';
import { type ApiCall, attempt } from './attempt';
import type { ApiEnvironment } from './environment';
import { REFRESH_PATH, renewTokens } from './renew-tokens';

/** Pause between a token refresh and the retry of the call, in ms (docs/specification.md §9). */
const AFTER_REFRESH_MS = 500;
/** Pause before a read is retried after a network error, in ms. A phone usually reconnects in this time. */
const AFTER_NETWORK_FAILURE_MS = 500;

/**
 * Paths of calls that are never retried. A 401 of a sign-in or refresh does not mean that the access token
 * has expired, and the specification forbids retries of reading the session (docs/specification.md §7.2).
 */
const MADE_ONCE: readonly string[] = [
  '/api/auth/login',
  '/api/auth/register',
  '/api/auth/logout',
  '/api/_auth/session',
  REFRESH_PATH,
];
/** Paths of operations that only read but use POST, because their parameters do not fit into a URL. */
export const READS_BY_POST: readonly string[] = ['/api/wishlist-orchestration/v1/wishlists/my/items/page'];

/**
 * Makes a call with up to one retry for each reason, both on the server and in the browser. Every attempt has
 * the same request id. A read is retried once after a network error; a write is not, because it may have been
 * made. A call that gets a 401 is retried once after a token refresh.
 * @throws the error of the last attempt; the signal's reason if the caller aborted
 */
export async function attemptWithRetries(env: ApiEnvironment, call: ApiCall): Promise<unknown> {
  if (isAny(MADE_ONCE, call)) return attempt(env, call);
  let sentAt = 0;
  const send = () => {
    sentAt = Date.now();
    return attempt(env, call);
  };
  try {
    return await (isRead(call) ? repeatedWhenLost(env, call, send) : send());
  } catch (error) {
    if (!isApiError(error) || error.status !== 401) throw error;
    const outcome = await untilAborted(renewTokens(env, sentAt), call.signal);
    if (outcome !== 'renewed') throw error;
    await env.wait(AFTER_REFRESH_MS, call.signal);
    return attempt(env, call);
  }
}

async function repeatedWhenLost(env: ApiEnvironment, { signal }: ApiCall, send: () => Promise<unknown>) {
  try {
    return await send();
  } catch (error) {
    if (!isApiError(error) || error.kind !== 'network') throw error;
    await env.wait(AFTER_NETWORK_FAILURE_MS, signal);
    return send();
  }
}

const isRead = (call: ApiCall) => call.init.method === 'GET' || isAny(READS_BY_POST, call);

const isAny = (paths: readonly string[], { url }: ApiCall) =>
  paths.some((path) => url.pathname.endsWith(path));
