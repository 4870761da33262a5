import {
  CancelledError,
  type FetchQueryOptions,
  type QueryClient,
  type QueryKey,
} from '@tanstack/react-query';

/**
 * The answer of a query: from the cache while it is fresh, asked for otherwise; all readers share one call. A newer
 * word (`tellQuery`, `forgetQuery`, `refreshQuery`) overtakes that call, and they get the newer word: undefined when the
 * answer was forgotten. @throws what the call throws, unless it was overtaken
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

/** Asks again, whatever is known or under way: never joins a call that began earlier. @throws like ensureFresh */
export function refreshQuery<T, E, Key extends QueryKey>(
  client: QueryClient,
  query: FetchQueryOptions<T, E, T, Key>,
): Promise<T | undefined> {
  overtakeQuery(client, query.queryKey);
  return ensureFresh(client, { ...query, staleTime: 0 });
}

/** Ignores the answer of a call under way. */
export function overtakeQuery(client: QueryClient, queryKey: QueryKey): void {
  void client.cancelQueries({ queryKey, exact: true }, { silent: true });
}

/** Takes a newer word than any call under way. */
export function tellQuery<T>(client: QueryClient, { queryKey }: { queryKey: QueryKey }, data: T): void {
  overtakeQuery(client, queryKey);
  client.setQueryData(queryKey, data);
}

/** Forgets what queries whose key begins so have answered, and ignores the calls under way. Nothing is asked again. */
export function forgetQueries(client: QueryClient, { queryKey }: { queryKey: QueryKey }): void {
  for (const query of client.getQueryCache().findAll({ queryKey })) query.reset();
}

/** Goes on showing the answer, but the next one who reads it asks. */
export function expireQuery(client: QueryClient, { queryKey }: { queryKey: QueryKey }): void {
  void client.invalidateQueries({ queryKey, exact: true, refetchType: 'none' });
}
