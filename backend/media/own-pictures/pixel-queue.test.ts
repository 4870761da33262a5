import { expect, it } from 'vitest';
import { createPixelQueue } from './pixel-queue.ts';

/** Opens a queue whose jobs last until the test calls `end`. */
function open(limits: Parameters<typeof createPixelQueue>[0]) {
  const queue = createPixelQueue(limits);
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const add = (name: string, pixels: number) =>
    queue.run(pixels, () => {
      started.push(name);
      return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
    });
  return { started, add, end: (name: string) => ends.get(name)?.() };
}

it('decoding jobs start in order, as many at once as fit in the budget of pixels', async () => {
  const { started, add, end } = open({ budget: 60, atATime: 3, waiting: 9 });
  const works = [add('big', 50), add('small', 10), add('bigger', 60), add('last', 1)];
  await Promise.resolve();
  expect(started).toEqual(['big', 'small']);
  end('small');
  await works[1];
  expect(started).toEqual(['big', 'small']);
  end('big');
  await works[0];
  await Promise.resolve();
  expect(started).toEqual(['big', 'small', 'bigger']);
  end('bigger');
  await works[2];
  await Promise.resolve();
  expect(started).toEqual(['big', 'small', 'bigger', 'last']);
});

it('a decoding job that exceeds the whole pixel budget runs alone', async () => {
  const { started, add } = open({ budget: 60, atATime: 3, waiting: 9 });
  void add('huge', 600);
  void add('small', 1);
  await Promise.resolve();
  expect(started).toEqual(['huge']);
});

it('a full decoding queue refuses jobs with 503 and Retry-After, and accepts them again when there is room', async () => {
  const { add, end } = open({ budget: 60, atATime: 1, waiting: 2 });
  const works = [add('first', 1), add('second', 1), add('third', 1)];
  await expect(add('fourth', 1)).rejects.toMatchObject({ status: 503, headers: { 'retry-after': '10' } });
  end('first');
  await works[0];
  await Promise.resolve();
  const later = add('fifth', 1);
  for (const name of ['second', 'third', 'fifth']) {
    await Promise.resolve();
    end(name);
    await (name === 'fifth' ? later : works[name === 'second' ? 1 : 2]);
    await Promise.resolve();
  }
  expect(await later).toBe('fifth');
});

it('the decoding queue continues after a failed job', async () => {
  const queue = createPixelQueue({ budget: 60, atATime: 1, waiting: 2 });
  await expect(queue.run(1, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await queue.run(1, async () => 'done')).toBe('done');
});
