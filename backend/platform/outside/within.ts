import { OutsideFailure } from './fetch-json.ts';

/**
 * Runs work that may make several calls, with one time limit for all of them. Work that takes longer is not
 * stopped, but its result is ignored.
 * @throws OutsideFailure after the time limit.
 */
export async function within<T>(timeoutMs: number, work: () => Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => late.reject(new OutsideFailure(`No answer within ${timeoutMs} ms`)),
    timeoutMs,
  );
  try {
    return await Promise.race([work(), late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
