import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { within } from './within.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('work that ends within its time limit gives its result or its error', async () => {
  expect(await within(1000, async () => 'done')).toBe('done');
  await expect(within(1000, () => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
  expect(vi.getTimerCount()).toBe(0);
});

it('a time limit applies to several slow calls together', async () => {
  const slow = () => new Promise((resolve) => setTimeout(resolve, 600));
  const ended = within(1000, async () => {
    await slow();
    await slow();
  });
  const failure = expect(ended).rejects.toThrow('No answer within 1000 ms');
  await vi.advanceTimersByTimeAsync(999);
  expect(vi.getTimerCount()).toBe(2);
  await vi.advanceTimersByTimeAsync(1);
  await failure;
});
