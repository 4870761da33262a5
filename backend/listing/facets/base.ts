import type { ListingKind } from '#contract/client/client.schemas.ts';
import { NEW_DAYS } from '#shared/goods/selection-days.ts';
import { derive, type GoodsSnapshot } from '../columns/goods-snapshot.ts';
import { type Conditions, type Filters, hasNoConditions, toConditions } from './conditions.ts';
import { modelMisses, NOTHING } from './near-misses.ts';

/** The goods that match a query. */
export type Matches = {
  /** The models that match. */
  groups: Int32Array;
  /** The relevance of each model, in the order of `groups`; higher is better. */
  scores: Float32Array;
  /** The relevance of a colour; higher is better. Absent if the query mentions no colour. */
  colourScore?: (variant: number) => number;
  /** Facet values that the query mentions. They apply in addition to the shopper's choice. */
  implied?: Filters;
  /**
   * An additional test of each colour that follows from the query, such as for a size that means something
   * else for women than for men.
   */
  fitsColour?: (variant: number) => boolean;
};

export type ListingRef = { id: string; kind: ListingKind };

/** The goods to which a shopper's choice of facet values is applied. */
export type Base = {
  /** Models in ascending order of their numbers. */
  groups: Int32Array;
  /** Relevance of each model, in the order of `groups`; null if all are equally relevant. */
  scores: Float32Array | null;
  colourScore: ((variant: number) => number) | null;
  /**
   * Whether only reduced colours are included. Then each model is represented by its colour with the highest
   * discount.
   */
  onlyReduced: boolean;
  /**
   * Additional conditions on each colour; null if there are no such conditions. The models in `groups`
   * already meet the conditions on models.
   */
  implied: Conditions | null;
  /**
   * A test of each colour for conditions that facet values cannot express; null if there are no such
   * conditions.
   */
  fitsColour: ((variant: number) => boolean) | null;
  /** The key under which counts for these goods are cached; null if they are not cached. */
  key: string | null;
};

const plain = { scores: null, colourScore: null, onlyReduced: false, implied: null, fitsColour: null };

/**
 * The goods of a listing: for new arrivals, the new models; for a sale, the reduced ones of the goods that
 * editors chose, or all reduced goods if they chose none; for other listings, its members. Empty for a
 * listing that is not in the snapshot.
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

/** The goods that match a query. The facet values that the query mentions are applied. */
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

/** The models that editors chose for a listing, by the listing's id. */
function membersOf(snapshot: GoodsSnapshot, id: string): Int32Array {
  const place = snapshot.categoryPlaces.get(id);
  const from = place === undefined ? 0 : snapshot.memberStart[place];
  const to = place === undefined ? 0 : snapshot.memberStart[place + 1];
  return snapshot.members.subarray(from, to);
}

const newestGroups = (snapshot: GoodsSnapshot, count: number): Int32Array =>
  snapshot.newestFirst.slice(0, count).sort();

/** The models that have at least one reduced colour, among the given models or all models. */
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
 * The time in ms from which published models count as new: `NEW_DAYS` before `now`, or earlier if fewer than
 * a tenth of all models were published since then, so that «Новинки» is not empty after a long pause.
 */
export function newSince(
  { published, newestFirst, groupCount }: Pick<GoodsSnapshot, 'published' | 'newestFirst' | 'groupCount'>,
  now: Date,
): number {
  const monthAgo = now.getTime() - newForMs;
  const oldestOfTenth = newestFirst[groupCount - Math.ceil(groupCount * 0.9)];
  return oldestOfTenth === undefined ? monthAgo : Math.min(monthAgo, published[oldestOfTenth] as number);
}

/** The number of new models, which are the first models in `newestFirst`. */
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
 * The number of models in each listing, by the listing's id. A model without colours has no card, so it is
 * not counted.
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
