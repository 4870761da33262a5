import type { ExternalProviderId, ExternalProviders } from '#contract/client/client.schemas.ts';
import { noSuchProvider } from '#shared/web/problem-titles.ts';
import { exampleOf } from '../../contract/contract.ts';
import type { ShopOperations } from '../../contract/shop-operations.ts';
import type { Visitor } from '../../contract/visitor.ts';
import type { Account } from '../state/account.ts';
import type { ExternalPerson } from '../state/external-person.ts';
import { Refusal } from '../state/refusal.ts';
import type { ExternalAttempt, ShopState } from '../state/state.ts';
import { newSecret } from '../state/tokens.ts';
import { hasLogin, isProven, myAccount, newAccount } from './account.ts';
import { giveConsents } from './consents.ts';
import { addressesOf, offerUndo, recordEvent } from './events.ts';
import { CODE_OF_PROVIDER, personForCode } from './external-people.ts';
import { refuseUnproven } from './proof.ts';
import { startSignIn } from './start-sign-in.ts';

type Operations = Pick<
  ShopOperations,
  'getExternalProviders' | 'startExternalSignIn' | 'completeExternalSignIn' | 'unlinkExternalSignIn'
>;

const { providers } = exampleOf<ExternalProviders>('getExternalProviders', 'three');

export function externalSignInOperations(state: ShopState): Operations {
  return {
    getExternalProviders: () => ({ providers }),

    // Returns a URL of the shop as the provider's URL: the mock shop's providers redirect back at once.
    startExternalSignIn({ visitor, params: { provider }, body }) {
      refuseUnknown(provider);
      // A browser that has a cookie for sign-in attempts keeps it, so that two tabs can sign in at the same
      // time.
      const cookie = visitor.attempt ?? newSecret();
      const attempt = { ...body, provider, state: newSecret(), cookie, person: null };
      state.externalAttempts.push(attempt);
      visitor.attemptCookie = cookie;
      const url = new URL(`/login/external/${provider}`, visitor.origin);
      url.searchParams.set('state', attempt.state);
      url.searchParams.set('code', CODE_OF_PROVIDER[provider] ?? 'none');
      return { url: url.href };
    },

    completeExternalSignIn({ visitor, params: { provider }, body }) {
      refuseUnknown(provider);
      const attempt = state.externalAttempts.find(
        (each) => each.state === body.state && each.provider === provider && each.cookie === visitor.attempt,
      );
      if (!attempt) throw new Refusal('EXTERNAL_SIGN_IN_REJECTED');
      const { mode, redirect } = attempt;
      forget(state, attempt);
      const person = attempt.person ?? personForCode(body.code ?? '');
      if (!person) throw new Refusal('EXTERNAL_SIGN_IN_REJECTED');
      const account =
        knownAccount(state, provider, person) ??
        (body.personalDataConsent && openAccount(state, person, body.marketingConsent === true));
      if (!account) {
        state.externalAttempts.push({ ...attempt, person });
        return { status: 'CONSENT_REQUIRED', mode, redirect };
      }
      link(state, visitor, account, { provider, ...person });
      startSignIn(state, visitor, account);
      return { status: 'SIGNED_IN', mode, redirect };
    },

    unlinkExternalSignIn({ visitor, params: { provider } }) {
      const account = myAccount(state, visitor);
      const others = account.identities.filter((identity) => identity.provider !== provider);
      if (others.length === account.identities.length) throw new Refusal('NOT_FOUND');
      refuseUnproven(state, visitor);
      if (!isProven(account) && others.length === 0) throw new Refusal('LAST_WAY_IN');
      account.identities = others;
      recordEvent(state, account, { kind: 'EXTERNAL_UNLINKED', device: visitor.device, provider });
    },
  };
}

function refuseUnknown(provider: ExternalProviderId): void {
  if (!providers.some(({ id }) => id === provider)) throw new Refusal('NOT_FOUND', undefined, noSuchProvider);
}

/**
 * Ends a sign-in attempt; it can be used only once. It is not ended while the shopper is asked for a consent.
 */
function forget(state: ShopState, attempt: ExternalAttempt): void {
  state.externalAttempts = state.externalAttempts.filter((other) => other !== attempt);
}

/**
 * Finds the account linked to this person, or the account with the same confirmed e-mail address.
 * @throws {Refusal} EXTERNAL_EMAIL_UNVERIFIED if an account has the address, but the provider has not
 * confirmed that it is the person's
 */
function knownAccount(
  { accounts }: ShopState,
  provider: ExternalProviderId,
  { subject, email, isEmailVerified }: ExternalPerson,
): Account | undefined {
  const linked = accounts.find(({ identities }) =>
    identities.some((identity) => identity.provider === provider && identity.subject === subject),
  );
  if (linked) return linked;
  const owner = accounts.find((account) => hasLogin(account, email));
  if (owner && !isEmailVerified) throw new Refusal('EXTERNAL_EMAIL_UNVERIFIED');
  return owner;
}

function openAccount(
  state: ShopState,
  { firstName, email, isEmailVerified }: ExternalPerson,
  marketingConsent: boolean,
): Account {
  const account = newAccount(firstName);
  const address = isEmailVerified ? { email, isEmailConfirmed: true } : { pendingEmail: email };
  Object.assign(account.profile, address);
  if (marketingConsent) account.profile.subscriptions = ['EMAIL_NEWS'];
  giveConsents(account, marketingConsent ? ['personal-data', 'marketing'] : ['personal-data']);
  state.accounts.push(account);
  return account;
}

function link(
  state: ShopState,
  { device }: Visitor,
  account: Account,
  { provider, subject }: ExternalPerson & { provider: ExternalProviderId },
): void {
  const { identities } = account;
  if (identities.some((each) => each.provider === provider && each.subject === subject)) return;
  // A new account has no earlier state to restore, so its first event gets no undo link.
  const isNew = !state.signIns.some(({ accountId }) => accountId === account.profile.id);
  if (!isNew) offerUndo(state, account, 'EMAIL', addressesOf(account));
  identities.push({ provider, subject });
  recordEvent(state, account, { kind: 'EXTERNAL_LINKED', device, provider });
}
