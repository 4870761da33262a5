import { accountOf } from '../../account/account.ts';
import type { Account } from '../../state/account.ts';
import { Refusal } from '../../state/refusal.ts';
import type { ShopState, StoredContactRequest, StoredOrder } from '../../state/state.ts';

export type Contacts = { email: string; phone: string };

type FoundBuyer =
  | { kind: 'ACCOUNT'; id: string; account: Account }
  | ({ kind: 'GUEST'; id: string; orders: StoredOrder[] } & Contacts);

/**
 * Finds a buyer by the id of an account or of an order.
 * @throws {Refusal} NOT_FOUND
 */
export function findBuyer(state: ShopState, id: string): FoundBuyer {
  const placed = state.orders.find(({ order }) => order.id === id);
  const account = accountOf(state, id) ?? accountOf(state, placed?.ownerId ?? '');
  if (account) return { kind: 'ACCOUNT', id: account.profile.id, account };
  const contact = placed?.order.contact;
  if (!contact) throw new Refusal('NOT_FOUND');
  const { email, phone } = contact;
  return { kind: 'GUEST', id, email, phone, orders: ordersOfGuest(state, { email, phone }) };
}

/** The orders with these contacts that belong to no account, newest first. */
export const ordersOfGuest = (state: ShopState, { email, phone }: Contacts): StoredOrder[] =>
  state.orders
    .filter(
      ({ ownerId, order: { contact } }) =>
        !accountOf(state, ownerId) &&
        contact?.phone === phone &&
        contact.email.toLowerCase() === email.toLowerCase(),
    )
    .reverse();

export const ordersOfAccount = (state: ShopState, id: string): StoredOrder[] =>
  state.orders.filter(({ ownerId }) => ownerId === id).reverse();

/** The requests of a shopper without an account who gave these contacts, newest first. */
export const requestsFrom = (state: ShopState, { email, phone }: Contacts): StoredContactRequest[] =>
  state.contactRequests
    .filter(({ ownerId, request }) => {
      const [mail, caller] = [request.email, request.phone];
      if (ownerId !== null || (mail === null && caller === null)) return false;
      return (mail ?? email.toLowerCase()) === email.toLowerCase() && (caller ?? phone) === phone;
    })
    .reverse();

export const requestsOfAccount = (state: ShopState, id: string): StoredContactRequest[] =>
  state.contactRequests.filter(({ ownerId }) => ownerId === id).reverse();
