import { pastedValue } from '../text/pasted-value.ts';
import { NBSP } from '../text/typography.ts';

/**
 * Matches Russian numbers by the first digit of the area or mobile code. Numbers that begin with +7 6 and +7
 * 7 belong to Kazakhstan.
 */
const RUSSIAN = /^7[3489]\d{9}$/;

/**
 * Reads a Russian phone number in any usual spelling: `8…`, ten digits, `+7…` or a mistyped `+7 8…`, with
 * spaces, brackets and hyphens. Accepts quotes, invisible characters and `tel:` around it, and the letters
 * «о» and «з» in place of 0 and 3. Returns it in E.164, or null if it is something else
 * (docs/specification.md §3.5).
 */
export function readPhone(text: string): string | null {
  const pasted = pastedValue(text).replace(/^тел(ефон)?[.:]? ?|^tel: ?/i, '');
  // A text with other characters is no phone number. A plus may only stand at the beginning.
  if (!/^\+?[\doоз\s().\-‐‑‒–—―−/]+$/i.test(pasted) || !/\d{2}/.test(pasted)) return null;
  const plus = pasted.startsWith('+');
  const digits = pasted.replace(/[oо]/gi, '0').replace(/з/gi, '3').replace(/\D/g, '');
  const whole = `7${digits.slice(-10)}`;
  if (!RUSSIAN.test(whole)) return null;
  const prefix = digits.slice(0, -10);
  const usual = plus ? ['7', '78'] : ['', '7', '8', '78'];
  return usual.includes(prefix) ? `+${whole}` : null;
}

/**
 * Matches an extension after a phone number: «доб. 12», «вн. 12», «ext. 12», «#12» and, as in RFC 3966,
 * `;ext=12`.
 */
const EXTENSION =
  /[\s\u00a0,(]*(?:доб|доп|вн|внутр|ext|x|#)[а-яa-z]*[\s\u00a0.:=№]*(\d{1,6})\)?[\s\u00a0]*$/iu;

/** Longer texts cannot be phone numbers. */
const LONGEST = 60;

/**
 * Reads the phone number of a shop or store, which may have an extension: «+7 (4852) 31-31-31 доб. 12».
 * Returns E.164 followed by `;ext=12` (RFC 3966), or null if it is something else.
 */
export function readOfficePhone(text: string): string | null {
  if (text.length > LONGEST) return null;
  const [end = '', extension] = EXTENSION.exec(text.replace(';', ' ')) ?? [];
  const phone = readPhone(text.slice(0, text.length - end.length));
  return phone === null || extension === undefined ? phone : `${phone};ext=${extension}`;
}

/**
 * A `tel:` URL for a phone number in any spelling. A comma before the extension makes phones pause before
 * they dial it.
 */
export function dialled(phone: string): string {
  const [end = '', extension] = EXTENSION.exec(phone.replace(';', ' ')) ?? [];
  const digits = phone.slice(0, phone.length - end.length).replace(/[^\d+]/g, '');
  return `${digits}${extension === undefined ? '' : `,${extension}`}`;
}

const GROUPS = [2, 3, 3, 2, 2] as const;

/**
 * Formats an E.164 number in groups: «+7 999 123 45 67» (docs/specification.md §3.5). Ignores all characters
 * except digits and the plus. An extension follows as «доб.»: «+7 485 231 31 31, доб. 12».
 */
export function formatPhone(e164: string): string {
  const [number = '', extension] = e164.split(';ext=');
  const text = number.replace(/[^\d+]/g, '');
  const parts: string[] = [];
  let at = 0;
  for (const length of GROUPS) {
    parts.push(text.slice(at, at + length));
    at += length;
  }
  parts.push(text.slice(at));
  const formatted = parts.filter(Boolean).join(NBSP);
  return extension === undefined ? formatted : `${formatted}, доб.${NBSP}${extension}`;
}
