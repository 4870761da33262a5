import { cleanLine } from './clean-text.ts';

/**
 * Maximum length of a value that a person may paste. A longer text is returned unchanged and then fails the
 * length check.
 */
const LONGEST = 320;

/** Signs that people copy together with a value. */
const QUOTES = new Set('"\'`´«»„“”‟‹›‚‘’‛<>'.split(''));
const MARKS = new Set('.,;:!'.split(''));

/**
 * A pasted value without invisible characters, without spaces and quotes around it, and without punctuation
 * after it. Full-width letters and digits become ordinary ones, and spaces of every kind ordinary spaces.
 */
export function pastedValue(text: string): string {
  if (text.length > LONGEST) return text;
  const line = cleanLine(text.normalize('NFKC')).replace(/\s/gu, ' ');
  let from = 0;
  let to = line.length;
  while (from < to && isAround(line[from])) from += 1;
  while (to > from && (isAround(line[to - 1]) || MARKS.has(line[to - 1] ?? ''))) to -= 1;
  return line.slice(from, to);
}

const isAround = (sign = '') => sign === ' ' || QUOTES.has(sign);
