import { QueryClient } from '@tanstack/react-query';

/**
 * How long an answer counts as fresh, in ms. Lists and orders are also fetched again when the window gets the
 * focus.
 */
const STALE_MS = 5_000;

/**
 * The query cache of the desk. It does not retry failed reads, because the API client does
 * (src/lib/api/call/retries.ts).
 */
export function createDeskQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: STALE_MS, retry: false, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
