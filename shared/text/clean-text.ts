/** Characters that change the direction of a text. They can make it look different from what it contains. */
const BIDI = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
/**
 * White space characters that become a space in a text of one line. `CONTROL`, below, matches all control
 * characters except the line feed, and halves of surrogate pairs.
 */
const SPACING = /[\t\n\v\f\r\u0085\u2028\u2029]+/g;
const CONTROL = /(?!\n)[\p{Cc}\p{Cs}]/gu;
/**
 * Characters without a visible sign: zero-width characters, soft hyphens, fillers, the empty braille pattern.
 */
export const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cf}\u2800]/gu;
const ANYTHING_TO_CLEAN = /[\p{Cc}\p{Cs}\p{Default_Ignorable_Code_Point}\p{Cf}\u2028\u2029\u2800]/u;

/** Cleans a text of one line: removes control characters, direction marks and invisible characters. */
export const cleanLine = (text: string): string =>
  ANYTHING_TO_CLEAN.test(text)
    ? text.replace(SPACING, ' ').replace(CONTROL, '').replace(INVISIBLE, '')
    : text;

/**
 * Cleans a text of several lines: removes control characters and direction marks. Keeps zero-width
 * characters, which join parts of an emoji; but a text of only such characters becomes empty.
 */
export function cleanLines(text: string): string {
  if (!ANYTHING_TO_CLEAN.test(text)) return text;
  const clean = text
    .replace(/\r\n?|\u0085|\u2028|\u2029/g, '\n')
    .replace(/[\t\v\f]/g, ' ')
    .replace(CONTROL, '')
    .replace(BIDI, '');
  return clean.replace(INVISIBLE, '').trim() === '' ? '' : clean;
}
