/** The message if the sum differs from the one that the shopper saw, and nothing more specific is known. */
export const SUM_CHANGED = 'Сумма заказа изменилась';
