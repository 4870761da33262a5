import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import {
  getMyAccount,
  getUpdateMyAccountMutationKey,
  type ProfileUpdate,
  type UserProfile,
  updateMyAccount,
} from '@/lib/api';
import { setQuery } from '@/lib/state/query-reads';
import { showToast } from '@/lib/ui/overlays/toast';
import { knownSession, sessionQuery } from '@/shop/identity/session';
import { accountQuery, forgetAccount } from './account-query';

/**
 * Thrown instead of saving one shopper's words into the account of another, who has signed in in another tab. The shopper
 * has seen a message.
 */
export class OtherAccount extends Error {
  override readonly name = 'OtherAccount';
}

/** An update that starts from the account as it is. */
type Change = (fresh: UserProfile) => ProfileUpdate;

/**
 * Saves a change of the account as it is at this moment, not as this page read it a while ago: otherwise a consent
 * withdrawn in another tab would be given again. Header and readers follow. Fails with an ApiError of either call, or with
 * OtherAccount when another shopper is signed in by now.
 */
export const saveAccountMutation = (accountId: string) =>
  mutationOptions({
    mutationKey: getUpdateMyAccountMutationKey(),
    // One after the other: each starts from what the one before has left.
    scope: { id: 'account' },
    async mutationFn(change: Change, { client }) {
      const fresh = await getMyAccount();
      if (fresh.id !== accountId) {
        showAccount(client, fresh);
        showToast({ text: 'В\u00a0другой вкладке вошли в\u00a0другую учётную запись' });
        throw new OtherAccount();
      }
      const saved = await updateMyAccount(change(fresh));
      showAccount(client, saved);
      return saved;
    },
  });

/** Takes an account the API has just answered with; the session's first name follows without a call of its own. */
function showAccount(client: QueryClient, account: UserProfile): void {
  if (client.getQueryData(accountQuery.queryKey)?.id !== account.id) forgetAccount(client);
  setQuery(client, accountQuery, account);
  const session = knownSession(client);
  if (session?.user?.id === account.id) {
    setQuery(client, sessionQuery, { ...session, user: { ...session.user, firstName: account.firstName } });
  }
}
