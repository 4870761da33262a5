import { QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { createQueryClient } from '../api';
import { ensureFresh, expireQuery, forgetQueries, refreshQuery, setQuery } from './query-reads';

/** A query whose requests the test answers, in the order of arrival. */
function counterpart() {
  const calls: { answer(value: string): void; refuse(error: Error): void }[] = [];
  const query = {
    queryKey: ['thing'],
    queryFn: () =>
      new Promise<string>((answer, refuse) => {
        calls.push({ answer, refuse });
      }),
  };
  const client = createQueryClient();
  const nth = (n: number) => calls[n - 1] as (typeof calls)[number];
  return { client, query, calls, nth, known: () => client.getQueryData(query.queryKey) };
}

test('all callers of a query share one request, and fresh data needs no request', async () => {
  const { client, query, calls, nth } = counterpart();
  const both = [ensureFresh(client, query), ensureFresh(client, query)];
  nth(1).answer('one');
  expect(await Promise.all(both)).toEqual(['one', 'one']);
  expect(await ensureFresh(client, query)).toBe('one');
  expect(calls).toHaveLength(1);
});

test('stale or expired data is fetched again', async () => {
  const { client, query, calls, nth, known } = counterpart();
  setQuery(client, query, 'known');
  expect(await ensureFresh(client, query)).toBe('known');
  const tooOld = ensureFresh(client, { ...query, staleTime: 0 });
  nth(1).answer('newer');
  expect(await tooOld).toBe('newer');
  expireQuery(client, query);
  expect(known()).toBe('newer');
  const expired = ensureFresh(client, query);
  nth(2).answer('newest');
  expect(await expired).toBe('newest');
  expect(calls).toHaveLength(2);
});

test('newer data wins over a request in flight, and its waiting callers get the newer data', async () => {
  const { client, query, nth, known } = counterpart();
  const waiting = ensureFresh(client, query);
  setQuery(client, query, 'said');
  nth(1).answer('late');
  expect(await waiting).toBe('said');
  expect(known()).toBe('said');
});

test.each(['nothing', 'something'])(
  'if a query is fetched again, the response of an earlier request is ignored, with %s cached before',
  async (before) => {
    const { client, query, nth, known } = counterpart();
    if (before === 'something') setQuery(client, query, 'known');
    const first = ensureFresh(client, { ...query, staleTime: 0 });
    const second = refreshQuery(client, query);
    nth(2).answer('after');
    nth(1).answer('before');
    expect(await Promise.all([first, second])).toEqual(['after', 'after']);
    expect(known()).toBe('after');
  },
);

test('data that was forgotten stays forgotten, even if a response or a failure arrives later', async () => {
  const { client, query, nth, known } = counterpart();
  const answered = ensureFresh(client, query);
  forgetQueries(client, query);
  nth(1).answer('of the owner before');
  expect(await answered).toBeUndefined();
  const refused = ensureFresh(client, query);
  forgetQueries(client, query);
  nth(2).refuse(new Error('late'));
  expect(await refused).toBeUndefined();
  expect(known()).toBeUndefined();
});

test('forgetting a query does not fetch it, even if components use it', async () => {
  const { client, query, calls } = counterpart();
  setQuery(client, query, 'known');
  const seen: unknown[] = [];
  const end = new QueryObserver(client, query).subscribe(({ data }) => seen.push(data));
  forgetQueries(client, query);
  await expect.poll(() => seen.at(-1)).toBeUndefined();
  expect(seen).toHaveLength(1);
  expect(calls).toHaveLength(0);
  end();
});

test('if a request fails, the error is thrown, the old data stays, and the next read fetches again', async () => {
  const { client, query, calls, nth, known } = counterpart();
  setQuery(client, query, 'known');
  const failing = ensureFresh(client, { ...query, staleTime: 0 });
  nth(1).refuse(new Error('no'));
  await expect(failing).rejects.toThrow('no');
  expect(known()).toBe('known');
  void ensureFresh(client, { ...query, staleTime: 0 });
  expect(calls).toHaveLength(2);
});
