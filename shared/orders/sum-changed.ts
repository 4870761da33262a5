/** The message when the sum differs from the one the shopper saw and no more specific reason is known. */
export const SUM_CHANGED = 'Сумма заказа изменилась';
