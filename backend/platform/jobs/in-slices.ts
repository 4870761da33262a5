import { setImmediate as yieldToEventLoop } from 'node:timers/promises';

/**
 * Processes items in slices of `size`. Yields to the event loop after each slice, so that requests are served
 * in between. Choose a size for which a slice takes a few milliseconds.
 */
export async function inSlices(
  count: number,
  slice: number,
  work: (from: number, to: number) => void,
): Promise<void> {
  for (let from = 0; from < count; from += slice) {
    if (from > 0) await yieldToEventLoop();
    work(from, Math.min(from + slice, count));
  }
}
