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
    ['network', undefined, 2],
    ['timeout', undefined, 1],
    ['auth', 401, 1],
    ['api', 404, 1],
    ['server', 503, 1],
    ['unknown', 200, 1],
  ] as const)('after %s (%s) are asked %i times', async (kind, status, times) => {
    const client = createQueryClient();
    const queryFn = failing(kind, status);
    await expect(
      client.fetchQuery({ queryKey: ['q'], queryFn, retryDelay: 1, ...retryOf(client) }),
    ).rejects.toThrow();
    expect(queryFn).toHaveBeenCalledTimes(times);
  });

  test('an answer is fresh for a while', async () => {
    const client = createQueryClient();
    const queryFn = vi.fn(async () => 'answer');
    await client.fetchQuery({ queryKey: ['q'], queryFn });
    await client.fetchQuery({ queryKey: ['q'], queryFn });
    expect(queryFn).toHaveBeenCalledTimes(1);
    expect(new QueryObserver(client, { queryKey: ['q'] }).getCurrentResult().isStale).toBe(false);
  });
});

test('mutations are never repeated', async () => {
  const client = createQueryClient();
  const mutationFn = failing('network');
  const mutation = client
    .getMutationCache()
    .build(client, { mutationFn, ...client.getDefaultOptions().mutations });
  await expect(mutation.execute(undefined)).rejects.toThrow();
  expect(mutationFn).toHaveBeenCalledTimes(1);
});

test('every page has its own client', () => {
  expect(createQueryClient()).not.toBe(createQueryClient());
});

/** fetchQuery switches retries off unless it is told otherwise; components use the client's default. */
function retryOf(client: ReturnType<typeof createQueryClient>) {
  return { retry: client.getDefaultOptions().queries?.retry };
}
