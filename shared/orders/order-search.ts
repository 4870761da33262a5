import { readEmail } from '../forms/email.ts';
import { foldText } from '../text/fold-text.ts';

/** The possible meanings of a text that an operator typed into the order search. */
export type OrderSearch = {
  /**
   * The text in lower case and with «е» for ё. It is looked for in e-mail addresses, and at the beginning of
   * SKUs and vendor codes.
   */
  text: string;
  /**
   * Words that must all be found in the buyer's or recipient's name. Empty if the text is a phone number or
   * an order number.
   */
  words: string[];
  /**
   * Digits of which one sequence is in the phone number of the order, as a part or whole. Empty if the text
   * is no phone number.
   */
  phoneParts: string[];
  /** Digits that an order number contains in this order, hyphens ignored. Null if the text is no number. */
  numberPart: string | null;
};

const PHONE = /^\+?[\d\s().\-–—]+$/;
const NUMBER = /^[вbv]?(\d{1,7})$/;

/** Reads what an operator typed into the order search (docs/specification.md §3.6). */
export function readOrderSearch(typed: string): OrderSearch {
  const text = typed.includes('@') ? readEmail(typed) : foldText(typed.trim());
  const phoneParts = PHONE.test(text) ? phonePartsOf(text.replace(/\D/g, '')) : [];
  const numberPart = NUMBER.exec(text.replace(/[\s№\-–—]/g, ''))?.[1] ?? null;
  const isFigures = phoneParts.length > 0 || numberPart !== null;
  return { text, phoneParts, numberPart, words: isFigures ? [] : text.split(/\s+/).filter(Boolean) };
}

const LEAST_DIGITS = 4;
const MOST_DIGITS = 15;

/**
 * What stored phone numbers, `79991234567`, have in common with typed digits. A number whose beginning was
 * typed may begin with 8; a whole one may have lost its prefix or have the mistyped one 78.
 */
function phonePartsOf(digits: string): string[] {
  if (digits.length < LEAST_DIGITS || digits.length > MOST_DIGITS) return [];
  if (/^(?:[78]|78)\d{10}$/.test(digits)) return [digits.slice(-10)];
  return digits.startsWith('8') ? [digits, `7${digits.slice(1)}`] : [digits];
}

/** Length of the parts of texts by which an index finds orders. */
export const GRAM = 3;

/**
 * The parts that words have if they contain a typed one, as `text_grams` stores them: three characters of a
 * word each. Up to two letters are looked for at the beginning of a word, so they follow a space.
 */
export function gramsOf(typed: string): string[] {
  const word = [...typed];
  if (word.length < GRAM) return [` ${typed}`];
  return [...new Set(word.slice(GRAM - 1).map((_, at) => word.slice(at, at + GRAM).join('')))];
}
