import { formatPhone } from '#shared/forms/phone.ts';
import { NBSP } from '#shared/text/typography.ts';

/** Digits of a Russian number with its country code, and the most that E.164 allows. */
const RUSSIAN = 11;
const LONGEST = 15;

/**
 * The E.164 string of what was typed or pasted, as far as it goes: «8 999…», ten digits and «7…» become +7, other
 * countries are kept after their plus. An empty string for no digits.
 */
export function phoneOf(text: string): string {
  const plus = text.trimStart().startsWith('+');
  const digits = text.replace(/\D/g, '');
  if (digits === '') return plus ? '+' : '';
  if (plus && !digits.startsWith('7')) return `+${digits.slice(0, LONGEST)}`;
  return `+7${withoutCode(digits, plus).slice(0, RUSSIAN - 1)}`;
}

/** The digits after the country code of a Russian number. */
function withoutCode(digits: string, plus: boolean): string {
  // A whole number pasted after the +7 that was there already.
  if (/^7[78]\d{10}$/.test(digits)) return digits.slice(2);
  return plus || /^[78]/.test(digits) ? digits.slice(1) : digits;
}

/** Whether a number of {@link phoneOf} has all its digits. */
export function isWholePhone(e164: string): boolean {
  return e164.startsWith('+7') ? e164.length === RUSSIAN + 1 : /^\+\d{8,15}$/.test(e164);
}

/** What a phone field shows after a key: the number in groups, and where the caret goes. */
export function typedPhone(text: string, caret: number): { text: string; caret: number } {
  const shown = formatPhone(phoneOf(text));
  // As many characters of the number stand before the caret as did before the grouping.
  let left = phoneOf(text.slice(0, caret)).length;
  if (left >= phoneOf(text).length) return { text: shown, caret: shown.length };
  let at = 0;
  for (; at < shown.length && left > 0; at++) if (shown[at] !== NBSP) left -= 1;
  return { text: shown, caret: at };
}
