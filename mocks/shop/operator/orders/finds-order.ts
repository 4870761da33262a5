import { foldText, type OrderSearch } from '#shared/orders/order-search.ts';

/** The data of an order in which a search looks for the typed text. */
type SearchedOrder = {
  number: string;
  people: readonly { name: string; phone: string }[];
  email: string;
  /** The SKUs of the order's lines, and the vendor codes of their products. */
  codes: readonly string[];
};

/** Whether the search matches the order. */
export function findsOrder(search: OrderSearch, { number, people, email, codes }: SearchedOrder): boolean {
  const { text, words, phoneEnd, numberPart } = search;
  if (text === '') return false;
  const names = foldText(people.map(({ name }) => name).join(' '));
  return (
    (phoneEnd !== null && people.some(({ phone }) => phone.endsWith(phoneEnd))) ||
    (numberPart !== null && number.replaceAll('-', '').includes(numberPart)) ||
    (words.length > 0 && (words.every((word) => names.includes(word)) || foldText(email).includes(text))) ||
    codes.some((code) => foldText(code).startsWith(text))
  );
}
