import {
  CancelledError,
  type FetchQueryOptions,
  type QueryClient,
  type QueryKey,
} from '@tanstack/react-query';

/**
 * The answer of a query: from the cache while it is fresh, asked for otherwise; all readers share one call. A newer
 * answer (`setQuery`, `forgetQueries`, `refreshQuery`) cancels that call, and they get the newer one: undefined when
 * the answer was forgotten. @throws what the call throws, unless it was cancelled
 */
export async function ensureFresh<T, E, Key extends QueryKey>(
  client: QueryClient,
  query: FetchQueryOptions<T, E, T, Key>,
): Promise<T | undefined> {
  try {
    return await client.fetchQuery(query);
  } catch (error) {
    if (error instanceof CancelledError) return client.getQueryData(query.queryKey);
    throw error;
  }
}

/** Asks again and never joins a call that began earlier. @throws like ensureFresh */
export function refreshQuery<T, E, Key extends QueryKey>(
  client: QueryClient,
  query: FetchQueryOptions<T, E, T, Key>,
): Promise<T | undefined> {
  overtakeQuery(client, query.queryKey);
  return ensureFresh(client, { ...query, staleTime: 0 });
}

/** Ignores the answer of a call in flight. */
export function overtakeQuery(client: QueryClient, queryKey: QueryKey): void {
  void client.cancelQueries({ queryKey, exact: true }, { silent: true });
}

/** Stores an answer that is newer than any call in flight. */
export function setQuery<T>(client: QueryClient, { queryKey }: { queryKey: QueryKey }, data: T): void {
  overtakeQuery(client, queryKey);
  client.setQueryData(queryKey, data);
}

/** Forgets the answers of all queries whose key begins so, and ignores calls in flight. Nothing is asked again. */
export function forgetQueries(client: QueryClient, { queryKey }: { queryKey: QueryKey }): void {
  for (const query of client.getQueryCache().findAll({ queryKey })) query.reset();
}

/** Keeps showing the answer, but the next read asks again. */
export function expireQuery(client: QueryClient, { queryKey }: { queryKey: QueryKey }): void {
  void client.invalidateQueries({ queryKey, exact: true, refetchType: 'none' });
}
