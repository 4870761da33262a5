import type { SessionUser } from '#contract/client/client.schemas.ts';
import type { ShopOperations } from '../../contract/shop-operations.ts';
import type { Principal, Visitor } from '../../contract/visitor.ts';
import type { Account } from '../state/account.ts';
import { Refusal } from '../state/refusal.ts';
import type { ShopState } from '../state/state.ts';
import { endOfToken, endSignIns, issueTokens } from '../state/tokens.ts';
import { ownerOf } from '../state/visitor.ts';
import { accountOf, hasLogin, isPendingLogin, isProven } from './account.ts';
import { startPasswordSignIn } from './start-sign-in.ts';

type SessionOperations = Pick<
  ShopOperations,
  | 'getSession'
  | 'deleteSession'
  | 'login'
  | 'logout'
  | 'refreshTokens'
  | 'createGuestIdentity'
  | 'getUserIdentity'
>;

export function sessionOperations(state: ShopState): SessionOperations {
  const signOut = ({ visitor }: { visitor: Visitor }) => {
    const refreshed = state.refreshTokens[visitor.refreshToken ?? ''];
    endSignIns(state, (id) => id === visitor.signInId || id === refreshed?.signInId);
    visitor.cookies = null;
  };
  return {
    getSession({ visitor: { principal } }) {
      const account = principal?.kind === 'user' ? accountOf(state, principal.id) : undefined;
      return { identity: principal?.kind ?? 'none', user: account ? sessionUser(account) : null };
    },
    deleteSession: signOut,
    logout: signOut,

    login({ visitor, body: { login, password } }) {
      const account =
        state.accounts.find((candidate) => hasLogin(candidate, login)) ??
        state.accounts.find(
          (candidate) =>
            !isProven(candidate) && isPendingLogin(candidate, login) && candidate.password === password,
        );
      if (account?.password !== password) throw new Refusal('INVALID_CREDENTIALS');
      if (!isProven(account)) throw new Refusal('ACCOUNT_NOT_CONFIRMED');
      startPasswordSignIn(state, visitor, account);
    },

    refreshTokens({ visitor }) {
      const { refreshToken = '' } = visitor;
      const known = state.refreshTokens[refreshToken];
      if (!known) {
        visitor.cookies = null;
        throw new Refusal('REFRESH_REJECTED');
      }
      delete state.refreshTokens[refreshToken];
      const signIn = state.signIns.find(({ id }) => id === known.signInId);
      if (signIn) signIn.lastSeenAt = new Date().toISOString();
      issueTokens(state, visitor, known, known.signInId);
    },

    createGuestIdentity({ visitor }) {
      if (visitor.principal) return { ...visitor.principal, expiresAt: endOfToken() };
      const guest: Principal = { id: crypto.randomUUID(), kind: 'guest' };
      issueTokens(state, visitor, guest, crypto.randomUUID());
      return { ...guest, expiresAt: endOfToken() };
    },

    getUserIdentity: ({ visitor }) => ({ ...ownerOf(visitor), expiresAt: endOfToken() }),
  };
}

function sessionUser({ profile: { id, firstName, email }, phone }: Account): SessionUser {
  return { id, firstName, email: email || null, phone: phone || null };
}
