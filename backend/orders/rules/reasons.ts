/**
 * Reason of a cancellation because the payment did not arrive in time. Only such an order can still be paid
 * late.
 */
export const UNPAID = 'UNPAID';
