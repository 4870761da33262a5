import { cartLimits } from './cart/base/limits.ts';
import { catalogLimits } from './catalog/base/limits.ts';
import { checkoutLimits } from './checkout/base/limits.ts';
import { contactLimits } from './contact/limits.ts';
import { deliveryLimits } from './delivery/base/limits.ts';
import { confirmationLimits } from './domain/consents/confirmation-limits.ts';
import { identityLimits } from './identity/base/limits.ts';
import { newsletterLimits } from './newsletter/limits.ts';
import { operatorLimits } from './operators/base/limits.ts';
import { countWrongTokens } from './operators/wrong-tokens.ts';
import { orderLimits } from './orders/base/limits.ts';
import type { Database } from './platform/db/database.ts';
import { openLimiters } from './platform/limits/limits.ts';
import { refundLimits } from './refunds/base/limits.ts';
import { reportLimits } from './report/limits.ts';
import { reviewLimits } from './reviews/base/limits.ts';

/**
 * Creates the rate limits of all services. If `shared` is given, a database that several processes use,
 * requests are counted in it; otherwise in the memory of this process. Wrong operator tokens are always
 * counted in memory.
 */
export function createLimits(shared?: Database) {
  const open = openLimiters(shared);
  return {
    ...cartLimits(open),
    ...catalogLimits(open),
    ...checkoutLimits(open),
    ...confirmationLimits(open),
    ...contactLimits(open),
    ...deliveryLimits(open),
    ...identityLimits(open),
    ...newsletterLimits(open),
    ...operatorLimits(open),
    ...orderLimits(open),
    ...refundLimits(open),
    ...reportLimits(open),
    ...reviewLimits(open),
    countWrongToken: countWrongTokens(),
  };
}
