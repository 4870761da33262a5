import { readOrderNumber } from '#shared/orders/order-number.ts';
import { readOrderSearch } from '#shared/orders/order-search.ts';
import { foldText } from '#shared/text/fold-text.ts';
import type { ShopOperations } from '../../../contract/shop-operations.ts';
import { accountOf, hasLogin } from '../../account/account.ts';
import { dataOf } from '../../account/my-data.ts';
import { eraseAccount } from '../../account/profile.ts';
import { orderNow } from '../../cart/order-view.ts';
import { viewOf as refundOf } from '../../refunds/stored-refund.ts';
import { keptRequest } from '../../site/stored-request.ts';
import { eraseOrderDrafts } from '../../state/erase-order-drafts.ts';
import { Refusal } from '../../state/refusal.ts';
import type { ShopState } from '../../state/state.ts';
import { endSignIns } from '../../state/tokens.ts';
import { accountSummary, buyerView, consentOfOrder, guestSummary, newsletterAt } from './buyer-view.ts';
import { findBuyer, ordersOfAccount, requestsFrom } from './find-buyer.ts';

type OfBuyers = 'listBuyers' | 'showBuyer' | 'exportBuyer' | 'endBuyerSignIns' | 'deleteBuyer';

/** Maximum number of buyers that are shown. */
const SHOWN = 20;

/** Operations on buyers, with and without accounts. */
export function buyerOperations(state: ShopState): Pick<ShopOperations, OfBuyers> {
  return {
    listBuyers({ query: { search } }) {
      const matches = matcherOf(search);
      const accounts = state.accounts
        .filter(
          ({ profile, phone }) =>
            matches({ name: `${profile.firstName} ${profile.lastName}`, email: profile.email, phone }) ||
            ordersOfAccount(state, profile.id).some(({ order }) => order.number === readOrderNumber(search)),
        )
        .map((account) => accountSummary(state, account));
      const guests = state.orders
        .filter(
          ({ ownerId, order: { contact, number } }) =>
            contact && !accountOf(state, ownerId) && (matches(contact) || number === readOrderNumber(search)),
        )
        .flatMap((stored) => guestSummary(state, stored) ?? [])
        .filter(({ id }, place, all) => all.findIndex((other) => other.id === id) === place)
        .reverse();
      const found = [...accounts, ...guests];
      return { items: found.slice(0, SHOWN), hasMore: found.length > SHOWN };
    },

    showBuyer: ({ params, visitor }) => {
      const buyer = buyerView(state, params.buyerId);
      visitor.subjectId = buyer.id;
      return buyer;
    },

    exportBuyer({ params, visitor }) {
      const found = findBuyer(state, params.buyerId);
      visitor.subjectId = found.id;
      const exportedAt = new Date().toISOString();
      if (found.kind === 'ACCOUNT') return { exportedAt, account: dataOf(state, found.account), guest: null };
      const { email, phone, orders } = found;
      const ids = new Set(orders.map(({ order }) => order.id));
      const guest = {
        name: orders[0]?.order.contact?.name ?? '',
        email,
        phone,
        consents: orders.map(consentOfOrder),
        orders: orders.map(({ order }) => orderNow(state, order)),
        refunds: state.refunds
          .filter(({ orderId, state: now, number }) => ids.has(orderId) && (now !== 'CANCELLED' || number))
          .map((stored) => refundOf(state, stored))
          .reverse(),
        contactRequests: requestsFrom(state, found).map(keptRequest),
        newsletter: newsletterAt(state, email),
      };
      return { exportedAt, account: null, guest };
    },

    endBuyerSignIns({ params, body: { signInId }, visitor }) {
      const found = findBuyer(state, params.buyerId);
      if (found.kind === 'GUEST') throw new Refusal('NOT_FOUND');
      visitor.subjectId = found.id;
      const isOwn = ({ accountId }: { accountId: string }) => accountId === found.id;
      if (signInId !== null && !state.signIns.some((one) => isOwn(one) && one.id === signInId))
        throw new Refusal('NOT_FOUND');
      endSignIns(state, (id, ownerId) => ownerId === found.id && (signInId === null || id === signInId));
      return buyerView(state, found.id);
    },

    deleteBuyer({ params, visitor }) {
      const found = findBuyer(state, params.buyerId);
      visitor.subjectId = found.id;
      if (found.kind === 'ACCOUNT') return eraseAccount(state, found.account);
      const { email, phone } = found;
      eraseOrderDrafts(state, { phone, email });
      if (state.accounts.some((account) => hasLogin(account, email))) return;
      state.newsletter = state.newsletter.filter((one) => one.email !== email.toLowerCase());
      state.stockNotices = state.stockNotices.filter((one) => one.email !== email.toLowerCase());
    },
  };
}

type Contact = { name: string; email: string; phone: string };

/** Whether a person matches what an operator typed: a word of the name, the phone or the e-mail. */
function matcherOf(typed: string): (contact: Contact) => boolean {
  const { text, words, phoneParts } = readOrderSearch(typed);
  return ({ name, email, phone }) => {
    const names = foldText(name).split(/\s+/);
    const begins = (word: string, place: number) =>
      names.some((one) => (place === words.length - 1 ? one.startsWith(word) : one === word));
    return (
      phoneParts.some((end) => phone.endsWith(end)) ||
      (words.length > 0 &&
        (words.every(begins) || (words.length === 1 && email.toLowerCase().startsWith(text))))
    );
  };
}
