/** A part of a suggestion, and whether the shopper has typed it. */
export type Piece = { text: string; isTyped: boolean };

/**
 * Splits a suggestion into parts: beginnings of words that the shopper has typed, and the text between them.
 */
export function matchedText(text: string, typed: string): Piece[] {
  const words = typed
    .split(/[\s.,\u00a0]+/)
    .filter(Boolean)
    .sort((a, b) => b.length - a.length)
    .map((word) => word.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&').replace(/[её]/gi, '[её]'));
  if (words.length === 0) return [{ text, isTyped: false }];
  const beginnings = new RegExp(`(?<![\\p{L}\\d])(${words.join('|')})`, 'giu');
  return text
    .split(beginnings)
    .map((piece, index) => ({ text: piece, isTyped: index % 2 === 1 }))
    .filter((piece) => piece.text !== '');
}
