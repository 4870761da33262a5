import type { GoodsSnapshot } from '../columns/goods-snapshot.ts';
import { traitIds } from '../columns/goods-snapshot.ts';
import { newSince } from '../facets/base.ts';
import type { Filters, Matches } from '../facets/choose.ts';
import type { WordIndex } from '../words/word-index.ts';
import { leavesGoods } from './leaves-goods.ts';
import { ownSizeTest } from './own-size.ts';
import type { Part } from './part.ts';
import type { Reading } from './reading/reading.ts';
import type { Want } from './wants.ts';
import { type Weighed, type WeighedBy, weigh } from './weigh.ts';

/**
 * A part of the query and how this attempt interprets it: as facet values (`option` is the index among the
 * values that it may mean), as words, or not at all.
 */
export type Interpretation = { part: Part; as: { option: number } | 'words' | 'nothing' };

/**
 * How the search relaxed words of the query to find something. `widened`: replaced by something similar.
 * `mentioned`: goods need not have the property; it only affects their order.
 */
export type Loosened = ReadonlyMap<Want, 'widened' | 'mentioned'>;

export type Tried = { matches: Matches; loosened: Loosened };

/**
 * Searches once, with the given interpretation of each part of the query. Null if nothing matches. Only the
 * `most` most popular models are searched.
 */
export function attempt(
  snapshot: GoodsSnapshot,
  interpretations: readonly Interpretation[],
  {
    isAnyKind = false,
    most = Number.POSITIVE_INFINITY,
  }: { isAnyKind?: boolean | undefined; most?: number } = {},
): Tried | null {
  const index = snapshot.words;
  const wants = wantsOf(interpretations, isAnyKind);
  if (!wants) return null;
  const choices = interpretations.flatMap(({ part: { reading }, as }) =>
    reading && typeof as === 'object' ? [{ reading, filters: reading.options[as.option] ?? {} }] : [],
  );
  if (choices.length === 0 && wants.every(({ isOptional }) => isOptional)) return null;
  const shades = choices.flatMap(({ reading }) => reading.shades ?? []).reduce(either, null);
  const isLoose = ({ part: { want }, as }: Interpretation) => as === 'nothing' || want.like !== undefined;
  const hinted = interpretations.reduce(
    (bits, interpretation) => bits | (isLoose(interpretation) ? (interpretation.part.hint ?? 0) : 0),
    0,
  );
  const asked = choices.reduce((bits, { reading }) => bits | (reading.audience ?? 0), 0);
  const audience = asked === 0 ? hinted : asked;
  const implied = merged(choices.map(({ filters }) => filters));
  const { byVariant } = index.shades;
  const { groups, scores, loosened } = weighWords(index, { wants, audience, shades, most });
  // If goods only mention a word for the cut in passing, the attempt fails. A later attempt drops the word,
  // with a notice to the shopper.
  if ([...loosened].some(([want, how]) => how === 'mentioned' && want.isOfCut)) return null;
  const fitsColour = ownSizeTest(snapshot, choices);
  const matches: Matches = {
    ...onlyThose({ groups, scores }, testsOf(snapshot, choices)),
    ...(shades ? { colourScore: (variant: number) => shades[byVariant[variant] ?? 0] ?? 0 } : {}),
    implied,
    ...(fitsColour ? { fitsColour } : {}),
  };
  return leavesGoods(snapshot, matches) ? { matches, loosened } : null;
}

type Found = Pick<Matches, 'groups' | 'scores'>;
type ModelTest = (group: number) => boolean;
type Choice = { reading: Reading; filters: Filters };

function onlyThose({ groups, scores }: Found, tests: readonly ModelTest[]): Found {
  if (tests.length === 0) return { groups, scores };
  const fits = (place: number) => tests.every((test) => test(groups[place] ?? 0));
  return {
    groups: groups.filter((_, place) => fits(place)),
    scores: scores.filter((_, place) => fits(place)),
  };
}

/** Tests for conditions that are no facet values: new arrivals, and goods of a single fibre. */
function testsOf(snapshot: GoodsSnapshot, choices: readonly Choice[]): ModelTest[] {
  return [
    ...(choices.some(({ reading }) => reading.isNew) ? [newTest(snapshot)] : []),
    ...choices
      .filter(({ reading }) => reading.isPure)
      .map(({ filters }) => pureTest(snapshot, filters.material ?? [])),
  ];
}

/**
 * Creates a test whether a model is new. It compares publication times with that of the shop's newest model,
 * so that the search needs no clock.
 */
function newTest(snapshot: GoodsSnapshot): ModelTest {
  const newest = snapshot.published[snapshot.newestFirst[0] ?? 0] ?? 0;
  const since = newSince(snapshot, new Date(newest));
  return (group) => (snapshot.published[group] ?? 0) >= since;
}

function pureTest({ traits }: GoodsSnapshot, fibres: readonly string[]): ModelTest {
  const materials = traits[traitIds.indexOf('material')];
  const places = new Set(fibres.map((fibre) => materials?.places.get(fibre)));
  const isPure = materials?.sets.map((set) => set.every((place) => places.has(place))) ?? [];
  return (group) => isPure[materials?.setOf[group] ?? 0] ?? false;
}

type Loose = Weighed & { loosened: Loosened };

/**
 * Relaxes the words of the query until goods match: first one word at a time, then all that can be relaxed.
 */
function relaxWants(index: WordIndex, by: WeighedBy): Loose | undefined {
  const lesser = by.wants.filter(({ less, isOptional }) => less !== undefined && !isOptional);
  const tries = lesser.length > 1 ? [...lesser.map((want) => [want]), lesser] : [lesser];
  for (const loose of tries) {
    if (loose.length === 0) continue;
    const wants = by.wants.map((want) =>
      loose.includes(want)
        ? { ...want, alternatives: [...want.alternatives, ...(want.less?.alternatives ?? [])] }
        : want,
    );
    const weighed = weigh(index, { ...by, wants });
    if (weighed.isStrong) return { ...weighed, loosened: new Map(loose.map((want) => [want, 'widened'])) };
  }
  return undefined;
}

/**
 * Finds goods by the words of a query and computes their relevance. If goods only mention a property in
 * passing («платье на свадьбу»), the property only affects the order.
 */
function weighWords(index: WordIndex, by: WeighedBy): Loose {
  const whole: Loose = { ...weigh(index, by), loosened: new Map() };
  const weighed = whole.isStrong ? whole : (relaxWants(index, by) ?? whole);
  const isKind = ({ isKind: one, isOptional }: Want) => one && !isOptional;
  const isMentioned = weighed.groups.length > 0 && !weighed.isStrong;
  if (!isMentioned || !by.wants.some(isKind) || by.wants.every(isKind)) return weighed;
  const qualities = by.wants.filter((want) => !isKind(want) && !want.isOptional);
  const kinds = by.wants.filter(isKind);
  const weak = qualities.filter((want) => !weigh(index, { ...by, wants: [...kinds, want] }).isStrong);
  const loose = weak.length > 0 ? weak : qualities;
  return {
    ...weigh(index, {
      ...by,
      wants: by.wants.map((want) => (loose.includes(want) ? { ...want, isOptional: true } : want)),
    }),
    loosened: new Map(loose.map((want) => [want, 'mentioned'])),
  };
}

/**
 * The requirements for the parts that are interpreted as words; null if no goods contain one of the required
 * words.
 */
function wantsOf(interpretations: readonly Interpretation[], isAnyKind: boolean): Want[] | null {
  const wants = interpretations.flatMap(({ part, as }): Want[] => {
    if (as === 'nothing') return [];
    if (as === 'words') return [part.want];
    return [{ ...part.want, isOptional: true }];
  });
  if (wants.some(({ isOptional, alternatives }) => !isOptional && alternatives.length === 0)) return null;
  const kinds = wants.filter(({ isKind, isOptional }) => isKind && !isOptional);
  if (!isAnyKind) return wants;
  const any = {
    isKind: true,
    isOptional: false,
    alternatives: kinds.flatMap(({ alternatives }) => alternatives),
  };
  return [any, ...wants.filter((want) => !kinds.includes(want))];
}

function either(one: Float32Array | null, other: Float32Array): Float32Array {
  return one ? one.map((fit, shade) => Math.max(fit, other[shade] ?? 0)) : other;
}

/** Merges filters. Values of the same facet are combined; of several price limits, the last one is used. */
function merged(filters: readonly Filters[]): Filters {
  const all: Record<string, unknown> = {};
  for (const [key, value] of filters.flatMap((one) => Object.entries(one))) {
    const before = all[key];
    all[key] = Array.isArray(value) && Array.isArray(before) ? [...new Set([...before, ...value])] : value;
  }
  return all as Filters;
}
