import { QueryObserver } from '@tanstack/react-query';
import { describe, expect, test, vi } from 'vitest';
import { ApiError, type ApiErrorKind } from './errors/api-error';
import { createQueryClient } from './query-client';

const failing = (kind: ApiErrorKind, status?: number) =>
  vi.fn(async () => {
    throw new ApiError({ kind, status, requestId: 'r' });
  });

describe('queries', () => {
  test.each([
    ['network', undefined],
    ['timeout', undefined],
    ['auth', 401],
    ['api', 404],
    ['server', 503],
    ['unknown', 200],
  ] as const)(
    'queries that failed with %s (%s) are not repeated, because the API client repeats calls',
    async (kind, status) => {
      const client = createQueryClient();
      const queryFn = failing(kind, status);
      const { retry } = client.getDefaultOptions().queries ?? {};
      // By default fetchQuery does not retry, but components do: use the client's setting for components.
      await expect(client.fetchQuery({ queryKey: ['q'], queryFn, retry })).rejects.toThrow();
      expect(queryFn).toHaveBeenCalledTimes(1);
    },
  );

  test('a response fetched a moment ago is fresh and not fetched again', async () => {
    const client = createQueryClient();
    const queryFn = vi.fn(async () => 'answer');
    await client.fetchQuery({ queryKey: ['q'], queryFn });
    await client.fetchQuery({ queryKey: ['q'], queryFn });
    expect(queryFn).toHaveBeenCalledTimes(1);
    expect(new QueryObserver(client, { queryKey: ['q'] }).getCurrentResult().isStale).toBe(false);
  });
});

test('failed mutations are not retried by the query client', async () => {
  const client = createQueryClient();
  const mutationFn = failing('network');
  const mutation = client
    .getMutationCache()
    .build(client, { mutationFn, ...client.getDefaultOptions().mutations });
  await expect(mutation.execute(undefined)).rejects.toThrow();
  expect(mutationFn).toHaveBeenCalledTimes(1);
});

test('each call of createQueryClient returns a client of its own, with an empty cache', () => {
  expect(createQueryClient()).not.toBe(createQueryClient());
});
