import { getMyAccount, type ProfileUpdate, type UserProfile, updateMyAccount } from '@/lib/api';
import { sessionReading } from '@/lib/session';
import { showToast } from '@/lib/ui/toast';
import type { Visit } from '@/lib/visit';
import { accountReading } from './account-reading';

/**
 * Thrown instead of saving one shopper's words into the account of another, who has signed in in another tab. The shopper
 * has been told.
 */
export class OtherAccount extends Error {
  override readonly name = 'OtherAccount';
}

/**
 * Saves a change of the account as it is at this moment, not as this page read it a while ago: otherwise a consent
 * withdrawn in another tab would be given anew. Header and readers follow.
 * @throws {ApiError} of either call; OtherAccount when somebody else is signed in by now
 */
export async function saveAccount(
  visit: Visit,
  accountId: string,
  change: (fresh: UserProfile) => ProfileUpdate,
): Promise<UserProfile> {
  const fresh = await getMyAccount();
  if (fresh.id !== accountId) {
    showAccount(visit, fresh);
    showToast({ text: 'В\u00a0другой вкладке вошли в\u00a0другую учётную запись' });
    throw new OtherAccount();
  }
  const saved = await updateMyAccount(change(fresh));
  showAccount(visit, saved);
  return saved;
}

/** Takes an account the API has just answered with; the session's first name follows without a call of its own. */
export function showAccount(visit: Visit, account: UserProfile): void {
  accountReading(visit).set(account);
  const session = sessionReading(visit).get();
  if (session?.user?.id === account.id) {
    sessionReading(visit).set({ ...session, user: { ...session.user, firstName: account.firstName } });
  }
}
