import type { GoodsSnapshot } from '../../columns/goods-snapshot.ts';
import type { Base } from './base.ts';
import type { Conditions } from './conditions.ts';
import { colourCounter } from './count-wide.ts';
import { type Tally, toTally } from './counts.ts';
import { askedOfColours, colourOutcome, NOTHING, profileMisses, TOO_MUCH } from './near-misses.ts';
import { createCounts } from './wide-counts.ts';

/**
 * Counts models. A colour that fulfils everything counts for all facets; one that misses the choice of a single facet
 * still counts for that one, as what it would add. A model counts once a value, however many colours have it. Models are
 * counted as wholes if that is enough, else colour by colour.
 */
export function tally(snapshot: GoodsSnapshot, base: Base, conditions: Conditions): Tally {
  const { variantStart, profiles } = snapshot;
  const { groups, onlyReduced, implied, fitsColour } = base;
  const counts = createCounts(snapshot);
  const missedBy = profileMisses(snapshot, conditions);
  const isWholeBase = !onlyReduced && implied === null && fitsColour === null;
  const asksNothing = askedOfColours(conditions) === 0 && isWholeBase;
  const outcomeOf = colourOutcome(snapshot, conditions, counts);
  const countColours = colourCounter(snapshot, base, conditions, counts);
  for (let place = 0; place < groups.length; place += 1) {
    const group = groups[place] as number;
    const misses = missedBy[profiles.of[group] as number] as number;
    if (misses === TOO_MUCH || variantStart[group] === variantStart[group + 1]) continue;
    const outcome = asksNothing ? 'all' : outcomeOf(group, misses, isWholeBase);
    if (outcome === 'done') continue;
    if (outcome === 'open') countColours(group, misses);
    else {
      counts.left(group, misses);
      if (misses === NOTHING) counts.allColours(group);
    }
  }
  return toTally(snapshot, missedBy, counts.finish());
}
