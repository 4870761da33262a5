import { createHash } from 'node:crypto';
import { countBits } from '../../listing/columns/bits.ts';
import { companionsOf } from './pairs.ts';
import { goTogether, type Piece } from './piece.ts';
import { time } from './seasons.ts';

/** A colour of a model in stock from which outfits are chosen. */
export type Candidate = Piece & {
  groupId: string;
  variantId: string;
  /** Whether more than half of the colour's sizes are in stock. */
  isWellStocked: boolean;
};

/** Minimum number of goods in an outfit besides the product itself. */
export const LEAST_ROLES = 2;

/**
 * Completes an outfit for a product: one product (piece) per role, each compatible with the product and with
 * all other pieces. Pieces bought together with the product (`boughtWith`) are preferred, then pieces for the
 * same time of year, in another colour, with most sizes in stock. Between equal pieces, a hash of the ids
 * decides. Empty if fewer than two roles can be filled.
 */
export function chooseOutfit(
  thing: Piece & { groupId: string },
  candidates: readonly Candidate[],
  boughtWith: readonly string[],
): Candidate[] {
  const chosen: Candidate[] = [];
  const lots = new Map<string, string>();
  const lotOf = ({ variantId }: Candidate) => {
    const lot = lots.get(variantId) ?? draw(thing.groupId, variantId);
    lots.set(variantId, lot);
    return lot;
  };
  const placeOf = ({ groupId }: Candidate) => {
    const place = boughtWith.indexOf(groupId);
    return place < 0 ? boughtWith.length : place;
  };
  for (const role of companionsOf[thing.role]) {
    const worn = [thing, ...chosen];
    const merit = (one: Candidate) =>
      likeness(one.times, thing.times) + Number(one.isWellStocked) + colourMerit(one, thing, chosen);
    const [best] = candidates
      .filter(
        (one) =>
          one.role === role && one.groupId !== thing.groupId && worn.every((other) => goTogether(one, other)),
      )
      .sort(
        (one, other) =>
          placeOf(one) - placeOf(other) || merit(other) - merit(one) || (lotOf(one) < lotOf(other) ? -1 : 1),
      );
    if (best) chosen.push(best);
  }
  return chosen.length < LEAST_ROLES ? [] : chosen;
}

/**
 * A score of how well the times of year of two pieces agree; higher is better. `one` and `other` are bit
 * sets. Compared with goods worn the whole year, winter goods score lowest.
 */
const likeness = (one: number, other: number) =>
  2 - countBits(one ^ other) + Number((one & time.between) === (other & time.between));

/** A score that prefers colours other than the product's, as long as the outfit has at most three colours. */
function colourMerit(one: Piece, thing: Piece, chosen: readonly Piece[]): number {
  if (one.colourFamily === thing.colourFamily) return 0;
  const others = new Set(chosen.map(({ colourFamily }) => colourFamily));
  return others.size < 2 || others.has(one.colourFamily) ? 1 : 0;
}

const draw = (groupId: string, variantId: string) =>
  createHash('sha256').update(`${groupId} ${variantId}`).digest('hex');
