/** Characters that reverse or isolate the direction of a text and so can disguise its content. */
const BIDI = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
/**
 * Whitespace control characters, which become a space in a text of one line. `CONTROL` matches all control
 * characters except the line feed, and halves of surrogate pairs.
 */
const SPACING = /[\t\n\v\f\r\u0085\u2028\u2029]+/g;
const CONTROL = /(?!\n)[\p{Cc}\p{Cs}]/gu;
/** Characters that are invisible: zero-width signs, soft hyphens, fillers, the empty braille pattern. */
export const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cf}\u2800]/gu;
const ANYTHING_TO_CLEAN = /[\p{Cc}\p{Cs}\p{Default_Ignorable_Code_Point}\p{Cf}\u2028\u2029\u2800]/u;

/** A text of one line without control characters, marks of text direction and invisible characters. */
export const cleanLine = (text: string): string =>
  ANYTHING_TO_CLEAN.test(text)
    ? text.replace(SPACING, ' ').replace(CONTROL, '').replace(INVISIBLE, '')
    : text;

/**
 * A text of several lines without control characters and marks of text direction. Zero-width characters stay,
 * because emoji are joined by them; a text that has only such characters becomes empty.
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
