import type { Taken } from './attempt.ts';
import { smallWords } from './language/small-words.ts';
import { type Query, toQuery, without } from './query.ts';

/** The query that is answered: without what was given up, with what came nearest. */
export function shownText(query: Query, takens: readonly Taken[]): string {
  const dropped = takens
    .filter(({ part, as }) => as === 'nothing' && !part.want.isOptional)
    .map(({ part }) => part);
  const replaced = takens.filter(({ part, as }) => as === 'words' && part.want.nearest !== undefined);
  if (dropped.length === 0 && replaced.length === 0) return query.text;
  let text = query.text;
  const changes = [
    ...dropped.map(({ first, end }) => ({ first, end, by: '' })),
    ...replaced.map(({ part }) => ({ first: part.first, end: part.end, by: part.want.nearest ?? '' })),
  ].sort((a, b) => b.first - a.first);
  for (const { first, end, by } of changes) {
    const [from, to] = [
      query.tokens[by === '' ? beforeLittle(query, first) : first]?.from ?? 0,
      query.tokens[end - 1]?.to ?? 0,
    ];
    text = `${text.slice(0, from)}${by}${text.slice(to)}`;
  }
  return without(toQuery(text), []);
}

/** A preposition goes with the word it stands before. */
function beforeLittle({ tokens }: Query, first: number): number {
  let place = first;
  while (place > 0 && smallWords.has(tokens[place - 1]?.word ?? '')) place--;
  return place;
}
