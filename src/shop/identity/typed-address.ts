import { emailProblem, readEmail } from '#shared/forms/email.ts';
import { NOT_A_PHONE } from '#shared/forms/field-message.ts';
import { readPhone } from '#shared/forms/phone.ts';
import { requiredMessage } from '#shared/forms/required.ts';
import { isWholePhone, phoneOf } from '@/lib/ui/forms/phone-input';

/** The text of the field «Телефон или почта» as an email address or a phone number. */
export type Address = { kind: 'email' | 'phone'; value: string };

/**
 * Reads a typed login. A text with letters or @ is an email address; any other is a phone number in E.164
 * format, possibly incomplete.
 */
export function readAddress(text: string): Address {
  const phone = readPhone(text);
  if (phone !== null) return { kind: 'phone', value: phone };
  return /[\p{L}@]/u.test(text)
    ? { kind: 'email', value: readEmail(text) }
    : { kind: 'phone', value: phoneOf(text) };
}

/**
 * The error of a typed login; undefined if it has none. The form checks it, because the contract accepts any
 * text as a login.
 */
export function addressProblem(text: string): string | undefined {
  if (text.trim() === '') return requiredMessage('login');
  const { kind, value } = readAddress(text);
  if (kind === 'phone') return isWholePhone(value) ? undefined : NOT_A_PHONE;
  return emailProblem(value);
}
