import { focusManager, QueryClient } from '@tanstack/react-query';
import { RETRY_DELAY_MS, shouldRetry } from './call/once-more';

/** How long an answer is shown without asking again, in ms. */
export const STALE_MS = 30_000;

/**
 * The cache of what the API said: one for a rendered request, one for a document in the browser, never one at module
 * scope. All retries of the shop are here, but for the one after a 401 (call-api.ts).
 */
export function createQueryClient(): QueryClient {
  // Changes that wait for their turn, and retries, go on in a tab that is not looked at; and no query is repeated because
  // a shopper comes back to one.
  focusManager.setFocused(true);
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: STALE_MS,
        // What is known of the shopper stays known until they sign out or the document goes.
        gcTime: Number.POSITIVE_INFINITY,
        retry: shouldRetry,
        retryDelay: RETRY_DELAY_MS,
        refetchOnWindowFocus: false,
        // A call without a connection fails and says so; the default would wait silently.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
