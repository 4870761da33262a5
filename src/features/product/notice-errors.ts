import type { ApiError } from '@/lib/api';

/** What is wrong with a wish to hear of a size: at a field, or beside the button. */
export type NoticeErrors = { email?: string; consent?: string; form?: string };

/** What can be told without asking. The shop judges the rest. */
export function checkNotice({ email, consent }: { email: string; consent: boolean }): NoticeErrors {
  const errors: NoticeErrors = {};
  if (email === '') errors.email = 'Заполните поле';
  else if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) errors.email = 'Проверьте адрес почты';
  if (!consent) errors.consent = 'Поставьте отметку, чтобы продолжить';
  return errors;
}

/** A refusal of the shop: by the pointer of its field, the rest beside the button. */
export function refusedFields({ fieldErrors, message }: ApiError): NoticeErrors {
  const of = (pointer: string) => fieldErrors.find((error) => error.pointer === pointer)?.message;
  const email = of('/email');
  const consent = of('/personalDataConsent');
  return email || consent ? { email, consent } : { form: message };
}
