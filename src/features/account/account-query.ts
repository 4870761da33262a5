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
/** What the shopper has agreed to. */
export const consentsQuery = getGetMyConsentsQueryOptions();
/** Where the shopper is signed in. */
export const signInsQuery = getGetMySignInsQueryOptions();
/** What happened to the account. */
export const accountEventsQuery = getGetMyAccountEventsQueryOptions();

/** The account as far as it is known. Never asks for it by itself: the start-up and the loaders of its screens do. */
export function useAccount(): UserProfile | undefined {
  return useKnownQuery(accountQuery);
}

/** Reads what a page is worth showing without: a failure has been logged. */
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

/** Forgets the account and its lists: they are another shopper's from now on. */
export function forgetAccount(client: QueryClient): void {
  for (const query of [accountQuery, consentsQuery, signInsQuery, measuresQuery, accountEventsQuery])
    forgetQueries(client, query);
}

/** Reads what a change has made outdated. On a failure, which is logged, the old answer stays. */
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
