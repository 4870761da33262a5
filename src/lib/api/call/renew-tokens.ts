import { isApiError } from '../errors/api-error';
import { attempt } from './attempt';
import type { ApiEnvironment, RefreshOutcome } from './environment';
import { logOnce } from './failure-log';
import { prepareCall } from './prepare-call';

export const REFRESH_PATH = '/api/auth/refresh';

/**
 * For this time after a refresh, in ms, another 401 causes another refresh, because the session may have
 * ended, but listeners are not notified. Otherwise there could be an endless loop, because listeners make
 * calls: a server might accept every refresh and still answer every call with 401.
 */
const QUIET_MS = 5_000;

/**
 * Renews the tokens, once for all waiting calls (docs/specification.md §7 and §8). `sentAt` is when the call
 * with the 401 was sent (milliseconds since 1970): if there was a refresh after that, its result is returned.
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
