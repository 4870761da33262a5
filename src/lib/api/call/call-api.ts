import type { ApiEnvironment } from './environment';
import { logOnce } from './failure-log';
import { prepareCall } from './prepare-call';
import { attemptWithRetries } from './retries';

/**
 * Calls an operation of the contract (docs/specification.md §7, §8 and §9), with retries. Resolves to the
 * parsed body.
 * @throws {ApiError} for every failure, which is logged once; the signal's reason if the caller aborted
 */
export async function callApi<T>(env: ApiEnvironment, path: string, init?: RequestInit): Promise<T> {
  const call = prepareCall(env, path, init);
  try {
    return (await attemptWithRetries(env, call)) as T;
  } catch (error) {
    logOnce(env, call, error);
    throw error;
  }
}
