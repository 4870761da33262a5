import { readEmail } from '../forms/email.ts';

/** What the search text of an operator may mean. */
export type OrderSearch = {
  /**
   * The text in lower case, with «е» for ё. It is compared with e-mail addresses (any part), and with SKUs
   * and vendor codes (only their beginning).
   */
  text: string;
  /** Words that must all occur in a person's name; empty if the text is a phone or an order number. */
  words: string[];
  /** Last digits of a phone, 4 to 15; null if the text is not a phone. */
  phoneEnd: string | null;
  /** Consecutive digits of an order number, without hyphens; null if the text is not a number. */
  numberPart: string | null;
};

const PHONE = /^\+?[\d\s().\-–—]+$/;
const NUMBER = /^[вbv]?(\d{1,7})$/;

/** Makes texts comparable for the search: lower case, «е» for ё. */
export const foldText = (text: string): string => text.toLowerCase().replaceAll('ё', 'е');

/** Reads the search text of an operator (docs/specification.md §3.6). */
export function readOrderSearch(typed: string): OrderSearch {
  const text = typed.includes('@') ? readEmail(typed) : foldText(typed.trim());
  const phoneEnd = PHONE.test(text) ? phoneEndOf(text) : null;
  const numberPart = NUMBER.exec(text.replace(/[\s№\-–—]/g, ''))?.[1] ?? null;
  const isFigures = phoneEnd !== null || numberPart !== null;
  return { text, phoneEnd, numberPart, words: isFigures ? [] : text.split(/\s+/).filter(Boolean) };
}

/**
 * The last digits of a phone number, to compare with stored ones. A Russian prefix (8, 7, or the mistyped 78)
 * is dropped.
 */
function phoneEndOf(text: string): string | null {
  const digits = text.replace(/\D/g, '');
  if (digits.length < 4 || digits.length > 15) return null;
  return /^(?:[78]|78)\d{10}$/.test(digits) ? digits.slice(-10) : digits;
}
