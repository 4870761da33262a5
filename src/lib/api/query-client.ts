import { QueryClient } from '@tanstack/react-query';

/** For how long a query is fresh, in ms. */
const STALE_MS = 30_000;

/**
 * Creates the query cache: one for each rendered request or browser page, never at module scope. It does not
 * retry, because calls retry by themselves, also in loaders (call/retries.ts).
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: STALE_MS,
        // The shopper's data stays in the cache until they sign out or leave the page.
        gcTime: Number.POSITIVE_INFINITY,
        retry: false,
        refetchOnWindowFocus: false,
        // Without a connection a call must fail visibly. By default TanStack Query would wait for the
        // connection.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
