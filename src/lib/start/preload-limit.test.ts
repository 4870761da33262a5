import { expect, test, vi } from 'vitest';
import { limitPreloads } from './preload-limit';

test('while more than 4 preloads are pending, further ones wait, and then continue in order (§9.5)', async () => {
  const finish = new Map<number, () => void>();
  const preload = vi.fn(
    (route: number) => new Promise<number>((resolve) => finish.set(route, () => resolve(route))),
  );
  const limited = limitPreloads(preload);
  const pending = [1, 2, 3, 4, 5, 6, 7].map((route) => limited(route));
  await vi.waitFor(() => expect(preload).toHaveBeenCalledTimes(5));
  finish.get(3)?.();
  expect(await pending[2]).toBe(3);
  await vi.waitFor(() => expect(preload.mock.calls.flat()).toEqual([1, 2, 3, 4, 5, 6]));
  finish.get(1)?.();
  await vi.waitFor(() => expect(preload.mock.calls.flat()).toEqual([1, 2, 3, 4, 5, 6, 7]));
  for (const done of finish.values()) done();
  expect(await Promise.all(pending)).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

test('when a preload fails, the next one begins', async () => {
  const limited = limitPreloads(() => Promise.reject(new Error('gone')));
  for (let i = 0; i < 10; i++) await expect(limited()).rejects.toThrow('gone');
});
