import { formatPhone, readPhone } from '#shared/forms/phone.ts';
import { NBSP } from '#shared/text/typography.ts';

/**
 * Number of digits in a Russian phone number with its country code, and the highest number that E.164 allows.
 */
const RUSSIAN = 11;
const LONGEST = 15;

/**
 * A typed or pasted phone number in E.164 format, possibly incomplete. «8 999…», ten digits and «7…» become
 * +7…; numbers of other countries keep their code. Empty if there are no digits.
 */
export function phoneOf(text: string): string {
  const whole = readPhone(text);
  if (whole !== null) return whole;
  const plus = text.trimStart().startsWith('+');
  const digits = text.replace(/\D/g, '');
  if (digits === '') return plus ? '+' : '';
  if (plus && !digits.startsWith('7')) return `+${digits.slice(0, LONGEST)}`;
  return `+7${withoutCode(digits, plus).slice(0, RUSSIAN - 1)}`;
}

/** The digits of a Russian number after its country code. */
function withoutCode(digits: string, plus: boolean): string {
  // The shopper pasted a complete number after the «+7» in the field.
  if (/^7[78]\d{10}$/.test(digits)) return digits.slice(2);
  return plus || /^[78]/.test(digits) ? digits.slice(1) : digits;
}

/** Whether a number returned by {@link phoneOf} is complete. */
export function isWholePhone(e164: string): boolean {
  return e164.startsWith('+7') ? e164.length === RUSSIAN + 1 : /^\+\d{8,15}$/.test(e164);
}

/**
 * The text of a phone field after a key was pressed: the grouped number and the new position of the caret.
 */
export function typedPhone(text: string, caret: number): { text: string; caret: number } {
  const shown = formatPhone(phoneOf(text));
  // The caret stays after the same number of digits as before grouping.
  let left = phoneOf(text.slice(0, caret)).length;
  if (left >= phoneOf(text).length) return { text: shown, caret: shown.length };
  let at = 0;
  for (; at < shown.length && left > 0; at++) if (shown[at] !== NBSP) left -= 1;
  return { text: shown, caret: at };
}
