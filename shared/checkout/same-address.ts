/** The most addresses that an account keeps (docs/specification.md §3.8). */
export const mostAddresses = 10;

type Address = { city: string; address: string; flat: string | null };

const plain = (text: string) =>
  text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replaceAll(/[\s.,]+/gu, ' ')
    .trim();

/** The same key for spellings of one address that differ in case, spaces, periods and commas. */
export const sameAddress = ({ city, address, flat }: Address): string =>
  [city, plain(address), plain(flat ?? '')].join('|');
