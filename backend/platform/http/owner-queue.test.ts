import { expect, it } from 'vitest';
import { createOwnerQueue } from './owner-queue.ts';

it('changes of one owner’s data run one after the other, in parallel with the changes of other owners', async () => {
  const inTurn = createOwnerQueue();
  const first = Promise.withResolvers<void>();
  const made: string[] = [];
  const change = (name: string, until?: Promise<void>) => async () => {
    await until;
    made.push(name);
  };
  const slow = inTurn('anna', change('slow', first.promise));
  const next = inTurn('anna', change('next'));
  await inTurn('boris', change('other'));
  expect(made).toEqual(['other']);
  first.resolve();
  await Promise.all([slow, next]);
  expect(made).toEqual(['other', 'slow', 'next']);
});

it('the queue of an owner’s changes continues after a failed change', async () => {
  const inTurn = createOwnerQueue();
  const failing = inTurn('anna', () => Promise.reject(new Error('failed')));
  const next = inTurn('anna', async () => 'made');
  await expect(failing).rejects.toThrow('failed');
  expect(await next).toBe('made');
});

it('if too many changes of an owner are waiting, further ones are refused, but not changes of other owners', async () => {
  const inTurn = createOwnerQueue({ mostWaiting: 2 });
  const gate = Promise.withResolvers<void>();
  const waiting = [1, 2, 3].map(() => inTurn('anna', () => gate.promise));
  await expect(inTurn('anna', async () => {})).rejects.toMatchObject({
    status: 503,
    headers: { 'retry-after': '1' },
  });
  await inTurn('boris', async () => {});
  gate.resolve();
  await Promise.all(waiting);
  await inTurn('anna', async () => {});
});
