import { expect, test, vi } from 'vitest';
import { limitPreloads } from './preload-limit';

test('preloading pauses while more than 4 are pending, and goes on afterwards', async () => {
  const finish: (() => void)[] = [];
  const preload = vi.fn(() => new Promise<string>((resolve) => finish.push(() => resolve('done'))));
  const limited = limitPreloads(preload);
  const pending = [1, 2, 3, 4, 5].map(() => limited());
  expect(preload).toHaveBeenCalledTimes(5);
  expect(await limited()).toBeUndefined();
  expect(preload).toHaveBeenCalledTimes(5);
  finish[0]?.();
  expect(await pending[0]).toBe('done');
  void limited();
  expect(preload).toHaveBeenCalledTimes(6);
});

test('a failed preload makes room too', async () => {
  const limited = limitPreloads(() => Promise.reject(new Error('gone')));
  for (let i = 0; i < 10; i++) await expect(limited()).rejects.toThrow('gone');
});
