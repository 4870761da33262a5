/** The sentence for a shopper whose session has ended. */
export const SESSION_ENDED = 'Сессия завершена. Войдите снова';
