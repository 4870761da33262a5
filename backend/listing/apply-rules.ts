import type { SearchBanner } from '#contract/client/client.schemas.ts';
import { currentOf } from '../domain/periods/periods.ts';
import type { GoodsSnapshot } from './columns/goods-snapshot.ts';
import type { Matches } from './facets/choose.ts';
import { stem } from './language/stem.ts';
import { smallWords } from './language/words/small-words.ts';
import { type Found, findGoods } from './search/find.ts';
import { modelsOfCode } from './search/find-code.ts';
import { fitsChoice } from './search/leaves-goods.ts';
import { toQuery } from './search/reading/query.ts';
import type { SearchRules } from './search-rules.ts';

/**
 * How much one step of a boost (a search rule that moves goods up or down) changes the relevance score of
 * goods. For comparison: if their name contains the kind of goods that was searched for, this adds 2.
 */
const STEP = 0.2;
/** Score of pinned models, which a search rule moves to the top; higher than any other score. */
const PINNED = 1000;
const LONGEST_QUERY = 100;

export type Ruled = Found & {
  /** The text that was searched for: the typed query after its synonyms were replaced. */
  searched: string;
  redirectTo: string | null;
  banner: SearchBanner | null;
};

/** Searches for a query, with the retailer's search rules applied. */
export function findByRules(snapshot: GoodsSnapshot, text: string, rules: SearchRules, now: Date): Ruled {
  const isAsked = asks(text);
  const searched = withSynonyms(text, rules);
  const found = findGoods(snapshot, searched);
  return {
    ...found,
    matches: pinned(snapshot, boosted(snapshot, found.matches, rules, isAsked), rules, isAsked),
    searched,
    redirectTo: rules.redirects.find(({ queries }) => isAsked(queries))?.to ?? null,
    banner: bannerAt(
      rules.banners.filter(({ queries }) => queries && isAsked(queries)),
      now,
    ),
  };
}

type Asked = (queries: readonly string[]) => boolean;

/**
 * Creates a function that checks whether the query equals one of the given phrases, in any grammatical form.
 */
function asks(text: string): Asked {
  const key = keyOf(text);
  return (queries) => key !== '' && queries.some((one) => keyOf(one) === key);
}

function keyOf(text: string): string {
  return toQuery(text)
    .tokens.filter(({ word }) => !smallWords.has(word))
    .map(({ word }) => stem(word))
    .join(' ');
}

/**
 * Replaces phrases in a query by the words that the retailer's rules give for them, longest phrases first.
 * The result of a replacement is not replaced again.
 */
export function withSynonyms(text: string, { synonyms }: SearchRules): string {
  if (synonyms.length === 0) return text;
  const query = toQuery(text);
  const stems = query.tokens.map(({ word }) => stem(word));
  const known = synonyms.flatMap(({ words, means }) =>
    words.map((word) => ({ stems: toQuery(word).tokens.map((token) => stem(token.word)), means })),
  );
  let written = '';
  let end = 0;
  for (let place = 0; place < stems.length; place++) {
    const fitting = known
      .filter((one) => one.stems.length > 0 && one.stems.every((own, at) => own === stems[place + at]))
      .sort((a, b) => b.stems.length - a.stems.length)[0];
    if (!fitting) continue;
    const [first, last] = [query.tokens[place], query.tokens[place + fitting.stems.length - 1]];
    if (!first || !last) continue;
    written += query.text.slice(end, first.from) + fitting.means.join(', ');
    end = last.to;
    place += fitting.stems.length - 1;
  }
  return end === 0 ? text : (written + query.text.slice(end)).slice(0, LONGEST_QUERY).trim();
}

/** Adds the scores of boosts, which may be negative, to the models that they concern. */
function boosted(
  snapshot: GoodsSnapshot,
  matches: Matches | null,
  { boosts }: SearchRules,
  isAsked: Asked,
): Matches | null {
  // A boost may name queries, listings or both. One that names only listings does not apply to searches.
  const asked = boosts.filter(({ queries, listings }) => (queries ? isAsked(queries) : !listings));
  if (!matches || asked.length === 0) return matches;
  const scores = Float32Array.from(matches.scores);
  for (const { goods, by } of asked) {
    const groups = modelsAbout(snapshot, goods);
    matches.groups.forEach((group, place) => {
      if (groups.has(group)) scores[place] = (scores[place] ?? 0) + by * STEP;
    });
  }
  return { ...matches, scores };
}

/**
 * The models that a boost moves: the exact results of a search for its goods. Empty if the search has no
 * exact results.
 */
function modelsAbout(snapshot: GoodsSnapshot, goods: string): ReadonlySet<number> {
  const { matches, unmet } = findGoods(snapshot, goods);
  return new Set(matches && unmet.length === 0 ? matches.groups.filter(fitsChoice(snapshot, matches)) : []);
}

/**
 * Moves pinned models to the top, in the order of the rule. A pinned model that does not match the chosen
 * filters is left out.
 */
function pinned(
  snapshot: GoodsSnapshot,
  matches: Matches | null,
  { pins }: SearchRules,
  isAsked: Asked,
): Matches | null {
  const asked = pins.filter(({ queries }) => queries && isAsked(queries));
  const first = scoresOfPins(snapshot, asked);
  if (first.size === 0) return matches;
  const scoreOf = new Map<number, number>();
  matches?.groups.forEach((group, place) => void scoreOf.set(group, matches.scores[place] ?? 0));
  for (const [group, score] of first) scoreOf.set(group, score);
  const groups = Int32Array.from(scoreOf.keys()).sort();
  return { ...matches, groups, scores: Float32Array.from(groups, (group) => scoreOf.get(group) ?? 0) };
}

/** Scores of pinned models. The model that the rule names first gets the highest score. */
function scoresOfPins(snapshot: GoodsSnapshot, pins: SearchRules['pins']): Map<number, number> {
  const first = new Map<number, number>();
  for (const code of pins.flatMap(({ goods }) => goods)) {
    for (const group of modelsOfCode(snapshot.words, code)) {
      if (!first.has(group)) first.set(group, PINNED - first.size);
    }
  }
  return first;
}

/** What the retailer's search rules mean for one listing: scores of models, and banners. */
export type RuledListing = {
  /**
   * Scores by number of the model; models without an entry have the score 0. Null if no rule applies to the
   * listing.
   */
  scores: ReadonlyMap<number, number> | null;
  /** All banners for the listing, even those whose period does not include the current time. */
  banners: SearchRules['banners'];
};

/** The rules that apply to a listing, by its path. */
export function rulesOfListing(snapshot: GoodsSnapshot, path: string, rules: SearchRules): RuledListing {
  const isHere = ({ listings }: { listings?: readonly string[] | undefined }) => listings?.includes(path);
  const scores = new Map<number, number>();
  for (const { goods, by } of rules.boosts.filter(isHere))
    for (const group of modelsAbout(snapshot, goods)) scores.set(group, (scores.get(group) ?? 0) + by);
  for (const [group, score] of scoresOfPins(snapshot, rules.pins.filter(isHere))) scores.set(group, score);
  return { scores: scores.size > 0 ? scores : null, banners: rules.banners.filter(isHere) };
}

/**
 * Finds the banner to show now, and converts it to the contract's form. If the periods of several banners
 * include this time, the one that began last is shown; if several began together, the first in the list.
 */
export function bannerAt(banners: SearchRules['banners'], now: Date): SearchBanner | null {
  const timed = banners.map((banner) => ({ from: banner.starts, to: banner.ends, banner }));
  const found = currentOf(timed, now);
  if (!found) return null;
  const { text, label, to } = found.banner;
  return { text, link: label === undefined || to === undefined ? null : { label, path: to } };
}
