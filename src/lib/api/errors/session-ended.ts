/** What a shopper reads whose session has ended. */
export const SESSION_ENDED = 'Сессия завершена. Войдите снова';
