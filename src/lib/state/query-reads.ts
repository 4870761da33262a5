import {
  CancelledError,
  type FetchQueryOptions,
  type QueryClient,
  type QueryKey,
} from '@tanstack/react-query';

/**
 * Reads a query: from the cache if it is fresh, otherwise by a call that all readers share. A newer value (`setQuery`,
 * `forgetQueries`, `refreshQuery`) cancels the call, and the readers get that value: undefined if it was forgotten.
 * @throws the error of the call, unless it was cancelled
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

/** Fetches again without joining an earlier call. @throws like ensureFresh */
export function refreshQuery<T, E, Key extends QueryKey>(
  client: QueryClient,
  query: FetchQueryOptions<T, E, T, Key>,
): Promise<T | undefined> {
  supersedeQuery(client, query.queryKey);
  return ensureFresh(client, { ...query, staleTime: 0 });
}

/** Ignores the answer of a call in flight. */
export function supersedeQuery(client: QueryClient, queryKey: QueryKey): void {
  void client.cancelQueries({ queryKey, exact: true }, { silent: true });
}

/** Stores data that is newer than any call in flight. */
export function setQuery<T>(client: QueryClient, { queryKey }: { queryKey: QueryKey }, data: T): void {
  supersedeQuery(client, queryKey);
  client.setQueryData(queryKey, data);
}

/** Removes the data of all queries whose key has this prefix, and ignores calls in flight. Does not fetch. */
export function forgetQueries(client: QueryClient, { queryKey }: { queryKey: QueryKey }): void {
  for (const query of client.getQueryCache().findAll({ queryKey })) query.reset();
}

/** Keeps showing the data, but the next read fetches. */
export function expireQuery(client: QueryClient, { queryKey }: { queryKey: QueryKey }): void {
  void client.invalidateQueries({ queryKey, exact: true, refetchType: 'none' });
}
