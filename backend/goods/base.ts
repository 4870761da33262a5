import type { ListingKind } from '../../src/generated/model/listingKind.ts';
import { asksNothing, type Conditions, type Filters, toConditions } from './conditions.ts';
import { type GoodsSnapshot, keep } from './goods-snapshot.ts';
import { modelMisses, NOTHING } from './near-misses.ts';
import { newCount } from './newness.ts';

/** What the words of a query found. */
export type Matches = {
  /** Models that fit the words. */
  groups: Int32Array;
  /** How well each fits, by the same places; more is better. */
  scores: Float32Array;
  /** How well a colour fits, more is better; absent when the words say nothing of colours. */
  colourScore?: (variant: number) => number;
  /** Choices read from the words, besides the shopper's. */
  implied?: Filters;
};

export type ListingRef = { id: string; kind: ListingKind };

/** The goods to choose among. */
export type Base = {
  /** Models in the order of their numbers. */
  groups: Int32Array;
  /** By the same places; null when all fit equally. */
  scores: Float32Array | null;
  colourScore: ((variant: number) => number) | null;
  /** Whether only reduced colours belong to it, and whether the most reduced one stands for its model. */
  onlyReduced: boolean;
  /** What every colour fulfils, beside belonging; null when that is nothing. Traits are met by `groups` already. */
  implied: Conditions | null;
  /** Under what it is kept with the columns; null when it is not kept. */
  key: string | null;
};

const plain = { scores: null, colourScore: null, onlyReduced: false, implied: null };

/**
 * The goods of a listing: those of its members; the new ones; for a sale the reduced ones, of its members when editors
 * chose some. A listing that the snapshot does not know is empty.
 */
export function baseOfListing(snapshot: GoodsSnapshot, { id, kind }: ListingRef, now: Date): Base {
  if (kind === 'new') {
    const count = newCount(snapshot, now);
    const key = `new ${count}`;
    const groups = keep(snapshot, `groups ${key}`, () => snapshot.newestFirst.slice(0, count).sort());
    return { ...plain, groups, key };
  }
  const members = membersOf(snapshot, id);
  if (kind !== 'sale') return { ...plain, groups: members, key: id };
  const groups = members.length > 0 ? members : keep(snapshot, 'groups sale', () => reducedGroups(snapshot));
  return { ...plain, groups, onlyReduced: true, key: `sale ${id}` };
}

/** The goods that fit a query and what was read from it. */
export function baseOfMatches(snapshot: GoodsSnapshot, matches: Matches): Base {
  const implied = toConditions(snapshot, matches.implied ?? {}, () => true);
  const { groups, scores } = withTraits(snapshot, inOrder(matches), implied);
  return {
    groups,
    scores,
    colourScore: matches.colourScore ?? null,
    onlyReduced: false,
    implied: asksNothing(implied) ? null : implied,
    key: null,
  };
}

/** Members of a listing by its id, whatever its kind. */
export function membersOf(snapshot: GoodsSnapshot, id: string): Int32Array {
  const place = snapshot.categoryPlaces.get(id);
  if (place === undefined) return new Int32Array(0);
  return snapshot.members.subarray(snapshot.memberStart[place], snapshot.memberStart[place + 1]);
}

/** Models with a reduced colour. */
function reducedGroups({ groupOf, priceBefore, variantCount }: GoodsSnapshot): Int32Array {
  const found: number[] = [];
  for (let variant = 0; variant < variantCount; variant += 1)
    if ((priceBefore[variant] as number) > 0) {
      const group = groupOf[variant] as number;
      if (found.at(-1) !== group) found.push(group);
    }
  return Int32Array.from(found);
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
