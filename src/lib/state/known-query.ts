import {
  type DataTag,
  hashKey,
  type QueryClient,
  type QueryKey,
  useQueryClient,
} from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';

/** Query data that came with the page, by the hash of the query key. */
const rendered = new WeakMap<QueryClient, ReadonlyMap<string, unknown>>();

/**
 * The cached data of a query; does not fetch it. During hydration it is the data with which the HTML was
 * rendered, even if newer data has arrived.
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

/** The data of a query, which is JSON from the API, with its query key. */
export type RenderedAnswer = { queryKey: Json; data: Json };
type Json = string | number | boolean | null | Json[] | { [name: string]: Json };

/** The query data of a rendered request, to be sent with the page. Undefined if the cache is empty. */
export function dehydrateQueries(client: QueryClient): RenderedAnswer[] | undefined {
  const queries = client.getQueryCache().findAll({ predicate: ({ state }) => state.status === 'success' });
  if (queries.length === 0) return undefined;
  return queries.map(({ queryKey, state }) => ({ queryKey, data: state.data }) as RenderedAnswer);
}

/**
 * Adds the data that came with the page to the cache, before hydration. Its age is measured by this device's
 * clock; TanStack Query's `hydrate` would use the server's clock.
 */
export function hydrateQueries(client: QueryClient, answers: readonly RenderedAnswer[] = []): void {
  for (const { queryKey, data } of answers) client.setQueryData(queryKey as QueryKey, data);
  rendered.set(
    client,
    new Map(answers.map(({ queryKey, data }) => [hashKey(queryKey as QueryKey), data] as const)),
  );
}
