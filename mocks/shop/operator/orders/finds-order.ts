import { GRAM, type OrderSearch } from '#shared/orders/order-search.ts';
import { foldText } from '#shared/text/fold-text.ts';

/** Whether words contain a typed one. Up to two letters are looked for at the beginning of a word. */
const hasTyped = (words: string, typed: string): boolean =>
  typed.length < GRAM ? ` ${words}`.includes(` ${typed}`) : words.includes(typed);

/** The fields of an order in which a search looks for the text. */
type SearchedOrder = {
  number: string;
  people: readonly { name: string; phone: string }[];
  email: string;
  /** SKUs of the order's lines, and vendor codes of their products. */
  codes: readonly string[];
};

/** Whether an order matches the search. */
export function findsOrder(search: OrderSearch, { number, people, email, codes }: SearchedOrder): boolean {
  const { text, words, phoneParts, numberPart } = search;
  if (text === '') return false;
  const names = foldText(people.map(({ name }) => name).join(' '));
  return (
    phoneParts.some((part) => people.some(({ phone }) => phone.includes(part))) ||
    (numberPart !== null && number.replaceAll('-', '').includes(numberPart)) ||
    (words.length > 0 && words.every((word) => hasTyped(names, word))) ||
    (words.length === 1 && hasTyped(foldText(email), text)) ||
    codes.some((code) => foldText(code).startsWith(text))
  );
}
