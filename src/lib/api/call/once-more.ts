import { isApiError } from '../errors/api-error';
import { wait } from './abort';

/** Long enough for a phone to find the network again, in ms. */
export const RETRY_DELAY_MS = 500;

/** A call is repeated once, and only when the network failed; a refusal would be the same the second time. */
export function shouldRetry(failures: number, error: unknown): boolean {
  return failures < 1 && isApiError(error) && error.kind === 'network';
}

/** Makes a reading call, and once more when the network failed. @throws what the call throws */
export async function onceMore<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (!shouldRetry(0, error)) throw error;
    await wait(RETRY_DELAY_MS, undefined);
    return call();
  }
}
