import type { SignIn } from '#contract/client/client.schemas.ts';
import type { ShopOperations } from '../../contract/shop-operations.ts';
import type { Account } from '../state/account.ts';
import { Refusal } from '../state/refusal.ts';
import type { ShopState } from '../state/state.ts';
import { endSignIns } from '../state/tokens.ts';
import { myAccount } from './account.ts';

export function signInOperations(
  state: ShopState,
): Pick<ShopOperations, 'getMySignIns' | 'endMySignIn' | 'endMySignIns'> {
  return {
    getMySignIns: ({ visitor }) => ({
      items: signInsOf(state, myAccount(state, visitor), visitor.signInId),
    }),

    endMySignIn({ visitor, params: { signInId } }) {
      const { id: accountId } = myAccount(state, visitor).profile;
      const signIn = state.signIns.find(({ id }) => id === signInId);
      if (signIn?.accountId !== accountId) throw new Refusal('NOT_FOUND');
      endSignIns(state, (id) => id === signIn.id);
    },

    endMySignIns({ visitor }) {
      const { id: accountId } = myAccount(state, visitor).profile;
      endSignIns(state, (_id, ownerId) => ownerId === accountId);
      visitor.cookies = null;
    },
  };
}

/**
 * The devices on which the account is signed in. The one with `ownId` comes first, then the others, most
 * recently used first.
 */
export function signInsOf(state: ShopState, account: Account, ownId?: string): SignIn[] {
  const { id: accountId } = account.profile;
  return state.signIns
    .filter((signIn) => signIn.accountId === accountId && signIn.endedAt === null)
    .map(({ id, device, createdAt, lastSeenAt }) => {
      return { id, device, createdAt, lastSeenAt, current: id === ownId };
    })
    .sort((a, b) => Number(b.current) - Number(a.current) || b.lastSeenAt.localeCompare(a.lastSeenAt));
}
