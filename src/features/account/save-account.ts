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
 * Thrown if another shopper has signed in in another tab, so that the change is not saved into that shopper's
 * account. The shopper has already been informed.
 */
export class OtherAccountError extends Error {
  override readonly name = 'OtherAccountError';
}

/** Builds an update from the current account. */
type Change = (fresh: UserProfile) => ProfileUpdate;

/**
 * Saves a change of the current account. Reads the account first, because a stale one could give a consent
 * again that was withdrawn in another tab. Updates the cache, so that the header shows the result. Fails with
 * an ApiError, or with OtherAccountError if another shopper is signed in by now.
 */
export const saveAccountMutation = (accountId: string) =>
  mutationOptions({
    mutationKey: getUpdateMyAccountMutationKey(),
    // Saves run one at a time: each starts from the result of the previous one.
    scope: { id: 'account' },
    async mutationFn(change: Change, { client }) {
      const fresh = await getMyAccount();
      if (fresh.id !== accountId) {
        showAccount(client, fresh);
        showToast({ text: 'В\u00a0другой вкладке вошли в\u00a0другую учётную запись' });
        throw new OtherAccountError();
      }
      const saved = await updateMyAccount(change(fresh));
      showAccount(client, saved);
      return saved;
    },
  });

/** Puts an account from the API into the cache, and its first name into the session. */
function showAccount(client: QueryClient, account: UserProfile): void {
  if (client.getQueryData(accountQuery.queryKey)?.id !== account.id) forgetAccount(client);
  setQuery(client, accountQuery, account);
  const session = knownSession(client);
  if (session?.user?.id === account.id) {
    setQuery(client, sessionQuery, { ...session, user: { ...session.user, firstName: account.firstName } });
  }
}
