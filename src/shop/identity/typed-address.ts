import { NOT_A_PHONE, NOT_AN_EMAIL } from '#shared/forms/field-message.ts';
import { REQUIRED } from '#shared/forms/required.ts';
import { isWholePhone, phoneOf } from '@/lib/ui/forms/phone-input';

/** What one field «Телефон или почта» holds. */
export type Address = { kind: 'email' | 'phone'; value: string };

/** Letters and @ make it an e-mail; anything else is a phone, as E.164 as far as it goes. */
export function readAddress(text: string): Address {
  const typed = text.trim();
  return /[\p{L}@]/u.test(typed) ? { kind: 'email', value: typed } : { kind: 'phone', value: phoneOf(typed) };
}

/** What is wrong with a typed address, without asking the shop: the contract takes any text for a login. */
export function addressProblem(text: string): string | undefined {
  if (text.trim() === '') return REQUIRED;
  const { kind, value } = readAddress(text);
  if (kind === 'phone') return isWholePhone(value) ? undefined : NOT_A_PHONE;
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value) ? undefined : NOT_AN_EMAIL;
}
