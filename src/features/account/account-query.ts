import { getGetMyAccountQueryOptions, type UserProfile } from '@/lib/api';
import { useKnownQuery } from '@/lib/state/known-query';

/** The account of the signed-in shopper. */
export const accountQuery = getGetMyAccountQueryOptions();

/** The account as far as it is known. Never asks for it by itself: the start-up and the loaders of its screens do. */
export function useAccount(): UserProfile | undefined {
  return useKnownQuery(accountQuery);
}
