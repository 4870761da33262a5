/**
 * The reason for cancelling an order that was not paid in time. Only an order with this reason can still be
 * paid late.
 */
export const UNPAID = 'UNPAID';
