import { isApiError } from '../errors/api-error';
import { untilAborted } from './abort';
import { type ApiCall, attempt } from './attempt';
import type { ApiEnvironment } from './environment';
import { logOnce } from './failure-log';
import { prepareCall } from './prepare-call';
import { renewTokens } from './renew-tokens';

/** In ms (docs/specification.md §9). */
const RETRY_DELAY_MS = 500;

/** A 401 of these says something about the credentials at hand, not about an access token that has ended. */
const NEVER_RENEWED = ['/api/auth/', '/api/_auth/'];

/**
 * Makes a call of the contract: docs/specification.md §7, §8 and §9 in full. Answers the parsed body.
 * @throws {ApiError} for every failure, which is logged once; the signal's reason when the caller aborted.
 */
export async function callApi<T>(env: ApiEnvironment, path: string, init?: RequestInit): Promise<T> {
  const call = prepareCall(env, path, init);
  try {
    return (await withRenewal(env, call)) as T;
  } catch (error) {
    logOnce(env, call, error);
    throw error;
  }
}

async function withRenewal(env: ApiEnvironment, call: ApiCall): Promise<unknown> {
  const sentAt = Date.now();
  try {
    return await attempt(env, call);
  } catch (error) {
    if (!isApiError(error) || error.status !== 401 || isAboutIdentity(call)) throw error;
    const outcome = await untilAborted(renewTokens(env, sentAt), call.signal);
    if (outcome !== 'renewed') throw error;
    await env.wait(RETRY_DELAY_MS, call.signal);
    return attempt(env, call);
  }
}

function isAboutIdentity({ url }: ApiCall): boolean {
  return NEVER_RENEWED.some((prefix) => url.pathname.includes(prefix));
}
