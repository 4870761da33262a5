import { QueryClient } from '@tanstack/react-query';
import { RETRY_DELAY_MS, shouldRetry } from '@/lib/api/call/once-more';

/** How long an answer is shown without asking again, in ms. */
export const STALE_MS = 30_000;

/**
 * The cache of what the API said: one for a rendered request, one for a document in the browser, never one at module
 * scope. All retries of the shop are here, but for the one after a 401 (call-api.ts).
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: STALE_MS,
        // What is known of the shopper stays known until they sign out or the document goes.
        gcTime: Number.POSITIVE_INFINITY,
        retry: shouldRetry,
        retryDelay: RETRY_DELAY_MS,
        // Nothing is asked again because a shopper comes back to the tab.
        refetchOnWindowFocus: false,
        // A call without a connection fails and says so; the default would wait silently.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
