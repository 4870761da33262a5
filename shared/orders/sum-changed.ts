/** What is said when an order costs another sum than was seen, and nothing else is known. */
export const SUM_CHANGED = 'Сумма заказа изменилась';
