import { accountRefusals } from './account-refusals.ts';
import { buyerRefusals } from './buyer-refusals.ts';
import { cartRefusals } from './cart-refusals.ts';
import { catalogRefusals } from './catalog-refusals.ts';
import { checkoutRefusals } from './checkout-refusals.ts';
import { contactRefusals } from './contact-refusals.ts';
import { deliveryRefusals } from './delivery-refusals.ts';
import { deskRefusals } from './desk-refusals.ts';
import { draftRefusals } from './draft-refusals.ts';
import { endedTokens } from './ended-tokens.ts';
import { externalRefusals } from './external-refusals.ts';
import { findingRefusals } from './finding-refusals.ts';
import { healthRefusals } from './health-refusals.ts';
import { identityRefusals } from './identity-refusals.ts';
import { limits } from './limits.ts';
import { newsletterRefusals } from './newsletter-refusals.ts';
import { operatorRefusals } from './operator-refusals.ts';
import { orderRefusals } from './order-refusals.ts';
import { paymentRefusals } from './payment-refusals.ts';
import { refundRefusals } from './refund-refusals.ts';
import type { RefusalCase } from './refusal-case.ts';
import { reviewRefusals } from './review-refusals.ts';
import { spoiltCalls } from './spoilt-calls.ts';

/** Cases that are specific to one operation or a few. */
export const particularRefusals: RefusalCase[] = [
  ...identityRefusals,
  ...externalRefusals,
  ...accountRefusals,
  ...cartRefusals,
  ...deliveryRefusals,
  ...checkoutRefusals,
  ...orderRefusals,
  ...paymentRefusals,
  ...operatorRefusals,
  ...draftRefusals,
  ...deskRefusals,
  ...healthRefusals,
  ...buyerRefusals,
  ...refundRefusals,
  ...reviewRefusals,
  ...catalogRefusals,
  ...contactRefusals,
  ...newsletterRefusals,
  ...findingRefusals,
];

/** Cases generated for all operations: invalid requests, expired tokens and rate limits. */
export const commonRefusals: RefusalCase[] = [...spoiltCalls, ...endedTokens, ...limits];

/** All calls that must be refused because of a mistake by the caller. */
export const refusals: RefusalCase[] = [...particularRefusals, ...commonRefusals];
