import {
  CancelledError,
  type FetchQueryOptions,
  type QueryClient,
  type QueryKey,
} from '@tanstack/react-query';

/**
 * Reads a query: from the cache if it is fresh, otherwise by a request that all callers share. If a newer
 * value is set at the same time (`setQuery`, `forgetQueries`, `refreshQuery`), the request is cancelled and
 * the callers get that value, which is undefined if the query was forgotten.
 * @throws the error of the request, unless it was cancelled
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

/**
 * Fetches a query again, even if a request for it is already in flight.
 * @throws like ensureFresh
 */
export function refreshQuery<T, E, Key extends QueryKey>(
  client: QueryClient,
  query: FetchQueryOptions<T, E, T, Key>,
): Promise<T | undefined> {
  supersedeQuery(client, query.queryKey);
  return ensureFresh(client, { ...query, staleTime: 0 });
}

/** Ignores the response of a request in flight. */
export function supersedeQuery(client: QueryClient, queryKey: QueryKey): void {
  void client.cancelQueries({ queryKey, exact: true }, { silent: true });
}

/** Sets the data of a query. It is newer than any request in flight, so these are ignored. */
export function setQuery<T>(client: QueryClient, { queryKey }: { queryKey: QueryKey }, data: T): void {
  supersedeQuery(client, queryKey);
  client.setQueryData(queryKey, data);
}

/**
 * Removes the data of all queries whose key has this prefix, and ignores their requests in flight. Does not
 * fetch.
 */
export function forgetQueries(client: QueryClient, { queryKey }: { queryKey: QueryKey }): void {
  for (const query of client.getQueryCache().findAll({ queryKey })) query.reset();
}

/** Marks a query as stale: its data is still shown, but the next read fetches it. */
export function expireQuery(client: QueryClient, { queryKey }: { queryKey: QueryKey }): void {
  void client.invalidateQueries({ queryKey, exact: true, refetchType: 'none' });
}
