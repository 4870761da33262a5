import { isApiError } from './api-error';
import { attempt } from './attempt';
import type { ApiEnvironment, RefreshOutcome } from './environment';
import { logOnce } from './failure-log';
import { prepareCall } from './prepare-call';

export const REFRESH_PATH = '/api/auth/refresh';

/**
 * A 401 so soon after a refresh says that a new token would not help. Without this a server that accepts every
 * refresh and refuses every call would be asked for ever, because a refresh is followed by calls itself.
 */
const FRESH_MS = 5_000;

/**
 * Renews the tokens, once for all calls that wait (specification, sections 7 and 8).
 * `sentAt` is when the refused call was sent, an epoch in ms: a refresh decided later than that counts for it.
 * @throws {ApiError} when the refresh itself failed without being refused; the session is not lost then.
 */
export function renewTokens(env: ApiEnvironment, sentAt: number): Promise<RefreshOutcome> {
  const { last } = env.refresh;
  if (last && last.at >= sentAt) return Promise.resolve(last.outcome);
  if (last?.outcome === 'renewed' && Date.now() - last.at < FRESH_MS) return Promise.resolve('renewed');

  env.refresh.pending ??= env
    .exclusively(sentAt, () => askForTokens(env))
    .then((outcome) => {
      env.refresh.last = { outcome, at: Date.now() };
      if (outcome === 'renewed') env.onRefreshed();
      else env.onLost({ byAnotherTab: outcome === 'refused-elsewhere' });
      return outcome;
    })
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
