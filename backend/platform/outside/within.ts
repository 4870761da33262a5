import { OutsideFailure } from './fetch-json.ts';

/**
 * What work gives that takes no longer than a time, however many calls it makes. Work that is late goes on by itself, but
 * its result is dropped. @throws OutsideFailure
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
