const MAX_LENGTH = 60;
/** Seven digits in a row, with any separators, may be a phone or a document number. */
const MANY_DIGITS = /(?:\d[\s().+-]*){7}/;

/**
 * The form of a query for statistics: lower case, single spaces. Null if it may identify a person, is empty or too
 * long.
 */
export function queryForStatistics(query: string): string | null {
  const plain = query.normalize('NFKC').toLocaleLowerCase('ru').replace(/\s+/g, ' ').trim();
  if (plain === '' || plain.length > MAX_LENGTH) return null;
  return plain.includes('@') || MANY_DIGITS.test(plain) ? null : plain;
}
