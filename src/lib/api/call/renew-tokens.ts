import { isApiError } from '../errors/api-error';
import { attempt } from './attempt';
import type { ApiEnvironment, RefreshOutcome } from './environment';
import { logOnce } from './failure-log';
import { prepareCall } from './prepare-call';

export const REFRESH_PATH = '/api/auth/refresh';

/**
 * Within this time after a refresh, a 401 causes another refresh (the session may have ended since), but
 * listeners are not notified. Otherwise a server that accepts every refresh and refuses every call would
 * cause an endless loop, because the listeners make calls themselves.
 */
const QUIET_MS = 5_000;

/**
 * Renews the tokens, once for all waiting calls (docs/specification.md §7 and §8). `sentAt` is when the refused call
 * was sent, an epoch in ms: a later refresh counts for that call.
 * @throws {ApiError} if the refresh fails without being refused
 */
export function renewTokens(env: ApiEnvironment, sentAt: number): Promise<RefreshOutcome> {
  const { last } = env.refresh;
  if (last && last.at >= sentAt) return Promise.resolve(last.outcome);

  env.refresh.pending ??= env
    .exclusively(sentAt, () => askForTokens(env))
    .then(
      (outcome) => {
        const at = Date.now();
        const isQuiet = last?.outcome === 'renewed' && at - last.at < QUIET_MS;
        env.refresh.last = { outcome, at };
        if (outcome !== 'renewed') env.onLost(outcome);
        else if (!isQuiet) env.onRefreshed();
        return outcome;
      },
      (error) => {
        env.onLost('failed');
        throw error;
      },
    )
    .finally(() => {
      env.refresh.pending = undefined;
    });
  return env.refresh.pending;
}

async function askForTokens(env: ApiEnvironment): Promise<RefreshOutcome> {
  const call = prepareCall(env, REFRESH_PATH, { method: 'POST' });
  try {
    await attempt(env, call);
    return 'renewed';
  } catch (error) {
    logOnce(env, call, error);
    if (isApiError(error) && error.kind === 'auth') return 'refused';
    throw error;
  }
}
