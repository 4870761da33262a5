import type { QueryClient } from '@tanstack/react-query';
import { getMyAccount, type ProfileUpdate, type UserProfile, updateMyAccount } from '@/lib/api';
import { tellQuery } from '@/lib/state/query-reads';
import { showToast } from '@/lib/ui/overlays/toast';
import { knownSession, sessionQuery } from '@/shop/identity/session';
import { accountQuery } from './account-query';

/**
 * Thrown instead of saving one shopper's words into the account of another, who has signed in in another tab. The shopper
 * has been told.
 */
export class OtherAccount extends Error {
  override readonly name = 'OtherAccount';
}

/**
 * Saves a change of the account as it is at this moment, not as this page read it a while ago: otherwise a consent
 * withdrawn in another tab would be given again. Header and readers follow.
 * @throws {ApiError} of either call; OtherAccount when another shopper is signed in by now
 */
export async function saveAccount(
  client: QueryClient,
  accountId: string,
  change: (fresh: UserProfile) => ProfileUpdate,
): Promise<UserProfile> {
  const fresh = await getMyAccount();
  if (fresh.id !== accountId) {
    showAccount(client, fresh);
    showToast({ text: 'В\u00a0другой вкладке вошли в\u00a0другую учётную запись' });
    throw new OtherAccount();
  }
  const saved = await updateMyAccount(change(fresh));
  showAccount(client, saved);
  return saved;
}

/** Takes an account the API has just answered with; the session's first name follows without a call of its own. */
export function showAccount(client: QueryClient, account: UserProfile): void {
  tellQuery(client, accountQuery, account);
  const session = knownSession(client);
  if (session?.user?.id === account.id) {
    tellQuery(client, sessionQuery, { ...session, user: { ...session.user, firstName: account.firstName } });
  }
}
