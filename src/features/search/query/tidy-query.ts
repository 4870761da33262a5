import { searchProductsQueryQMax } from '@/lib/api/bounds';

/** Longer queries are cut. */
export const MAX_QUERY = searchProductsQueryQMax;

/**
 * A query as its address has it: control characters are spaces, spaces are single, and it has at most 100 characters.
 * Soft hyphens go: names on the page carry them, and people copy them. So do other signs without a shape, of which one
 * turns the heading around; what holds an emoji together stays.
 */
export function tidyQuery(text: string): string {
  return (
    text
      .replace(/(?!\u200d)\p{Cf}/gu, '')
      .replace(/[\s\p{Cc}]+/gu, ' ')
      .trim()
      .slice(0, MAX_QUERY)
      // The first half of an emoji that was cut in two.
      .replace(/[\ud800-\udbff]$/, '')
      .trim()
  );
}

/** How two queries are compared: small letters, ё as е. Keeps every letter at its place. */
export function foldQuery(text: string): string {
  return Array.from(text, (letter) => {
    const small = letter.toLowerCase();
    if (small === 'ё') return 'е';
    return small.length === letter.length ? small : letter;
  }).join('');
}
