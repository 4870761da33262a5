/** Words of a query that count; more make no query clearer, only dearer. */
const MOST_WORDS = 10;

/**
 * The words of a query as the search compares them: letters and digits in small letters, ё as е, each once, at most
 * ten. Signs, control characters and emoji are no words, so a query may have none.
 */
export function queryWords(query: string): string[] {
  const words = query
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('ё', 'е')
    .match(/[\p{L}\p{N}]+/gu);
  return [...new Set(words)].slice(0, MOST_WORDS);
}
