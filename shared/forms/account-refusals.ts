// Errors in account forms that a schema cannot find. `code` names the broken rule.

export const wrongPassword = { code: 'wrong_password', message: 'Неверный пароль' } as const;

export const wrongCode = {
  code: 'wrong_code',
  message: 'Код не\u00a0подходит. Проверьте его или запросите новый',
} as const;

export const commonPassword = {
  code: 'common_password',
  message: 'Такой пароль легко подобрать. Придумайте другой',
} as const;

export const noAddress = { code: 'required', message: 'Укажите почту или телефон' } as const;

/** An account cannot confirm a phone number: the shop sends no text messages. */
export const phoneUnreachable = {
  code: 'phone_unreachable',
  message: 'Магазин не\u00a0отправляет сообщения на\u00a0телефоны. Укажите почту',
} as const;

const LAST_WAY_IN = 'last_sign_in_way';

/**
 * The error, for e-mail address and phone, if the shopper removes the last confirmed one. Without it, the
 * shopper could no longer sign in.
 */
export const lastSignInAddress = {
  email: {
    code: LAST_WAY_IN,
    message: 'Оставьте почту или сначала подтвердите телефон, иначе вы не\u00A0сможете войти',
  },
  phone: {
    code: LAST_WAY_IN,
    message: 'Оставьте телефон или сначала подтвердите почту, иначе вы не\u00A0сможете войти',
  },
} as const;
