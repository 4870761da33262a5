import type { GoodsSnapshot } from '../../columns/goods-snapshot.ts';
import { type AskedFacet, askedFacets } from './asked-facets.ts';
import type { Base } from './base.ts';
import { readCounts } from './bit-counters.ts';
import type { Conditions } from './conditions.ts';
import { countNarrowly } from './count-narrowly.ts';
import { type Tally, toTally } from './counts.ts';
import { beginNarrowPass, type Counting, type NarrowPass } from './narrow-pass.ts';
import { profileMisses } from './near-misses.ts';

/** Numbers of the choice without what it asks of one facet, where they were counted before. */
export type Known = (without: AskedFacet['id']) => Tally | undefined;

/**
 * Counts models as `wideTally` does, several times as fast; null where rows do not fit into words. Everything is counted
 * of what is left, then each facet that is asked for of what would be left without its choice, unless that is known:
 * several simple passes take less than one that keeps all of them apart. `known` is null where nothing is asked for.
 */
export function narrowTally(
  snapshot: GoodsSnapshot,
  base: Base,
  conditions: Conditions,
  known: Known | null,
): Tally | null {
  const missedBy = profileMisses(snapshot, conditions);
  const begin = (asked: Conditions, counting: Counting) =>
    beginNarrowPass(snapshot, base, asked, { counting, missedBy, asksMade: known === null });
  const pass = begin(conditions, 'everything');
  if (!pass) return null;
  const asked = known ? askedFacets(conditions) : [];
  const others = asked.map(({ id, counting, without }) => {
    const tally = known?.(id) ?? null;
    // Facets of models are counted with everything else.
    return { tally, pass: tally || !counting ? null : begin(without, counting) };
  });
  countNarrowly([pass, ...others.flatMap((other) => other.pass ?? [])]);
  const left = tallyOf(snapshot, pass);
  for (const [place, { of }] of asked.entries()) {
    const other = others[place];
    const tally = other?.pass ? tallyOf(snapshot, other.pass) : other?.tally;
    if (tally) Object.assign(left, of(tally, left));
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
