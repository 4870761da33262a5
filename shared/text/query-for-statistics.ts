const MAX_LENGTH = 60;
/**
 * Matches seven digits with any separators between them, which may be the number of a phone or a document.
 */
const MANY_DIGITS = /(?:\d[\s().+-]*){7}/;

/**
 * A search query as statistics store it: lower case, single spaces. Null if it may identify a person, or is
 * empty or too long.
 */
export function queryForStatistics(query: string): string | null {
  const plain = query.normalize('NFKC').toLocaleLowerCase('ru').replace(/\s+/g, ' ').trim();
  if (plain === '' || plain.length > MAX_LENGTH) return null;
  return plain.includes('@') || MANY_DIGITS.test(plain) ? null : plain;
}
