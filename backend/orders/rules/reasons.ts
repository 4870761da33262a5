/**
 * The reason of a cancellation: the payment did not arrive in time. Only an order with this reason can still
 * be paid late.
 */
export const UNPAID = 'UNPAID';
