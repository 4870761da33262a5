import { isWholePhone, phoneOf } from '@/lib/ui/phone-input';

/** What one field «Телефон или почта» holds. */
export type Address = { kind: 'email' | 'phone'; value: string };

export const EMPTY = 'Заполните поле';

/** Letters and @ make it an e-mail; anything else is a phone, as E.164 as far as it goes. */
export function readAddress(text: string): Address {
  const typed = text.trim();
  return /[\p{L}@]/u.test(typed) ? { kind: 'email', value: typed } : { kind: 'phone', value: phoneOf(typed) };
}

/** What is wrong with an address that somebody typed, as far as can be told without asking. */
export function addressProblem(text: string): string | undefined {
  if (text.trim() === '') return EMPTY;
  const { kind, value } = readAddress(text);
  if (kind === 'phone') return isWholePhone(value) ? undefined : 'Введите телефон полностью';
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value) ? undefined : 'Проверьте адрес почты';
}
