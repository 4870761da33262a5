import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, use } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { ApiError } from '../api';
import { createReading, readingsBy, useReading } from './reading';

/** Calls that the test answers, in the order they came. */
function counterpart() {
  const calls: { answer(value: string): void; refuse(error: Error): void }[] = [];
  const read = () =>
    new Promise<string>((answer, refuse) => {
      calls.push({ answer, refuse });
    });
  const nth = (n: number) => calls[n - 1] as (typeof calls)[number];
  return { read, calls, nth };
}

test('all readers share one call, and a fresh answer needs none', async () => {
  const { read, calls, nth } = counterpart();
  const reading = createReading(read);
  const both = [reading.ensure(), reading.ensure()];
  nth(1).answer('one');
  expect(await Promise.all(both)).toEqual(['one', 'one']);
  expect(await reading.ensure()).toBe('one');
  expect(calls).toHaveLength(1);
});

test('an answer that is no longer fresh, or has been called so, is asked for again', async () => {
  const { read, calls, nth } = counterpart();
  const reading = createReading(read);
  reading.set('known');
  expect(await reading.ensure()).toBe('known');
  const tooOld = reading.ensure(0);
  nth(1).answer('newer');
  expect(await tooOld).toBe('newer');
  reading.expire();
  expect(reading.get()).toBe('newer');
  const expired = reading.ensure();
  nth(2).answer('newest');
  expect(await expired).toBe('newest');
  expect(calls).toHaveLength(2);
});

test('a newer word wins over a call under way, also for those who wait for it', async () => {
  const { read, nth } = counterpart();
  const reading = createReading(read);
  const waiting = reading.ensure();
  reading.set('said');
  nth(1).answer('late');
  expect(await waiting).toBe('said');
  expect(reading.get()).toBe('said');
});

test('the answer to a call of before a refresh is not shown, whichever comes last', async () => {
  const { read, nth } = counterpart();
  const reading = createReading(read);
  const first = reading.ensure();
  const second = reading.refresh();
  nth(2).answer('after');
  nth(1).answer('before');
  expect(await Promise.all([first, second])).toEqual(['after', 'after']);
  expect(reading.get()).toBe('after');
});

test('what was forgotten stays forgotten when the answer is late, and a late failure is ignored', async () => {
  const { read, nth } = counterpart();
  const reading = createReading(read);
  const answered = reading.ensure();
  reading.set(undefined);
  nth(1).answer('of the owner before');
  expect(await answered).toBeUndefined();
  const refused = reading.ensure();
  reading.overtake();
  nth(2).refuse(new Error('late'));
  expect(await refused).toBeUndefined();
  expect(reading.get()).toBeUndefined();
});

test('a failure is told, keeps the value, and the next one asks again', async () => {
  const { read, calls, nth } = counterpart();
  const reading = createReading(read);
  reading.set('known');
  const failing = reading.ensure(0);
  nth(1).refuse(new Error('no'));
  await expect(failing).rejects.toThrow('no');
  expect(reading.get()).toBe('known');
  void reading.ensure(0);
  expect(calls).toHaveLength(2);
});

test('readings of a kind are told apart by their keys', async () => {
  const read = vi.fn(async (key: number[]) => key.join());
  const readings = readingsBy(read);
  expect(readings([1, 2])).toBe(readings([1, 2]));
  expect(readings([1])).not.toBe(readings([1, 2]));
  expect(await readings([1, 2]).ensure()).toBe('1,2');
  read.mockRejectedValueOnce(new ApiError({ kind: 'server', status: 503, requestId: 'r' }));
  await expect(readings([1]).ensure()).rejects.toThrow();
  expect(read).toHaveBeenCalledTimes(2);
});

test('a component asks while it is enabled, tells a failure and tries again', async () => {
  const { read, calls, nth } = counterpart();
  const reading = createReading(read);
  function Part({ enabled }: { enabled: boolean }) {
    const { data, error, again } = useReading(reading, { enabled });
    return (
      <button type="button" onClick={() => void again()}>
        {data ?? (error instanceof Error ? error.message : 'ждём')}
      </button>
    );
  }
  const { rerender } = render(<Part enabled={false} />);
  expect(calls).toHaveLength(0);
  rerender(<Part enabled />);
  expect(calls).toHaveLength(1);
  nth(1).refuse(new Error('не вышло'));
  expect(await screen.findByText('не вышло')).toBeDefined();
  await userEvent.setup().click(screen.getByRole('button'));
  nth(2).answer('готово');
  await waitFor(() => expect(screen.getByRole('button').textContent).toBe('готово'));
});

test('a part that React takes over late finds the value its HTML was made with', async () => {
  const reading = createReading(async () => 'unused');
  reading.hydrate('of the page');
  const arrived = Promise.withResolvers<void>();
  function Late() {
    use(arrived.promise);
    return <p>{useReading(reading, { enabled: false }).data}</p>;
  }
  const page = document.createElement('div');
  page.innerHTML = '<!--$--><p>of the page</p><!--/$-->';
  const complaints: unknown[] = [];
  await act(async () => {
    hydrateRoot(
      page,
      <Suspense>
        <Late />
      </Suspense>,
      { onRecoverableError: (error) => complaints.push(error) },
    );
  });
  reading.set('newer');
  await act(async () => arrived.resolve());
  expect(complaints).toEqual([]);
  expect(page.textContent).toBe('newer');
});
