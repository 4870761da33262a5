import { CONSENT_TEXTS } from '#shared/forms/consents.ts';
import { daysAfter, UNCONFIRMED_DAYS } from '#shared/forms/newsletter.ts';
import type { ShopOperations } from '../../contract/shop-operations.ts';
import type { Account } from '../state/account.ts';
import { Refusal } from '../state/refusal.ts';
import type { ShopState, StoredSubscription } from '../state/state.ts';
import { hasLogin } from './account.ts';
import { giveConsents, withdrawPurpose } from './consents.ts';

export function newsletterOperations(
  state: ShopState,
): Pick<ShopOperations, 'subscribeToNewsletter' | 'confirmNewsletter' | 'unsubscribe'> {
  return {
    subscribeToNewsletter({ body }) {
      const email = body.email.toLowerCase();
      const live = liveSubscription(state, email);
      if (live?.state === 'confirmed') return;
      const { document, version } = CONSENT_TEXTS.newsletter;
      const request = { document, version, askedAt: new Date().toISOString() };
      if (live) Object.assign(live, request);
      else
        state.newsletter.push({
          id: crypto.randomUUID(),
          email,
          state: 'asked',
          ...request,
          confirmedAt: null,
          endedAt: null,
        });
    },

    confirmNewsletter({ body }) {
      const subscription = state.newsletter.find(({ id }) => mockNewsletterToken(id) === body.token);
      if (!subscription || subscription.state === 'ended') throw new Refusal('NOT_FOUND');
      if (subscription.state !== 'asked') return;
      if (daysAfter(new Date(subscription.askedAt), UNCONFIRMED_DAYS) <= new Date())
        throw new Refusal('NOT_FOUND');
      subscription.state = 'confirmed';
      subscription.confirmedAt = new Date().toISOString();
      const owner = state.accounts.find((account) => hasLogin(account, subscription.email));
      if (owner) moveToAccount(subscription, owner);
    },

    unsubscribe({ body: { token } }) {
      if (endNews(state, token)) return { letters: 'NEWS' };
      if (!token.endsWith(PRICE_DROPS)) throw new Refusal('NOT_FOUND');
      const account = state.accounts.find(({ profile }) => mockUnsubscribeToken(profile.id) === token);
      if (account) withdrawPurpose(account, 'price-drops');
      return { letters: 'PRICE_DROPS' };
    },
  };
}

/** Moves the subscription of an e-mail address to the account that has confirmed this address. */
export function followNewsletter(state: ShopState, account: Account): void {
  for (const subscription of state.newsletter)
    if (subscription.state === 'confirmed' && hasLogin(account, subscription.email))
      moveToAccount(subscription, account);
}

function moveToAccount(subscription: StoredSubscription, account: Account): void {
  subscription.state = 'moved';
  giveConsents(account, ['newsletter']);
  const { profile } = account;
  profile.subscriptions = [...new Set([...profile.subscriptions, 'EMAIL_NEWS' as const])];
}

/**
 * Ends the newsletter for the account or e-mail address that the token belongs to. False for an unknown
 * token.
 */
function endNews(state: ShopState, token: string): boolean {
  if (!token.endsWith(NEWS)) return false;
  const subscription = state.newsletter.find(({ id }) => mockNewsToken(id) === token);
  const account = state.accounts.find((one) =>
    subscription ? hasLogin(one, subscription.email) : mockNewsToken(one.profile.id) === token,
  );
  if (account?.profile.subscriptions.includes('EMAIL_NEWS')) {
    const left = account.profile.subscriptions.filter((name) => name !== 'EMAIL_NEWS');
    account.profile.subscriptions = left;
    if (left.length === 0) withdrawPurpose(account, 'marketing');
  }
  const email = subscription?.email ?? account?.profile.email;
  const live = email === undefined ? undefined : liveSubscription(state, email);
  if (live) Object.assign(live, { state: 'ended', endedAt: new Date().toISOString() });
  return true;
}

/** The token in the latest message to this e-mail address, which either confirms or ends the subscription. */
export function mockTokenSentTo(state: ShopState, email: string): string | undefined {
  const live = liveSubscription(state, email);
  if (!live) return undefined;
  return live.state === 'asked' ? mockNewsletterToken(live.id) : mockNewsToken(live.id);
}

const liveSubscription = (state: ShopState, email: string) =>
  state.newsletter.find(
    (subscription) => subscription.email === email && ['asked', 'confirmed'].includes(subscription.state),
  );

/**
 * The token that confirms a subscription: its id with a suffix. Unlike the token of the real shop, it is not
 * signed.
 */
const mockNewsletterToken = (id: string): string => `${id.replaceAll('-', '')}-confirmed-`;
const NEWS = '-news-token';
const mockNewsToken = (id: string): string => id.replaceAll('-', '') + NEWS;
export const mockUnsubscribeToken = (accountId: string): string =>
  accountId.replaceAll('-', '') + PRICE_DROPS;
const PRICE_DROPS = '-signed-tok';
