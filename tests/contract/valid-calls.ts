import type { OperationId } from '#contract/operations.ts';
import { accountCalls } from './calls/account.ts';
import { buyerCalls } from './calls/buyers.ts';
import { cartCalls } from './calls/cart.ts';
import { catalogCalls } from './calls/catalog.ts';
import { checkoutCalls } from './calls/checkout.ts';
import { contactCalls } from './calls/contact.ts';
import { contactDeskCalls } from './calls/contact-desk.ts';
import { deliveryCalls } from './calls/delivery.ts';
import { deskCalls } from './calls/desk.ts';
import { externalCalls } from './calls/external.ts';
import { healthCalls } from './calls/health.ts';
import { identityCalls } from './calls/identity.ts';
import { newsletterCalls } from './calls/newsletter.ts';
import { operatorCalls } from './calls/operator.ts';
import { draftCalls } from './calls/order-drafts.ts';
import { orderCalls } from './calls/orders.ts';
import { paymentCalls } from './calls/payments.ts';
import type { Prepare } from './calls/prepare.ts';
import { recoveryCalls } from './calls/recovery.ts';
import { refundCalls } from './calls/refunds.ts';
import { reviewCalls } from './calls/reviews.ts';
import { wishlistCalls } from './calls/wishlist.ts';

/**
 * Preparations of a valid call for every operation. A new operation must be added here, or the type check
 * fails.
 */
export const validCalls: Record<OperationId, Prepare> = {
  ...identityCalls,
  ...recoveryCalls,
  ...externalCalls,
  ...accountCalls,
  ...cartCalls,
  ...deliveryCalls,
  ...checkoutCalls,
  ...orderCalls,
  ...paymentCalls,
  ...operatorCalls,
  ...draftCalls,
  ...deskCalls,
  ...healthCalls,
  ...contactDeskCalls,
  ...buyerCalls,
  ...refundCalls,
  ...reviewCalls,
  ...wishlistCalls,
  ...catalogCalls,
  ...contactCalls,
  ...newsletterCalls,
};
