import type { ListingKind } from '#contract/client/client.schemas.ts';
import { NEW_DAYS } from '#shared/goods/selection-days.ts';
import { derive, type GoodsSnapshot } from '../columns/goods-snapshot.ts';
import { type Conditions, type Filters, hasNoConditions, toConditions } from './conditions.ts';
import { modelMisses, NOTHING } from './near-misses.ts';

/** The goods that match a query. */
export type Matches = {
  /** Indexes of the models that match. */
  groups: Int32Array;
  /** The relevance of each model, in the order of `groups`; higher is better. */
  scores: Float32Array;
  /** Relevance of a colour; higher is better. Absent if no colour is mentioned in the query. */
  colourScore?: (variant: number) => number;
  /**
   * Facet values that the query mentions. They apply together with the filters that the shopper has chosen.
   */
  implied?: Filters;
  /**
   * A condition of the search query that each colour must meet besides the filters. Example: size «M» is
   * another number for women than for men.
   */
  fitsColour?: (variant: number) => boolean;
};

export type ListingRef = { id: string; kind: ListingKind };

/** The goods among which the shopper chooses filters: those of a listing, or the results of a query. */
export type Base = {
  /** Numbers of the models, ascending. */
  groups: Int32Array;
  /** Relevance of each model, in the order of `groups`; null if all models are equally relevant. */
  scores: Float32Array | null;
  colourScore: ((variant: number) => number) | null;
  /**
   * Whether only reduced colours belong to these goods. Each model is then shown in its colour with the
   * highest discount.
   */
  onlyReduced: boolean;
  /**
   * Conditions that each colour must meet, in addition to the shopper's filters; null for no conditions. The
   * conditions on models are already applied to `groups`.
   */
  implied: Conditions | null;
  /** A test for conditions that cannot be expressed as facet values; null for no such conditions. */
  fitsColour: ((variant: number) => boolean) | null;
  /** Cache key for the counts of these goods; null if the counts are not cached. */
  key: string | null;
};

const plain = { scores: null, colourScore: null, onlyReduced: false, implied: null, fitsColour: null };

/**
 * The goods of a listing: for new arrivals, the new models; for a sale, those goods chosen by editors that
 * are reduced, or all reduced goods if editors chose none; for other listings, the goods assigned to it.
 * Empty for a listing that is not in the snapshot.
 */
export function baseOfListing(snapshot: GoodsSnapshot, { id, kind }: ListingRef, now: Date): Base {
  if (kind === 'new') {
    const count = newCount(snapshot, now);
    const key = `new ${count}`;
    return { ...plain, groups: derive(snapshot, `groups ${key}`, () => newestGroups(snapshot, count)), key };
  }
  const members = membersOf(snapshot, id);
  if (kind !== 'sale') return { ...plain, groups: members, key: id };
  const reduced = () => withReduced(snapshot, members.length > 0 ? members : null);
  const key = `sale ${id}`;
  return { ...plain, groups: derive(snapshot, `groups ${key}`, reduced), onlyReduced: true, key };
}

/** The goods that match a query, limited to the facet values that the query mentions. */
export function baseOfMatches(snapshot: GoodsSnapshot, matches: Matches): Base {
  const implied = toConditions(snapshot, matches.implied ?? {}, () => true);
  const { groups, scores } = withTraits(snapshot, inOrder(matches), implied);
  return {
    groups,
    scores,
    colourScore: matches.colourScore ?? null,
    onlyReduced: false,
    implied: hasNoConditions(implied) ? null : implied,
    fitsColour: matches.fitsColour ?? null,
    key: null,
  };
}

/** Numbers of the models that were assigned to a listing. */
function membersOf(snapshot: GoodsSnapshot, id: string): Int32Array {
  const place = snapshot.categoryPlaces.get(id);
  const from = place === undefined ? 0 : snapshot.memberStart[place];
  const to = place === undefined ? 0 : snapshot.memberStart[place + 1];
  return snapshot.members.subarray(from, to);
}

const newestGroups = (snapshot: GoodsSnapshot, count: number): Int32Array =>
  snapshot.newestFirst.slice(0, count).sort();

/** The models that have a reduced colour, from the given models or, if null, from all models. */
function withReduced(
  { groupCount, variantStart, priceBefore }: GoodsSnapshot,
  members: Int32Array | null,
): Int32Array {
  const groups = new Int32Array(members?.length ?? groupCount);
  let count = 0;
  for (let place = 0; place < groups.length; place += 1) {
    const group = members ? (members[place] as number) : place;
    const end = variantStart[group + 1] as number;
    let variant = variantStart[group] as number;
    while (variant < end && priceBefore[variant] === 0) variant += 1;
    groups[count] = group;
    if (variant < end) count += 1;
  }
  return groups.slice(0, count);
}

type Scored = { groups: Int32Array; scores: Float32Array };

function inOrder({ groups, scores }: Scored): Scored {
  let place = 1;
  while (place < groups.length && (groups[place - 1] as number) < (groups[place] as number)) place += 1;
  if (place >= groups.length) return { groups, scores };
  const places = Int32Array.from(groups, (_, index) => index);
  return at(
    places.sort((one, other) => (groups[one] as number) - (groups[other] as number)),
    { groups, scores },
  );
}

function withTraits(snapshot: GoodsSnapshot, scored: Scored, conditions: Conditions): Scored {
  if (conditions.traits.every((trait) => trait === null)) return scored;
  const missesOf = modelMisses(snapshot, conditions);
  const { groups } = scored;
  const places = new Int32Array(groups.length);
  let count = 0;
  for (let place = 0; place < groups.length; place += 1)
    if (missesOf(groups[place] as number) === NOTHING) {
      places[count] = place;
      count += 1;
    }
  return at(places.subarray(0, count), scored);
}

const at = (places: Int32Array, { groups, scores }: Scored): Scored => ({
  groups: places.map((place) => groups[place] as number),
  scores: Float32Array.from(places, (place) => scores[place] as number),
});

const newForMs = NEW_DAYS * 24 * 60 * 60 * 1000;

/**
 * Models published at this time or later (in ms) count as new. It is `NEW_DAYS` before `now`, or earlier if
 * fewer than a tenth of all models were published since then, so that «Новинки» is not empty after a long
 * pause.
 */
export function newSince(
  { published, newestFirst, groupCount }: Pick<GoodsSnapshot, 'published' | 'newestFirst' | 'groupCount'>,
  now: Date,
): number {
  const monthAgo = now.getTime() - newForMs;
  const oldestOfTenth = newestFirst[groupCount - Math.ceil(groupCount * 0.9)];
  return oldestOfTenth === undefined ? monthAgo : Math.min(monthAgo, published[oldestOfTenth] as number);
}

/** How many models are new; these are the first ones in `newestFirst`. */
function newCount(snapshot: GoodsSnapshot, now: Date): number {
  const since = newSince(snapshot, now);
  let low = 0;
  let high = snapshot.groupCount;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const group = snapshot.newestFirst[middle] as number;
    if ((snapshot.published[group] as number) >= since) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * Counts the models in each listing, by the listing's id. A model without colours is not shown, so it is not
 * counted.
 */
export function countModels(
  snapshot: GoodsSnapshot,
  listings: readonly ListingRef[],
  now: Date,
): Map<string, number> {
  return new Map(listings.map((listing) => [listing.id, countOf(snapshot, listing, now)]));
}

function countOf(snapshot: GoodsSnapshot, listing: ListingRef, now: Date): number {
  const { groups, onlyReduced, key } = baseOfListing(snapshot, listing, now);
  const { variantStart, priceBefore } = snapshot;
  return derive(snapshot, `count ${key}`, () => {
    let count = 0;
    for (const group of groups) {
      const end = variantStart[group + 1] as number;
      let variant = variantStart[group] as number;
      while (onlyReduced && variant < end && priceBefore[variant] === 0) variant += 1;
      if (variant < end) count += 1;
    }
    return count;
  });
}
