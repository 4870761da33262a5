import { describe, expect, it } from 'vitest';
import { Turns, TurnsFull } from './turns.ts';

describe('turns', () => {
  it('lets a few run at a time, all of them in the end', async () => {
    const turns = new Turns(2);
    let running = 0;
    let most = 0;
    const done = await Promise.all(
      Array.from({ length: 9 }, (_, number) =>
        turns.take(async () => {
          running += 1;
          most = Math.max(most, running);
          await new Promise((resolve) => setImmediate(resolve));
          running -= 1;
          return number;
        }),
      ),
    );
    expect(done).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
    expect(most).toBe(2);
  });

  it('turns away those whom it cannot let wait', async () => {
    const turns = new Turns(1, 1);
    const gate = Promise.withResolvers<void>();
    const first = turns.take(() => gate.promise);
    const second = turns.take(async () => 'second');
    await expect(turns.take(async () => 'third')).rejects.toBeInstanceOf(TurnsFull);
    gate.resolve();
    await first;
    expect(await second).toBe('second');
    expect(await turns.take(async () => 'fourth')).toBe('fourth');
  });

  it('goes on after a failure', async () => {
    const turns = new Turns(1);
    await expect(turns.take(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await turns.take(async () => 'yes')).toBe('yes');
  });
});
