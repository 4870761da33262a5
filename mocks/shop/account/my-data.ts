import type { MyData } from '#contract/client/client.schemas.ts';
import type { ShopOperations } from '../../contract/shop-operations.ts';
import { draftOf } from '../cart/checkout.ts';
import { orderNow } from '../cart/order-view.ts';
import { addressesOf } from '../cart/saved-addresses.ts';
import { articleOf } from '../goods/articles.ts';
import { refundsOf } from '../refunds/own-refunds.ts';
import { viewOf as refundViewOf } from '../refunds/stored-refund.ts';
import { myReviewsOf } from '../reviews/stored-review.ts';
import { keptRequest } from '../site/stored-request.ts';
import type { Account } from '../state/account.ts';
import { belongingsOf, type ShopState } from '../state/state.ts';
import { myAccount, viewOf } from './account.ts';
import { eventsOf } from './events.ts';
import { measuresOf } from './measures.ts';
import { signInsOf } from './sign-ins.ts';

export function myDataOperations(state: ShopState): Pick<ShopOperations, 'getMyData'> {
  return {
    getMyData: ({ visitor }) => dataOf(state, myAccount(state, visitor), visitor.signInId),
  };
}

/** Everything that the shop keeps about the owner of an account. */
export function dataOf(state: ShopState, account: Account, signInId?: string): MyData {
  const { cart, wishlist } = belongingsOf(state, account.profile.id);
  return {
    exportedAt: new Date().toISOString(),
    profile: viewOf(account),
    consents: account.consents,
    signIns: signInsOf(state, account, signInId),
    measures: measuresOf(state, account.profile.id),
    accountEvents: eventsOf(state, account),
    addresses: addressesOf(state, account.profile.id),
    checkoutDraft: draftOf(state, account.profile.id),
    cart: cart.lines.map(({ articleId, quantity }) => ({ ...named(state, articleId), quantity })),
    wishlist: wishlist.map(({ articleId, addedAt }) => ({ ...named(state, articleId), addedAt })),
    orders: state.orders
      .filter(({ ownerId }) => ownerId === account.profile.id)
      .map(({ order }) => orderNow(state, order))
      .reverse(),
    refunds: refundsOf(state, account.profile.id)
      .filter(({ state: now, number }) => now !== 'CANCELLED' || number !== null)
      .map((stored) => refundViewOf(state, stored))
      .reverse(),
    contactRequests: state.contactRequests
      .filter(({ ownerId }) => ownerId === account.profile.id)
      .map(keptRequest)
      .reverse(),
    newsletter: state.newsletter
      .filter(({ email }) => email === account.profile.email)
      .map(({ id: _, state: __, ...stored }) => stored)
      .reverse(),
    reviews: myReviewsOf(state, account.profile.id),
    reviewMarks: state.reviewMarks
      .filter(({ ownerId }) => ownerId === account.profile.id)
      .map(({ ownerId: _, ...mark }) => mark)
      .reverse(),
    reviewComplaints: state.reviewComplaints
      .filter(({ ownerId }) => ownerId === account.profile.id)
      .map(({ ownerId: _, ...complaint }) => complaint)
      .reverse(),
  };
}

function named(state: ShopState, articleId: string): { articleId: string; name: string; size: string } {
  const found = articleOf(state, articleId);
  return { articleId, name: found?.card.name ?? '', size: found?.article.size ?? '' };
}
