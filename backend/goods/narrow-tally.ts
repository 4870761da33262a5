import { askedFacets } from './asked-facets.ts';
import type { Base } from './base.ts';
import type { Conditions } from './conditions.ts';
import { countNarrowly } from './count-narrowly.ts';
import { type Tally, toTally } from './counts.ts';
import type { GoodsSnapshot } from './goods-snapshot.ts';
import { beginNarrowPass, type Counting, type NarrowPass } from './narrow-pass.ts';
import { profileMisses } from './near-misses.ts';
import { readCounts } from './upright-counts.ts';

/**
 * Counts models as `wideTally` does, several times as fast; null where rows do not fit into words. Everything is counted
 * of what is left, then each facet that is asked for of what would be left without its choice: several simple passes
 * take less than one that keeps all of them apart. Without the only choice there is the whole.
 */
export function narrowTally(
  snapshot: GoodsSnapshot,
  base: Base,
  conditions: Conditions,
  whole: Tally | null,
): Tally | null {
  const begin = (asked: Conditions, counting: Counting) =>
    beginNarrowPass(snapshot, base, asked, {
      counting,
      missedBy: profileMisses(snapshot, asked),
      asksMade: whole === null,
    });
  const pass = begin(conditions, 'everything');
  if (!pass) return null;
  const asked = whole ? askedFacets(conditions) : [];
  // Facets of models are counted with everything else, and the only one that is asked for stands in the whole.
  const passes = asked.map(({ counting, without }) =>
    counting && asked.length > 1 ? begin(without, counting) : null,
  );
  countNarrowly([pass, ...passes.filter((other) => other !== null)]);
  const left = tallyOf(snapshot, pass);
  if (whole && asked.length === 1) return { ...left, ...asked[0]?.of(whole, left) };
  for (const [place, { of }] of asked.entries()) {
    const other = passes[place];
    if (other) Object.assign(left, of(tallyOf(snapshot, other), left));
  }
  return left;
}

function tallyOf(snapshot: GoodsSnapshot, pass: NarrowPass): Tally {
  const { colours, sizes, stores } = pass.counts;
  return toTally(snapshot, pass.missedBy, {
    ...pass,
    colours: readCounts(colours),
    sizes: readCounts(sizes),
    stores: readCounts(stores),
  });
}
