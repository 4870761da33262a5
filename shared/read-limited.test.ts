import { expect, it, vi } from 'vitest';
import { readLimited } from './read-limited.ts';

/**
 * A stream of chunks with the given lengths, and a mock function that is called when the stream is cancelled.
 */
function streamOf(...lengths: number[]) {
  const cancelled = vi.fn();
  const left = [...lengths];
  const stream = new ReadableStream<Uint8Array>({
    pull(controller) {
      const length = left.shift();
      if (length === undefined) controller.close();
      else controller.enqueue(new Uint8Array(length).fill(lengths.length - left.length));
    },
    cancel: cancelled,
  });
  return { stream, cancelled };
}

it('readLimited reads all bytes up to the limit, in order', async () => {
  const { stream, cancelled } = streamOf(2, 1, 1);
  expect([...((await readLimited(stream, 4)) ?? [])]).toEqual([1, 1, 2, 3]);
  expect(cancelled).not.toHaveBeenCalled();
});

it('readLimited stops at the first byte over the limit and cancels the stream', async () => {
  const { stream, cancelled } = streamOf(2, 3, 100, 100);
  expect(await readLimited(stream, 4)).toBeUndefined();
  expect(cancelled).toHaveBeenCalled();
});

it('readLimited returns no bytes for a missing body', async () => {
  expect(await readLimited(null, 4)).toEqual(new Uint8Array());
});

it('readLimited rejects with the error of the stream', async () => {
  const broken = new ReadableStream<Uint8Array>({ pull: (controller) => controller.error(new Error('cut')) });
  await expect(readLimited(broken, 4)).rejects.toThrow('cut');
});
