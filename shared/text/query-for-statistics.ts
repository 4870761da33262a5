const MAX_LENGTH = 60;
/**
 * Matches seven digits in a row, with any separators: they may be a phone number or the number of a document.
 */
const MANY_DIGITS = /(?:\d[\s().+-]*){7}/;

/**
 * A search query in the form that statistics store: lower case, single spaces. Null if it may identify a
 * person, is empty or is too long.
 */
export function queryForStatistics(query: string): string | null {
  const plain = query.normalize('NFKC').toLocaleLowerCase('ru').replace(/\s+/g, ' ').trim();
  if (plain === '' || plain.length > MAX_LENGTH) return null;
  return plain.includes('@') || MANY_DIGITS.test(plain) ? null : plain;
}
