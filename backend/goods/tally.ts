import type { Base } from './base.ts';
import type { Conditions } from './conditions.ts';
import { narrowCounter } from './count-narrow.ts';
import { wideCounter } from './count-wide.ts';
import { createCounts, type Tally } from './counts.ts';
import type { GoodsSnapshot } from './goods-snapshot.ts';
import { askedOfColours, colourOutcome, modelMisses, NOTHING, TOO_MUCH } from './near-misses.ts';

/**
 * Counts models in one pass. A colour that fulfils everything counts for all facets; one that misses the choice of a
 * single facet still counts for that one, as what it would add. A model counts once a value, however many colours have
 * it. Models are counted as wholes where that is enough, else colour by colour.
 */
export function tally(snapshot: GoodsSnapshot, base: Base, conditions: Conditions): Tally {
  const { variantStart } = snapshot;
  const { groups, onlyReduced, implied } = base;
  const counts = createCounts(snapshot);
  const missesOf = modelMisses(snapshot, conditions);
  const isWholeBase = !onlyReduced && implied === null;
  const asksNothing = askedOfColours(conditions) === 0 && isWholeBase;
  const outcomeOf = colourOutcome(snapshot, conditions, counts);
  const countColours =
    narrowCounter(snapshot, base, conditions, counts) ?? wideCounter(snapshot, base, conditions, counts);
  for (let place = 0; place < groups.length; place += 1) {
    const group = groups[place] as number;
    const misses = missesOf(group);
    if (misses === TOO_MUCH || variantStart[group] === variantStart[group + 1]) continue;
    const outcome = asksNothing ? 'all' : outcomeOf(group, misses, isWholeBase);
    if (outcome === 'done') continue;
    if (outcome === 'open') countColours(group, misses);
    else if (misses !== NOTHING) counts.trait(misses, group);
    else {
      counts.model(group);
      counts.allColours(group);
    }
  }
  return counts.finish();
}
