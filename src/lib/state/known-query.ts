import {
  type DataTag,
  hashKey,
  type QueryClient,
  type QueryKey,
  useQueryClient,
} from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';

/** Query data that came with the page, by query hash. */
const rendered = new WeakMap<QueryClient, ReadonlyMap<string, unknown>>();

/**
 * The data of a query without fetching it. Parts that hydrate late get the data that their HTML was rendered
 * with, even if newer data has arrived.
 */
export function useKnownQuery<T>({ queryKey }: { queryKey: DataTag<QueryKey, T, unknown> }): T | undefined {
  const client = useQueryClient();
  const hash = hashKey(queryKey);
  const subscribe = useCallback(
    (listener: () => void) =>
      client.getQueryCache().subscribe(({ query }) => {
        if (query.queryHash === hash) listener();
      }),
    [client, hash],
  );
  const known = () => client.getQueryCache().get<T>(hash)?.state.data as T | undefined;
  const shown = () => rendered.get(client)?.get(hash) as T | undefined;
  return useSyncExternalStore(subscribe, known, import.meta.env.SSR ? known : shown);
}

/** An answer of the API, which is JSON, with its query key. */
export type RenderedAnswer = { queryKey: Json; data: Json };
type Json = string | number | boolean | null | Json[] | { [name: string]: Json };

/** Query data of a rendered request, to be sent with the page; undefined if the cache is empty. */
export function dehydrateQueries(client: QueryClient): RenderedAnswer[] | undefined {
  const queries = client.getQueryCache().findAll({ predicate: ({ state }) => state.status === 'success' });
  if (queries.length === 0) return undefined;
  return queries.map(({ queryKey, state }) => ({ queryKey, data: state.data }) as RenderedAnswer);
}

/**
 * Adds the data that came with the page to the cache, before hydration. Its age is counted by this device's
 * clock; TanStack Query's `hydrate` would use the server's clock.
 */
export function hydrateQueries(client: QueryClient, answers: readonly RenderedAnswer[] = []): void {
  for (const { queryKey, data } of answers) client.setQueryData(queryKey as QueryKey, data);
  rendered.set(
    client,
    new Map(answers.map(({ queryKey, data }) => [hashKey(queryKey as QueryKey), data] as const)),
  );
}
