import { searchProductsQueryQMax } from '@/lib/api/bounds';

/** Longer queries are cut. */
export const MAX_QUERY = searchProductsQueryQMax;

/**
 * Normalizes a query: control characters become spaces, spaces are collapsed, at most 100 characters are
 * kept. Removes soft hyphens, which are copied from names on the page, and other invisible characters,
 * including one that reverses the text direction. Joiners inside emoji stay.
 */
export function tidyQuery(text: string): string {
  return (
    text
      .replace(/(?!\u200d)\p{Cf}/gu, '')
      .replace(/[\s\p{Cc}]+/gu, ' ')
      .trim()
      .slice(0, MAX_QUERY)
      // Removes the first half of an emoji that was cut.
      .replace(/[\ud800-\udbff]$/, '')
      .trim()
  );
}

/** Normalizes a query for comparison: lower case, ё as е. The positions of letters stay the same. */
export function foldQuery(text: string): string {
  return Array.from(text, (letter) => {
    const small = letter.toLowerCase();
    if (small === 'ё') return 'е';
    return small.length === letter.length ? small : letter;
  }).join('');
}
