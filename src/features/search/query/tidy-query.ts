import { searchProductsQueryQMax } from '@/lib/api/bounds';

/** Maximum length of a query in characters; longer queries are cut. */
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
      // Cutting may leave half of an emoji (a lone surrogate) at the end: remove it.
      .replace(/[\ud800-\udbff]$/, '')
      .trim()
  );
}

/** Normalizes a query for comparisons: lower case, and е for ё. Each letter keeps its position. */
export function foldQuery(text: string): string {
  return Array.from(text, (letter) => {
    const small = letter.toLowerCase();
    if (small === 'ё') return 'е';
    return small.length === letter.length ? small : letter;
  }).join('');
}
