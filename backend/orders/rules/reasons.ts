/** Why an order was cancelled that waited for its payment in vain. Only such an order can be paid late. */
export const UNPAID = 'UNPAID';
