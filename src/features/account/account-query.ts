import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query';
import {
  getGetMyAccountEventsQueryOptions,
  getGetMyAccountQueryOptions,
  getGetMyConsentsQueryOptions,
  getGetMySignInsQueryOptions,
  isApiError,
  type UserProfile,
} from '@/lib/api';
import { useKnownQuery } from '@/lib/state/known-query';
import { ensureFresh, forgetQueries, refreshQuery } from '@/lib/state/query-reads';
import { measuresQuery } from '@/shop/my-size/account-measures';

/** The account of the signed-in shopper. */
export const accountQuery = getGetMyAccountQueryOptions();
/** Consents that the shopper has given. */
export const consentsQuery = getGetMyConsentsQueryOptions();
/** Devices that are signed in. */
export const signInsQuery = getGetMySignInsQueryOptions();
export const accountEventsQuery = getGetMyAccountEventsQueryOptions();

/**
 * The account if it is in the cache. Does not fetch it: the app's start-up and the loaders of the account
 * screens do.
 */
export function useAccount(): UserProfile | undefined {
  return useKnownQuery(accountQuery);
}

/** Reads data without which the page can still be shown. A failure is only logged. */
export async function readIfPossible<T, E, Key extends QueryKey>(
  client: QueryClient,
  query: FetchQueryOptions<T, E, T, Key>,
): Promise<void> {
  try {
    await ensureFresh(client, query);
  } catch (error) {
    if (!isApiError(error)) throw error;
  }
}

/** Removes the account and all its data from the cache when another shopper has signed in. */
export function forgetAccount(client: QueryClient): void {
  for (const query of [accountQuery, consentsQuery, signInsQuery, measuresQuery, accountEventsQuery])
    forgetQueries(client, query);
}

/** Fetches a query again after a change. A failure is only logged, and the old data stays. */
export async function readAgain<T, E, Key extends QueryKey>(
  client: QueryClient,
  query: FetchQueryOptions<T, E, T, Key>,
): Promise<void> {
  try {
    await refreshQuery(client, query);
  } catch (error) {
    if (!isApiError(error)) throw error;
  }
}
