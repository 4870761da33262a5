import { QueryClient } from '@tanstack/react-query';

/** How long an answer is shown without asking again, in ms. */
export const STALE_MS = 30_000;

/**
 * The cache of what the API said: one for a rendered request, one for a document in the browser, never one at module
 * scope. Nothing is repeated here: calls are, for loaders as well (call/retries.ts).
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: STALE_MS,
        // What is known of the shopper stays known until they sign out or the document goes.
        gcTime: Number.POSITIVE_INFINITY,
        retry: false,
        // Nothing is asked again because a shopper comes back to the tab.
        refetchOnWindowFocus: false,
        // A call without a connection fails and says so; the default would wait silently.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
