import { readEmail } from '../forms/email.ts';

/** The possible meanings of a text that an operator typed into the order search. */
export type OrderSearch = {
  /**
   * The text in lower case and with «е» for ё. It is looked for anywhere in e-mail addresses, and at the
   * beginning of SKUs and vendor codes.
   */
  text: string;
  /**
   * Words that must all be part of the buyer's or recipient's name. Empty if the text is a phone number or an
   * order number.
   */
  words: string[];
  /** The last 4 to 15 digits of a phone number. Null if the text is no phone number. */
  phoneEnd: string | null;
  /** Digits that an order number contains in this order, hyphens ignored. Null if the text is no number. */
  numberPart: string | null;
};

const PHONE = /^\+?[\d\s().\-–—]+$/;
const NUMBER = /^[вbv]?(\d{1,7})$/;

/** Makes texts comparable for the search: lower case, «е» for ё. */
export const foldText = (text: string): string => text.toLowerCase().replaceAll('ё', 'е');

/** Reads what an operator typed into the order search (docs/specification.md §3.6). */
export function readOrderSearch(typed: string): OrderSearch {
  const text = typed.includes('@') ? readEmail(typed) : foldText(typed.trim());
  const phoneEnd = PHONE.test(text) ? phoneEndOf(text) : null;
  const numberPart = NUMBER.exec(text.replace(/[\s№\-–—]/g, ''))?.[1] ?? null;
  const isFigures = phoneEnd !== null || numberPart !== null;
  return { text, phoneEnd, numberPart, words: isFigures ? [] : text.split(/\s+/).filter(Boolean) };
}

/**
 * The digits of a phone number without its Russian prefix (8, 7, or the mistyped 78), to be compared with the
 * end of stored numbers.
 */
function phoneEndOf(text: string): string | null {
  const digits = text.replace(/\D/g, '');
  if (digits.length < 4 || digits.length > 15) return null;
  return /^(?:[78]|78)\d{10}$/.test(digits) ? digits.slice(-10) : digits;
}
