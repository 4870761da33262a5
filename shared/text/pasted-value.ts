import { cleanLine } from './clean-text.ts';

/** Longer texts are no value that a person pastes; they stay as they are and break the rule of length. */
const LONGEST = 320;

/** What people copy together with a value. */
const QUOTES = new Set('"\'`´«»„“”‟‹›‚‘’‛<>'.split(''));
const MARKS = new Set('.,;:!'.split(''));

/**
 * A pasted value without what came with it: invisible signs, spaces of every kind, quotes around it, marks after it.
 * Full-width letters and figures become usual ones.
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
