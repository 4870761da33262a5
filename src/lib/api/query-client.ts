import { QueryClient } from '@tanstack/react-query';
import { isApiError } from './api-error';

/** How long an answer is shown without asking again, in ms. */
const STALE_MS = 30_000;

/** A query is repeated once, and only when the network failed; a refusal would be the same the second time. */
export function shouldRetry(failures: number, error: unknown): boolean {
  return failures < 1 && isApiError(error) && error.kind === 'network';
}

/**
 * One client a page or a rendered request. Call it inside getRouter(), never at module scope: on the server two
 * shoppers would share it. Mutations are never repeated.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // A call without a connection fails and says so; the default would wait silently.
      queries: { staleTime: STALE_MS, retry: shouldRetry, retryDelay: 500, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
