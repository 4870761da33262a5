import type { GoodsSnapshot } from '../../columns/goods-snapshot.ts';
import type { Base } from './base.ts';
import type { Conditions } from './conditions.ts';
import type { Tally } from './counts.ts';
import { type Known, narrowTally } from './narrow-tally.ts';
import { wideTally } from './wide-tally.ts';

/**
 * Counts models. A colour that fulfils everything counts for all facets; one that misses the choice of a single facet
 * still counts for that one, as what it would add. A model counts once a value, however many colours have it. Models are
 * counted as wholes where that is enough, else colour by colour. `known` is null where nothing is asked for.
 */
export const tally = (
  snapshot: GoodsSnapshot,
  base: Base,
  conditions: Conditions,
  known: Known | null,
): Tally => narrowTally(snapshot, base, conditions, known) ?? wideTally(snapshot, base, conditions);
