import { QueryClient } from '@tanstack/react-query';

/** How long data is fresh, in ms. */
const STALE_MS = 30_000;

/**
 * The query cache: one per rendered request or browser document, never at module scope. Retries are made per call, also
 * for loaders (call/retries.ts).
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: STALE_MS,
        // Data of the shopper stays until they sign out or leave the document.
        gcTime: Number.POSITIVE_INFINITY,
        retry: false,
        refetchOnWindowFocus: false,
        // Without a connection a call must fail visibly; by default it would be paused.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
