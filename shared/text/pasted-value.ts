import { cleanLine } from './clean-text.ts';

/** Longer texts are returned unchanged. They then fail the check of their length. */
const LONGEST = 320;

/** Characters that people copy by accident around a value. */
const QUOTES = new Set('"\'`´«»„“”‟‹›‚‘’‛<>'.split(''));
const MARKS = new Set('.,;:!'.split(''));

/**
 * Cleans a pasted value: removes invisible characters, spaces and quotes around it, and punctuation after it.
 * Full-width letters and digits become ordinary ones, and all kinds of spaces ordinary spaces.
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
