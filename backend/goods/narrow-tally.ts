import type { Base } from './base.ts';
import type { Conditions } from './conditions.ts';
import { countNarrowly } from './count-narrowly.ts';
import { type Tally, toTally } from './counts.ts';
import type { GoodsSnapshot } from './goods-snapshot.ts';
import { beginNarrowPass } from './narrow-pass.ts';

/** Models of one call: a function that is called often is compiled as a whole, one that runs long is not. */
const SLICE = 1024;

/** Counts models as `wideTally` does, several times as fast. Null where rows do not fit into words. */
export function narrowTally(snapshot: GoodsSnapshot, base: Base, conditions: Conditions): Tally | null {
  const pass = beginNarrowPass(snapshot, base, conditions);
  if (!pass) return null;
  const { length } = base.groups;
  for (let from = 0; from < length; from += SLICE) countNarrowly(pass, from, Math.min(from + SLICE, length));
  return toTally(snapshot, pass.missedBy, pass);
}
