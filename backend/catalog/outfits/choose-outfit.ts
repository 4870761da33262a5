import { createHash } from 'node:crypto';
import { countBits } from '../../listing/columns/bits.ts';
import { companionsOf } from './pairs.ts';
import { goTogether, type Piece } from './piece.ts';
import { time } from './seasons.ts';

/** A model in one of its colours that is in stock. */
export type Candidate = Piece & {
  groupId: string;
  variantId: string;
  /** Whether most of its sizes are in stock. */
  isWellStocked: boolean;
};

/** Matches are an outfit from so many roles on; fewer say nothing of a whole. */
export const LEAST_ROLES = 2;

/**
 * What completes a thing to an outfit: one piece a role, each going with the thing and with all the others. Among those
 * that do, what is bought together with it comes first, by `boughtWith`, then what is worn at the same time of the year,
 * what has another colour and most of its sizes; a lot drawn by the ids decides between equals. Empty where it would have fewer than two roles.
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

/** The more times of the year two things share the better; beside goods for all the year, those for frost come last. */
const likeness = (one: number, other: number) =>
  2 - countBits(one ^ other) + Number((one & time.between) === (other & time.between));

/** Another colour than that of the thing, and not more than three in all. */
function colourMerit(one: Piece, thing: Piece, chosen: readonly Piece[]): number {
  if (one.colourFamily === thing.colourFamily) return 0;
  const others = new Set(chosen.map(({ colourFamily }) => colourFamily));
  return others.size < 2 || others.has(one.colourFamily) ? 1 : 0;
}

const draw = (groupId: string, variantId: string) =>
  createHash('sha256').update(`${groupId} ${variantId}`).digest('hex');
