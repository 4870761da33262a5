import { setImmediate as yieldToEventLoop } from 'node:timers/promises';

/**
 * Processes items in slices of the given size, and yields to other work between slices. A slice should take a
 * few milliseconds.
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
