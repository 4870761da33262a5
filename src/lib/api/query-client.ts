import { QueryClient } from '@tanstack/react-query';
import { RETRY_DELAY_MS, shouldRetry } from './once-more';

/** How long an answer is shown without asking again, in ms. */
const STALE_MS = 30_000;

/**
 * One client a visit (lib/queries.ts), never one at module scope. Mutations are never repeated.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // A call without a connection fails and says so; the default would wait silently.
      queries: { staleTime: STALE_MS, retry: shouldRetry, retryDelay: RETRY_DELAY_MS, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
