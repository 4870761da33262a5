import type { UnmetPart } from '#contract/client/client.schemas.ts';
import { agree, genderOfAdjective } from '#shared/text/agreement.ts';
import { stem } from '../language/stem.ts';
import { smallWords } from '../language/words/small-words.ts';
import type { Interpretation, Loosened } from './attempt.ts';
import { type Query, toQuery, without } from './reading/query.ts';

/**
 * The text of the query as it was searched for: without the ignored parts, and with substitutes in place of
 * words.
 */
export function shownText(query: Query, interpretations: readonly Interpretation[]): string {
  const dropped = interpretations
    .filter(({ part: { want }, as }) => as === 'nothing' && (!want.isOptional || want.isUnwanted))
    .map(({ part }) => part);
  const replaced = interpretations.filter(
    ({ part, as }) => as === 'words' && part.want.nearest !== undefined,
  );
  // Whether the text already contains the substitute. If it replaces several words, it is written only once:
  // for «костюм тройка», a jacket replaces both words.
  const isSaid = (by: string, place: number) =>
    replaced.slice(0, place).some(({ part }) => part.want.nearest === by) ||
    query.tokens.some(({ word }) => stem(word) === stem(by));
  if (dropped.length === 0 && replaced.length === 0) return query.text;
  let text = query.text;
  const changes = [
    ...dropped.map(({ first, end }) => ({ first, end, by: '' })),
    ...replaced.map(({ part: { first, end, want } }, place) => {
      const by = want.nearest ?? '';
      return { first, end, by: isSaid(by, place) ? '' : inFormOf(query, end - 1, by) };
    }),
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

/** Index of the first word to leave out. A preposition before an ignored word is left out as well. */
function beforeLittle({ tokens }: Query, first: number): number {
  let place = first;
  while (place > 0 && smallWords.has(tokens[place - 1]?.word ?? '')) place--;
  return place;
}

/**
 * Gives an adjective that is a substitute the grammatical form of the word that it replaces: «кружевное»
 * becomes «атласное», not «атласный».
 */
function inFormOf({ tokens }: Query, place: number, by: string): string {
  const gender = genderOfAdjective(tokens[place]?.word ?? '');
  return (gender && genderOfAdjective(by) && agree(by, gender)) ?? by;
}

/** Maximum numbers of entries that the contract allows in a response. */
const MOST_UNMET = 12;
const LONGEST_WORDS = 100;
const LONGEST_SHOWN = 120;

/** The parts of a query that the found goods do not fulfil (openapi, UnmetPart). */
export function unmetOf(
  query: Query,
  interpretations: readonly Interpretation[],
  loosened: Loosened,
): UnmetPart[] {
  return interpretations
    .flatMap((interpretation): UnmetPart[] => {
      const how = howInterpreted(interpretation, loosened);
      if (!how) return [];
      const { first, end } = interpretation.part;
      const [from, to] = [query.tokens[beforeLittle(query, first)]?.from, query.tokens[end - 1]?.to];
      const sign = /^\s?%/.exec(query.text.slice(to))?.[0] ?? '';
      const words = `${query.text.slice(from, to)}${sign}`.slice(0, LONGEST_WORDS).trim();
      return words === '' ? [] : [{ words, ...how }];
    })
    .slice(0, MOST_UNMET);
}

type How = Pick<UnmetPart, 'how' | 'shown'>;

function howInterpreted(
  { part: { want, reading }, as }: Interpretation,
  loosened: Loosened,
): How | undefined {
  const isLost = want.isUnwanted && want.alternatives.length === 0;
  if (isLost || (as === 'nothing' && (!want.isOptional || want.isUnwanted))) {
    return { how: 'ignored', shown: null };
  }
  if (typeof as === 'object') return reading?.isNear ? widened(reading.name) : undefined;
  if (as === 'nothing') return undefined;
  const loose = loosened.get(want);
  if (loose === 'mentioned') return { how: 'mentioned', shown: null };
  if (loose === 'widened') return widened(want.less?.shown ?? '');
  const shown = want.nearest ?? want.like;
  return shown === undefined ? undefined : widened(shown);
}

function widened(shown: string): How | undefined {
  return shown === '' ? undefined : { how: 'widened', shown: shown.slice(0, LONGEST_SHOWN) };
}
