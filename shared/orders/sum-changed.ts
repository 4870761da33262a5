/** The message if the sum differs from what the shopper saw and no more specific reason is known. */
export const SUM_CHANGED = 'Сумма заказа изменилась';
