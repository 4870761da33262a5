import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query';
import { isApiError } from '@/lib/api';
import { ensureFresh } from '@/lib/state/query-reads';
import { accountEventsQuery, accountQuery, consentsQuery, signInsQuery } from '../account-query';

/**
 * Reads the account and all lists of its preferences, so that nothing of the page moves when a list comes. A list that
 * cannot be read says so on the page. @throws ApiError
 */
export async function loadPreferences(client: QueryClient): Promise<void> {
  await Promise.all([
    ensureFresh(client, accountQuery),
    readIfPossible(client, consentsQuery),
    readIfPossible(client, signInsQuery),
    readIfPossible(client, accountEventsQuery),
  ]);
}

async function readIfPossible<T, E, Key extends QueryKey>(
  client: QueryClient,
  query: FetchQueryOptions<T, E, T, Key>,
): Promise<void> {
  try {
    await ensureFresh(client, query);
  } catch (error) {
    if (!isApiError(error)) throw error;
  }
}
