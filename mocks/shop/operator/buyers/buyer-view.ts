import type {
  Buyer,
  BuyerConsent,
  BuyerStay,
  BuyerSummary,
  Consent,
} from '#contract/client/client.schemas.ts';
import { CONSENT_TEXTS, CONSENT_TITLES, consentSentence } from '#shared/forms/consents.ts';
import { viewOf as profileOf } from '../../account/account.ts';
import { signInsOf } from '../../account/sign-ins.ts';
import { viewOf as reviewOf } from '../../reviews/stored-review.ts';
import type { Account } from '../../state/account.ts';
import type { ShopState, StoredContactRequest, StoredOrder } from '../../state/state.ts';
import { keptUntil } from '../requests/operator-requests.ts';
import { findBuyer, ordersOfAccount, ordersOfGuest, requestsFrom, requestsOfAccount } from './find-buyer.ts';

const nameOf = ({ profile }: Account) => [profile.firstName, profile.lastName].filter(Boolean).join(' ');

const contactsOf = ({ profile, phone }: Account) => ({ email: profile.email || null, phone: phone || null });

export function accountSummary(state: ShopState, account: Account): BuyerSummary {
  const orders = ordersOfAccount(state, account.profile.id);
  return {
    id: account.profile.id,
    kind: 'ACCOUNT',
    name: nameOf(account),
    ...contactsOf(account),
    orders: orders.length,
    lastOrderAt: orders[0]?.order.placedAt ?? null,
  };
}

/** A guest, by one of the orders. */
export function guestSummary(
  state: ShopState,
  { order: { contact } }: StoredOrder,
): BuyerSummary | undefined {
  if (!contact) return undefined;
  const orders = ordersOfGuest(state, contact);
  const [last] = orders;
  return (
    last && {
      id: last.order.id,
      kind: 'GUEST',
      name: last.order.contact?.name ?? '',
      email: contact.email,
      phone: contact.phone,
      orders: orders.length,
      lastOrderAt: last.order.placedAt,
    }
  );
}

/** A buyer as operators see one. */
export function buyerView(state: ShopState, id: string): Buyer {
  const found = findBuyer(state, id);
  if (found.kind === 'GUEST') {
    const requests = requestsFrom(state, found);
    return {
      ...whatIsOf(state, found.orders, requests),
      id,
      kind: 'GUEST',
      name: found.orders[0]?.order.contact?.name ?? '',
      email: found.email,
      phone: found.phone,
      profile: null,
      registeredAt: null,
      consents: found.orders.map(consentOfOrder),
      signIns: [],
      newsletter: newsletterAt(state, found.email),
      merges: [],
      reviews: [],
      sameContactsId: null,
    };
  }
  const { account } = found;
  const { email, phone } = contactsOf(account);
  const orders = ordersOfAccount(state, found.id);
  const whole = whatIsOf(state, orders, requestsOfAccount(state, found.id));
  const consents = account.consents.length;
  return {
    ...whole,
    stays: [...whole.stays, ...(consents > 0 ? [stay('CONSENTS', consents)] : [])],
    id: found.id,
    kind: 'ACCOUNT',
    name: nameOf(account),
    email,
    phone,
    profile: profileOf(account),
    registeredAt: account.consents.at(-1)?.givenAt ?? new Date(0).toISOString(),
    consents: account.consents.map(consentOf),
    signIns: signInsOf(state, account),
    newsletter: newsletterAt(state, account.profile.email),
    merges: state.merges.filter(({ accountId }) => accountId === found.id).map(({ at }) => at),
    reviews: state.reviews
      .filter(({ ownerId }) => ownerId === found.id)
      .reverse()
      .map((stored) => ({
        id: stored.id,
        productName: reviewOf(state, stored).line.name,
        stars: stored.written.content.stars,
        state: stored.state,
        writtenAt: stored.written.writtenAt,
      })),
    sameContactsId: email && phone ? (ordersOfGuest(state, { email, phone })[0]?.order.id ?? null) : null,
  };
}

function whatIsOf(
  state: ShopState,
  orders: readonly StoredOrder[],
  requests: readonly StoredContactRequest[],
): Pick<Buyer, 'orders' | 'refunds' | 'requests' | 'stays'> {
  const ids = new Set(orders.map(({ order }) => order.id));
  const refunds = state.refunds.filter(({ orderId, number }) => ids.has(orderId) && number !== null);
  const last = requests[0];
  return {
    orders: orders.map(({ order: { id, number, state: now, placedAt, total }, mergedAt = null }) => ({
      id,
      number,
      state: now,
      placedAt,
      total,
      mergedAt,
    })),
    refunds: refunds.toReversed().map(({ id, orderId, number, state: now, createdAt, steps }) => ({
      id,
      orderId,
      number: number ?? '',
      state: now,
      submittedAt: steps[0]?.at ?? createdAt,
    })),
    requests: requests.map(({ key, state: now, request: { number, at, subject } }) => ({
      id: key,
      number,
      at,
      subject,
      state: now,
    })),
    stays: [
      ...(orders[0]
        ? [
            stay('ORDERS', orders.length),
            stay('ORDER_CONTACTS', orders.length, fiveYearsAfter(orders[0].order.placedAt)),
          ]
        : []),
      ...(refunds.length > 0 ? [stay('REFUNDS', refunds.length)] : []),
      ...(last ? [stay('CONTACT_REQUESTS', requests.length, keptUntil(last.request.at))] : []),
    ],
  };
}

const stay = (what: BuyerStay['what'], count: number, until: string | null = null): BuyerStay => ({
  what,
  count,
  until,
});

const fiveYearsAfter = (at: string): string => `${new Date(at).getUTCFullYear() + 6}-01-01T00:00:00.000Z`;

function consentOf({ id: _, ...consent }: Consent): BuyerConsent {
  const text = Object.values(CONSENT_TEXTS).find(
    ({ purpose, version }) => purpose === consent.purpose && version === consent.version,
  );
  return { ...consent, text: text ? consentSentence(text) : null, orderNumber: null };
}

/** The consent to the processing of personal data that each order needs. */
export function consentOfOrder({ order: { placedAt, number } }: StoredOrder): BuyerConsent {
  const text = CONSENT_TEXTS['personal-data'];
  return {
    purpose: text.purpose,
    title: CONSENT_TITLES[text.purpose],
    text: consentSentence(text),
    document: text.document,
    version: text.version,
    givenAt: placedAt,
    withdrawnAt: null,
    orderNumber: number,
  };
}

export const newsletterAt = (state: ShopState, email: string): Buyer['newsletter'] =>
  state.newsletter
    .filter((subscription) => email !== '' && subscription.email === email.toLowerCase())
    .map(({ id: _, state: __, ...stored }) => stored)
    .reverse();
