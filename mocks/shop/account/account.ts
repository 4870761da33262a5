import type { AccountEvents, Consents, SignIns, UserProfile } from '#contract/client/client.schemas.ts';
import { readEmail } from '#shared/forms/email.ts';
import { exampleOf } from '../../contract/contract.ts';
import type { Visitor } from '../../contract/visitor.ts';
import type { Account } from '../state/account.ts';
import { Refusal } from '../state/refusal.ts';
import type { ShopState, SignedIn } from '../state/state.ts';
import { ownerOf } from '../state/visitor.ts';

/** Login and password of the account in the contract's examples. */
export const DEMO_CREDENTIALS = { login: 'anna@example.ru', password: 'lipovyy-chay-1986' };

export function demoAccount(): Account {
  const { phone, hasPassword: _, externalProviders, ...profile } = demoProfile();
  return {
    profile,
    phone,
    pendingPhone: '',
    password: DEMO_CREDENTIALS.password,
    consents: exampleOf<Consents>('getMyConsents', 'two').items,
    identities: externalProviders.map((provider) => ({ provider, subject: 'anna' })),
  };
}

/** A sign-in of this account on a second device, as in the examples. */
export function demoSignIn(): SignedIn {
  const other = exampleOf<SignIns>('getMySignIns', 'two').items.find(({ current }) => !current);
  if (!other) throw new Error('The examples have no other device');
  const { current: _, ...signIn } = other;
  return { ...signIn, accountId: demoProfile().id, provenAt: signIn.createdAt, endedAt: null };
}

/** The account events from the examples. */
export const demoEvents = (): ShopState['accountEvents'] =>
  exampleOf<AccountEvents>('getMyAccountEvents', 'several')
    .items.map((event) => ({ ...event, accountId: demoProfile().id }))
    .reverse();

const demoProfile = () => exampleOf<UserProfile>('getMyAccount', 'profile');

/** A new account without data. Its e-mail address and phone are unconfirmed. */
export function newAccount(firstName: string): Account {
  return {
    profile: {
      id: crypto.randomUUID(),
      firstName,
      middleName: '',
      lastName: '',
      birthDate: null,
      sex: '',
      email: '',
      isEmailConfirmed: false,
      pendingEmail: '',
      subscriptions: [],
    },
    phone: '',
    pendingPhone: '',
    password: null,
    consents: [],
    identities: [],
  };
}

export function viewOf({ profile, phone, pendingPhone, password, identities }: Account): UserProfile {
  return {
    ...profile,
    phone: pendingPhone || phone,
    hasPassword: password !== null,
    externalProviders: [...new Set(identities.map(({ provider }) => provider))],
  };
}

export function accountOf(state: ShopState, id: string): Account | undefined {
  return state.accounts.find((account) => account.profile.id === id);
}

/**
 * The visitor's account.
 * @throws {Refusal} UNAUTHORIZED for guests, who have none
 */
export function myAccount(state: ShopState, visitor: Visitor): Account {
  const account = accountOf(state, ownerOf(visitor).id);
  if (!account) throw new Refusal('UNAUTHORIZED');
  return account;
}

/** Whether `login` is a confirmed e-mail address or phone number of the account, however it is spelled. */
export function hasLogin({ profile, phone }: Account, login: string): boolean {
  return isSameAddress(profile.email, login) || isSameAddress(phone, login);
}

/** Whether `login` is an e-mail address or phone number of the account that is not confirmed yet. */
export function isPendingLogin({ profile, pendingPhone }: Account, login: string): boolean {
  return isSameAddress(profile.pendingEmail, login) || isSameAddress(pendingPhone, login);
}

export function isProven({ profile, phone }: Account): boolean {
  return profile.email !== '' || phone !== '';
}

function isSameAddress(known: string, typed: string): boolean {
  if (known === '') return false;
  const digits = typed.replace(/\D/g, '').slice(-10);
  return known === readEmail(typed) || (digits.length === 10 && known === `+7${digits}`);
}
