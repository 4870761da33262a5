import type { ShopOperations } from '../contract/shop-operations.ts';
import type { Tokens } from '../contract/visitor.ts';
import { agreeToNews, consentOperations } from './account/consents.ts';
import { eventOperations } from './account/events.ts';
import { externalSignInOperations } from './account/external-sign-in.ts';
import { measureOperations } from './account/measures.ts';
import { myDataOperations } from './account/my-data.ts';
import { newsletterOperations } from './account/newsletter.ts';
import { profileOperations } from './account/profile.ts';
import { proofOperations } from './account/proof.ts';
import { recoveryOperations } from './account/recovery.ts';
import { registrationOperations } from './account/registration.ts';
import { sessionOperations } from './account/session.ts';
import { signInOperations } from './account/sign-ins.ts';
import { cartOperations } from './cart/carts.ts';
import { checkoutOperations } from './cart/checkout.ts';
import { deliveryOperations } from './cart/delivery.ts';
import { orderOperations } from './cart/orders.ts';
import { paymentOperations } from './cart/payments.ts';
import { savedAddressOperations } from './cart/saved-addresses.ts';
import { sharedWishlistOperations } from './cart/shared-wishlists.ts';
import { wishlistOperations } from './cart/wishlists.ts';
import { storeOperations } from './goods/stores.ts';
import { initialState } from './initial-state.ts';
import { catalogOperations } from './listing/catalog.ts';
import { searchOperations } from './listing/search.ts';
import { suggestionOperations } from './listing/suggestions.ts';
import { logOperations } from './operator/access/call-log.ts';
import { peopleOperations } from './operator/access/people.ts';
import { signingInOperations } from './operator/access/signing-in.ts';
import { buyerOperations } from './operator/buyers/buyers.ts';
import { healthOperations } from './operator/desk/health.ts';
import { todayOperations } from './operator/desk/today.ts';
import { editOrderOperations } from './operator/orders/editing/edit-order.ts';
import { orderDraftOperations } from './operator/orders/order-drafts.ts';
import { orderMoneyOperations } from './operator/orders/order-money.ts';
import { orderNoteOperations } from './operator/orders/order-notes.ts';
import { orderQueueOperations } from './operator/orders/order-queue.ts';
import { orderStepOperations } from './operator/orders/order-steps.ts';
import { packingOperations } from './operator/orders/packing.ts';
import { refundAtCounterOperations } from './operator/refunds/refund-at-counter.ts';
import { refundDecisionOperations } from './operator/refunds/refund-decisions.ts';
import { refundQueueOperations } from './operator/refunds/refund-queue.ts';
import { reportOperations } from './operator/report.ts';
import { operatorRequestOperations } from './operator/requests/operator-requests.ts';
import { operatorReviewOperations } from './operator/reviews/operator-reviews.ts';
import { refundOperations } from './refunds/refunds.ts';
import { reviewMarkOperations } from './reviews/marks.ts';
import { myReviewOperations } from './reviews/my-reviews.ts';
import { productReviewOperations } from './reviews/product-reviews.ts';
import { addressOperations } from './site/addresses.ts';
import { contactOperations } from './site/contact.ts';
import { getIcons } from './site/icons.ts';
import { sitemapOperations } from './site/sitemap.ts';
import { OPERATOR_TOKENS } from './state/desk.ts';
import type { ShopState } from './state/state.ts';

/** A small shop in memory. Its state is plain data, which tests may read and change. */
export type MockShop = {
  state: ShopState;
  /**
   * The tokens of the shop's only browser, in component tests. They take the place of HttpOnly cookies, which
   * a mock cannot set in a real page.
   */
  jar: Tokens | null;
  /** In that browser, the cookie of an external sign-in attempt. */
  attempt: string | null;
  /** In that browser, the registration cookie. */
  registration: string | null;
  /** The session of the desk in the same browser. Its operator is an owner until another operator signs in. */
  desk: string | null;
  /** The cookie of an attempt to sign in to the desk in the same browser. */
  deskAttempt: string | null;
  operations: ShopOperations;
  reset(): void;
};

export function createMockShop(state: ShopState = initialState()): MockShop {
  return {
    state,
    jar: null,
    attempt: null,
    registration: null,
    desk: OPERATOR_TOKENS.owner,
    deskAttempt: null,
    operations: {
      ...catalogOperations(state),
      ...cartOperations(state),
      ...deliveryOperations(state),
      ...checkoutOperations(state),
      ...orderOperations(state, agreeToNews),
      ...refundOperations(state),
      ...orderQueueOperations(state),
      ...orderDraftOperations(state),
      ...orderStepOperations(state),
      ...editOrderOperations(state),
      ...orderNoteOperations(state),
      ...packingOperations(state),
      ...orderMoneyOperations(state),
      ...refundQueueOperations(state),
      ...refundDecisionOperations(state),
      ...refundAtCounterOperations(state),
      ...productReviewOperations(state),
      ...myReviewOperations(state),
      ...reviewMarkOperations(state),
      ...operatorReviewOperations(state),
      ...operatorRequestOperations(state),
      ...buyerOperations(state),
      ...reportOperations(state),
      ...peopleOperations(state),
      ...logOperations(state),
      ...signingInOperations(state),
      ...todayOperations(state),
      ...healthOperations(state),
      ...savedAddressOperations(state),
      ...measureOperations(state),
      ...paymentOperations(state),
      ...wishlistOperations(state),
      ...sharedWishlistOperations(state),
      ...sessionOperations(state),
      ...registrationOperations(state),
      ...recoveryOperations(state),
      ...externalSignInOperations(state),
      ...profileOperations(state),
      ...proofOperations(state),
      ...eventOperations(state),
      ...signInOperations(state),
      ...consentOperations(state),
      ...myDataOperations(state),
      ...searchOperations(state),
      ...suggestionOperations(state),
      ...addressOperations(state),
      ...contactOperations(state),
      ...newsletterOperations(state),
      ...sitemapOperations,
      ...storeOperations,
      getIcons,
      getBuildManifest: () => ({ version: 'mock' }),
      getHealth: () => ({ status: 'ok', database: 'pglite' }),
    },
    reset() {
      Object.assign(state, initialState());
      this.jar = null;
      this.attempt = null;
      this.desk = OPERATOR_TOKENS.owner;
      this.deskAttempt = null;
    },
  };
}

/** Makes all access tokens expire, as they do after 15 minutes. Refresh tokens remain valid. */
export function endAccessTokens(shop: MockShop): void {
  for (const token of Object.values(shop.state.accessTokens)) token.expiresAt = new Date(0).toISOString();
}
