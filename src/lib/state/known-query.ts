import {
  type DataTag,
  hashKey,
  type QueryClient,
  type QueryKey,
  useQueryClient,
} from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';

/** What came with the page: the data of queries by their hashes. */
const rendered = new WeakMap<QueryClient, ReadonlyMap<string, unknown>>();

/**
 * The answer of a query as far as it is known, for parts that must not ask for it. It changes at once, and parts that
 * React takes over late find what their HTML was made with, also after a newer answer.
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

/** An answer of the API, which is JSON, with the key of its query. */
export type RenderedAnswer = { queryKey: Json; data: Json };
type Json = string | number | boolean | null | Json[] | { [name: string]: Json };

/** What a rendered request has been answered, to travel with its page; undefined when it asked for nothing. */
export function dehydrateQueries(client: QueryClient): RenderedAnswer[] | undefined {
  const queries = client.getQueryCache().findAll({ predicate: ({ state }) => state.status === 'success' });
  if (queries.length === 0) return undefined;
  return queries.map(({ queryKey, state }) => ({ queryKey, data: state.data }) as RenderedAnswer);
}

/**
 * Takes the answers that came with the page, before React takes the page over. They are as fresh as the page, by the clock
 * of this device: Query's own `hydrate` would go by the server's.
 */
export function hydrateQueries(client: QueryClient, answers: readonly RenderedAnswer[] = []): void {
  for (const { queryKey, data } of answers) client.setQueryData(queryKey as QueryKey, data);
  rendered.set(
    client,
    new Map(answers.map(({ queryKey, data }) => [hashKey(queryKey as QueryKey), data] as const)),
  );
}
