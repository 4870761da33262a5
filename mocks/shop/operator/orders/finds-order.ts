import { foldText, type OrderSearch } from '#shared/orders/order-search.ts';

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
