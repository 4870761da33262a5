import { setImmediate as yieldToEventLoop } from 'node:timers/promises';

/**
 * Does long work `slice` things at a time: others may work between two slices. A slice should take some milliseconds.
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
