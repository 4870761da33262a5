/** Maximum number of saved addresses of an account (docs/specification.md §3.8). */
export const mostAddresses = 10;

type Address = { city: string; address: string; flat: string | null };

const plain = (text: string) =>
  text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replaceAll(/[\s.,]+/gu, ' ')
    .trim();

/**
 * A key for comparing addresses. Spellings that differ only in case, spaces, periods and commas have the same
 * key.
 */
export const sameAddress = ({ city, address, flat }: Address): string =>
  [city, plain(address), plain(flat ?? '')].join('|');
