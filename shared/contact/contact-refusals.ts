// Errors of the contact form that a schema cannot find, such as too many attached bytes. `code` names the
// broken rule.

export const tooEarly = {
  code: 'too_early',
  message: 'Проверьте сообщение и\u00a0отправьте ещё раз',
} as const;

export const formExpired = {
  code: 'expired',
  message: 'Страница открыта слишком давно. Отправьте сообщение ещё раз',
} as const;

export const wrongFileKind = {
  code: 'wrong_kind',
  message: 'Подойдут фотографии JPEG, PNG, WebP и\u00a0документы PDF',
} as const;

export const tooManyBytes = {
  code: 'too_big',
  message: 'Все файлы вместе\u00a0— не\u00a0больше 10\u00a0МБ',
} as const;

export const tooManyFiles = { code: 'too_big', message: 'Не\u00a0больше пяти файлов' } as const;
