import type { Registration } from '../../src/generated/model/registration.ts';
import type { SessionUser } from '../../src/generated/model/sessionUser.ts';
import type { ShopOperations } from '../typed-hole.ts';
import { Refusal } from './refusal.ts';
import { type Account, belongingsOf, type ShopState } from './state.ts';
import { ownerOf, type Principal, type Visitor } from './visitor.ts';

const ACCESS_TOKEN_MS = 15 * 60 * 1000;
const COMMON_PASSWORDS = ['1234567890', 'qwertyuiop', 'password12'];

type AccountOperations = Pick<
  ShopOperations,
  | 'getSession'
  | 'deleteSession'
  | 'login'
  | 'register'
  | 'confirmRegistration'
  | 'logout'
  | 'refreshTokens'
  | 'createGuestIdentity'
  | 'getUserIdentity'
  | 'getMyAccount'
>;

export function accountOperations(state: ShopState): AccountOperations {
  const signOut = ({ visitor }: { visitor: Visitor }) => {
    if (visitor.refreshToken) delete state.refreshTokens[visitor.refreshToken];
    visitor.cookies = null;
  };
  return {
    getSession({ visitor: { principal } }) {
      const account = principal?.kind === 'user' ? accountOf(state, principal.id) : undefined;
      return { identity: principal?.kind ?? 'none', user: account ? sessionUser(account) : null };
    },
    deleteSession: signOut,
    logout: signOut,

    login({ visitor, body }) {
      const account = state.accounts.find((candidate) => hasLogin(candidate, body.login));
      if (account?.password !== body.password) throw new Refusal('INVALID_CREDENTIALS');
      if (!account.isConfirmed) throw new Refusal('ACCOUNT_NOT_CONFIRMED');
      signIn(state, visitor, account);
    },

    register({ body }) {
      const to = body.email ?? body.phone;
      if (!to) refuseField('/email', 'required', 'Укажите почту или телефон');
      if (COMMON_PASSWORDS.includes(body.password)) {
        refuseField('/password', 'too_common', 'Этот пароль слишком простой');
      }
      if (!state.accounts.some((account) => hasLogin(account, to))) {
        const account = newAccount(body);
        state.accounts.push(account);
        state.mails.push({ to, accountId: account.profile.id, token: secret() });
      }
      return { status: 'PENDING_CONFIRMATION' };
    },

    confirmRegistration({ visitor, body }) {
      const mail = state.mails.find(({ token }) => token === body.token);
      const account = mail && accountOf(state, mail.accountId);
      if (!account) throw new Refusal('CONFIRMATION_REJECTED');
      state.mails = state.mails.filter((other) => other !== mail);
      account.isConfirmed = true;
      account.profile.isEmailConfirmed = account.profile.email !== '';
      signIn(state, visitor, account);
      return { status: 'CONFIRMED' };
    },

    refreshTokens({ visitor }) {
      const { refreshToken = '' } = visitor;
      const principal = state.refreshTokens[refreshToken];
      if (!principal) {
        visitor.cookies = null;
        throw new Refusal('REFRESH_REJECTED');
      }
      delete state.refreshTokens[refreshToken];
      issueTokens(state, visitor, principal);
    },

    createGuestIdentity({ visitor }) {
      if (visitor.principal) return { ...visitor.principal, expiresAt: endOfToken() };
      const guest: Principal = { id: crypto.randomUUID(), kind: 'guest' };
      issueTokens(state, visitor, guest);
      return { ...guest, expiresAt: endOfToken() };
    },

    getUserIdentity: ({ visitor }) => ({ ...ownerOf(visitor), expiresAt: endOfToken() }),

    getMyAccount({ visitor }) {
      const account = accountOf(state, ownerOf(visitor).id);
      if (!account) throw new Refusal('UNAUTHORIZED');
      return account.profile;
    },
  };
}

function refuseField(pointer: string, code: string, message: string): never {
  throw new Refusal('INVALID_REQUEST', [{ in: 'body', pointer, code, message }]);
}

function accountOf(state: ShopState, id: string): Account | undefined {
  return state.accounts.find((account) => account.profile.id === id);
}

function hasLogin({ profile }: Account, login: string): boolean {
  const digits = login.replace(/\D/g, '').slice(-10);
  return (
    (profile.email !== '' && profile.email === login.trim().toLowerCase()) ||
    (digits.length === 10 && profile.phone === `+7${digits}`)
  );
}

function newAccount({
  firstName,
  email = '',
  phone = '',
  password,
  marketingConsent,
}: Registration): Account {
  return {
    profile: {
      id: crypto.randomUUID(),
      firstName,
      middleName: '',
      lastName: '',
      birthDate: null,
      sex: '',
      phone,
      email: email.toLowerCase(),
      isEmailConfirmed: false,
      pendingEmail: '',
      subscriptions: marketingConsent ? ['EMAIL_NEWS'] : [],
    },
    password,
    isConfirmed: false,
  };
}

function sessionUser({ profile }: Account): SessionUser {
  const { id, firstName, email, phone } = profile;
  return { id, firstName, email: email || null, phone: phone || null };
}

/** Gives the account what the guest had gathered (decisions.md, "Identity") and new tokens. */
function signIn(state: ShopState, visitor: Visitor, account: Account): void {
  const user: Principal = { id: account.profile.id, kind: 'user' };
  if (visitor.guestId) {
    const guest = belongingsOf(state, visitor.guestId);
    const own = belongingsOf(state, user.id);
    for (const line of guest.cart.lines) {
      const same = own.cart.lines.find(({ articleId }) => articleId === line.articleId);
      if (same) same.quantity = Math.min(10, same.quantity + line.quantity);
      else own.cart.lines.push(line);
    }
    own.cart.promoCodes = [...new Set([...own.cart.promoCodes, ...guest.cart.promoCodes])];
    own.cart.version += 1;
    const known = new Set(own.wishlist.map(({ articleId }) => articleId));
    own.wishlist.unshift(...guest.wishlist.filter(({ articleId }) => !known.has(articleId)));
    delete state.belongings[visitor.guestId];
  }
  issueTokens(state, visitor, user);
}

function issueTokens(state: ShopState, visitor: Visitor, { id, kind }: Principal): void {
  const tokens = { access: secret(), refresh: secret() };
  state.accessTokens[tokens.access] = { id, kind, expiresAt: endOfToken() };
  state.refreshTokens[tokens.refresh] = { id, kind };
  visitor.cookies = tokens;
}

function endOfToken(): string {
  return new Date(Date.now() + ACCESS_TOKEN_MS).toISOString();
}

function secret(): string {
  return crypto.randomUUID().replaceAll('-', '');
}
