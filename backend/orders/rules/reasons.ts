/**
 * The reason for cancelling an order that was not paid in time. Only an order with this reason can still be
 * paid late.
 */
export const UNPAID = 'UNPAID';

/** Reason of an event by which an operator edited an order. */
export const EDITED = 'EDITED';
/** Reasons of the steps of an order whose edit waits for its surcharge, and then is paid, unpaid or withdrawn. */
export const EDIT_WAITS = 'EDIT_WAITS';
export const EDIT_PAID = 'EDIT_PAID';
export const EDIT_UNPAID = 'EDIT_UNPAID';
export const EDIT_WITHDRAWN = 'EDIT_WITHDRAWN';
