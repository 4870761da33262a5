import { foldQuery } from '../query/tidy-query';

/** A suggestion split into the text before the typed part, the typed part, and the text after it. */
export type Completion = readonly [before: string, typed: string, after: string];

/**
 * Finds the typed text at the beginning of a suggestion or of one of its words, ignoring case and ё. If it is
 * not there, for example because the suggestion corrects a typing error, the typed part is empty.
 */
export function completionOf(suggestion: string, typed: string): Completion {
  const wanted = foldQuery(typed.trim());
  const text = foldQuery(suggestion);
  if (wanted === '') return ['', '', suggestion];
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1)) {
    if (at > 0 && /[\p{L}\p{N}]/u.test(text[at - 1] ?? '')) continue;
    const end = at + wanted.length;
    return [suggestion.slice(0, at), suggestion.slice(at, end), suggestion.slice(end)];
  }
  return ['', '', suggestion];
}
