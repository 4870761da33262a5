import { foldQuery } from '../query/tidy-query';

/** A suggestion in three parts: what comes before the typed part, the typed part, what completes it. */
export type Completion = readonly [before: string, typed: string, after: string];

/**
 * Finds what was typed in a suggestion, at its beginning or at that of a word; capitals and ё make no difference.
 * The typed part is empty when the suggestion only sounds alike.
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
