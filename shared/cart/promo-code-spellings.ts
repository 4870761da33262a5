import { inLatinLayout, inRussianLayout } from '../text/keyboard-layout.ts';
import { inOneScript, lookingLatin, lookingRussian } from '../text/one-script.ts';
import { pastedValue } from '../text/pasted-value.ts';

/** Matches a promo code in the form in which it is stored. The maximum length is that of the contract. */
const CODE = /^[A-ZА-ЯЁ0-9_-]{1,40}$/;
const DASHES = /[‐‑‒–—―−]/gu;

/**
 * The stored codes that a shopper may mean by a typed or pasted text, most likely first:
 * - the text without quotes and spaces;
 * - the text with all letters in one script;
 * - the text with its letters replaced by look-alike letters of the other script;
 * - the text that the same keys type in the other keyboard layout.
 * Empty if the text cannot be a code.
 */
export function promoCodeSpellings(text: string): string[] {
  const bare = (value: string) => value.replace(/\s/gu, '').replace(DASHES, '-').toUpperCase();
  const code = bare(pastedValue(text).replace(/^промокод(?![а-яё])[ :]*/iu, ''));
  const other = [bare(text), code].flatMap((one) => [inRussianLayout(one), inLatinLayout(one)]);
  const found = [code, inOneScript(code), lookingLatin(code), lookingRussian(code), ...other];
  return [...new Set(found.map((one) => one?.toUpperCase() ?? ''))].filter((one) => CODE.test(one));
}
