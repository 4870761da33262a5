import { audience } from '../language/words/audience.ts';
import { fieldsIn, nextFrom } from '../words/postings.ts';
import type { WordIndex } from '../words/word-index.ts';
import type { Alternative, Want } from './wants.ts';
import { weightsOf } from './weights.ts';

/** Numbers of the matching models in ascending order, with their relevance. */
export type Weighed = {
  groups: Int32Array;
  scores: Float32Array;
  /** Whether there is a model in which no word of the query is mentioned only in passing. */
  isStrong: boolean;
};

export type WeighedBy = {
  wants: readonly Want[];
  /** Bits of the audiences that the query asks for; 0 if none. */
  audience: number;
  /** Relevance of each shade; null if the query names no colour. */
  shades: Float32Array | null;
  /** Only this many models are searched, the most popular first. */
  most: number;
};

/** A word for a kind of goods counts this many times as much as a word for an attribute. */
const KIND = 2;
const OPTIONAL = 0.5;
const SHADE = 0.5;
const AUDIENCE = 0.3;
/** If the query names no audience, the score of children's goods is lowered by this. */
const CHILDREN = 0.3;
/**
 * If a word has a lower weight than this in a model, the model only mentions it in passing. Such models are
 * dropped if others match better.
 */
const MENTIONED = 0.25;
/** If the scores of two models differ by less than this, they count as equal, and popularity decides. */
const STEP = 0.05;

const adults = audience.women | audience.men;

type Scratch = { best: Float32Array; touched: Int32Array };
const scratches = new WeakMap<WordIndex, Scratch>();

/**
 * Computes the scores of the models that fulfil all requirements which are not optional. If there are no such
 * requirements, of all models.
 */
export function weigh(index: WordIndex, by: WeighedBy): Weighed {
  const required = by.wants.filter((want) => !want.isOptional && !want.isUnwanted);
  const bySize = required
    .map((want) => ({ want, size: sizeOf(index, want) }))
    .sort((a, b) => a.size - b.size);
  const [first, ...others] = bySize;
  const found = first ? start(index, first.want, by.most) : everything(Math.min(index.groupCount, by.most));
  for (const { want, size } of others) add(index, found, want, { size, isRequired: true, most: by.most });
  for (const want of by.wants)
    if (want.isOptional && !want.isUnwanted) {
      const size = sizeOf(index, want);
      add(index, found, want, { size, isRequired: false, most: by.most });
    }
  for (const want of by.wants) if (want.isUnwanted) leaveOut(index, found, want, by.most);
  const hasStrong = found.least.subarray(0, found.count).some((least) => least >= MENTIONED);
  return settle(index, found, { ...by, isMentionEnough: !hasStrong, isForAll: required.length > 0 });
}

/**
 * Numbers of the models that may match, ascending, with their scores so far. `least` is, for each model, the
 * lowest weight of a required word.
 */
type Found = { groups: Int32Array; sums: Float32Array; least: Float32Array; count: number };

function everything(groupCount: number): Found {
  const groups = new Int32Array(groupCount);
  for (let group = 0; group < groupCount; group++) groups[group] = group;
  return {
    groups,
    sums: new Float32Array(groupCount),
    least: new Float32Array(groupCount).fill(1),
    count: groupCount,
  };
}

function start(index: WordIndex, want: Want, most: number): Found {
  const scratch = scratchOf(index);
  const count = spread(index, want, scratch, most);
  const groups = want.alternatives.length > 1 ? ascending(scratch, count) : scratch.touched.slice(0, count);
  const [least, sums] = [new Float32Array(count), new Float32Array(count)];
  const factor = want.isKind ? KIND : 1;
  for (let place = 0; place < count; place++) {
    const weight = scratch.best[groups[place] ?? 0] ?? 0;
    least[place] = weight;
    sums[place] = weight * factor;
  }
  clear(scratch, count);
  return { groups, sums, least, count };
}

/**
 * Numbers of the models that matched, ascending. If many did, a loop over all models is faster than sorting.
 */
function ascending({ best, touched }: Scratch, count: number): Int32Array {
  const groups = touched.slice(0, count);
  if (count * SORTED < best.length) return groups.sort();
  let place = 0;
  for (let group = 0; group < best.length; group++) if ((best[group] ?? 0) > 0) groups[place++] = group;
  return groups;
}

/** If more than one in this many models matched, a loop over all models is used instead of sorting. */
const SORTED = 100;

/**
 * Adds the weight of a requirement to the score of each model that may match. Unless the requirement is
 * optional, models that do not fulfil it are dropped.
 */
function add(
  index: WordIndex,
  found: Found,
  want: Want,
  { size, isRequired, most }: { size: number; isRequired: boolean; most: number },
): void {
  const factor = isRequired ? (want.isKind ? KIND : 1) : OPTIONAL;
  const isFew = found.count * want.alternatives.length * 20 < size;
  const scratch = scratchOf(index);
  const touched = isFew ? 0 : spread(index, want, scratch, most);
  let count = 0;
  for (let place = 0; place < found.count; place++) {
    const group = found.groups[place] ?? 0;
    const weight = isFew ? weightIn(index, want, group) : (scratch.best[group] ?? 0);
    if (weight === 0 && isRequired) continue;
    found.groups[count] = group;
    found.sums[count] = (found.sums[place] ?? 0) + weight * factor;
    const least = found.least[place] ?? 0;
    found.least[count++] = isRequired ? Math.min(least, weight) : least;
  }
  clear(scratch, touched);
  found.count = count;
}

/** Drops the models with an unwanted property. A model that only mentions the property in passing stays. */
function leaveOut(index: WordIndex, found: Found, want: Want, most: number): void {
  const scratch = scratchOf(index);
  const touched = spread(index, want, scratch, most);
  let count = 0;
  for (let place = 0; place < found.count; place++) {
    const group = found.groups[place] ?? 0;
    if ((scratch.best[group] ?? 0) >= MENTIONED) continue;
    found.groups[count] = group;
    found.sums[count] = found.sums[place] ?? 0;
    found.least[count++] = found.least[place] ?? 0;
  }
  clear(scratch, touched);
  found.count = count;
}

function settle(
  index: WordIndex,
  found: Found,
  by: WeighedBy & { isMentionEnough: boolean; isForAll: boolean },
): Weighed {
  const { audiences } = index;
  // If the query is for children and the shop has matching goods for these children, goods for everyone are
  // treated as goods for adults.
  const asksForChildren = (by.audience & ~adults) !== 0 && (by.audience & adults) === 0;
  const candidates = found.groups.subarray(0, found.count);
  const isForEveryone =
    by.isForAll &&
    !(asksForChildren && candidates.some((group) => ((audiences[group] ?? 0) & by.audience) !== 0));
  let count = 0;
  for (let place = 0; place < found.count; place++) {
    if (!by.isMentionEnough && (found.least[place] ?? 0) < MENTIONED) continue;
    const group = found.groups[place] ?? 0;
    const forWhom = audiences[group] ?? 0;
    let sum = found.sums[place] ?? 0;
    if (by.audience !== 0) {
      const isMeant = (forWhom & by.audience) !== 0;
      if (!isMeant && !(forWhom === 0 && isForEveryone)) continue;
      if (isMeant) sum += AUDIENCE;
    } else if (forWhom !== 0 && (forWhom & adults) === 0) sum -= CHILDREN;
    if (by.shades) {
      const shade = bestShade(index, group, by.shades);
      if (shade === 0) continue;
      sum += shade * SHADE;
    }
    found.groups[count] = group;
    found.sums[count++] = Math.round(sum / STEP) * STEP;
  }
  const isStrong = !by.isMentionEnough;
  return { groups: found.groups.slice(0, count), scores: found.sums.slice(0, count), isStrong };
}

function bestShade({ firstVariants, shades }: WordIndex, group: number, fits: Float32Array): number {
  let best = 0;
  const end = firstVariants[group + 1] ?? 0;
  for (let variant = firstVariants[group] ?? 0; variant < end; variant++) {
    best = Math.max(best, fits[shades.byVariant[variant] ?? 0] ?? 0);
  }
  return best;
}

/**
 * Writes into the scratch arrays how well each model fulfils a requirement. Returns the number of models that
 * do.
 */
function spread(index: WordIndex, want: Want, { best, touched }: Scratch, most: number): number {
  const { starts, entries } = index.postings;
  let count = 0;
  for (const alternative of want.alternatives) {
    const [lead, ...others] = alternative.terms
      .map((term) => ({
        weights: weightsOf(index, want, alternative, term),
        place: starts[term] ?? 0,
        end: starts[term + 1] ?? 0,
      }))
      .sort((one, other) => one.end - one.place - (other.end - other.place));
    if (!lead) continue;
    const { weights, end } = lead;
    for (let place = lead.place; place < end; place++) {
      const entry = entries[place] ?? 0;
      const group = entry >>> 8;
      if (group >= most) break;
      let weight = weights[entry & 255] ?? 0;
      for (const other of others) {
        other.place = nextFrom(entries, other.place, other.end, group);
        const there = other.place < other.end ? (entries[other.place] ?? 0) : 0;
        weight = there >>> 8 === group ? Math.min(weight, other.weights[there & 255] ?? 0) : 0;
        if (weight === 0) break;
      }
      weight = Math.fround(weight * alternative.quality);
      const before = best[group] ?? 0;
      if (weight <= before) continue;
      if (before === 0) touched[count++] = group;
      best[group] = weight;
    }
  }
  return count;
}

function weightIn(index: WordIndex, want: Want, group: number): number {
  const weightOf = (alternative: Alternative) =>
    alternative.quality *
    Math.min(
      ...alternative.terms.map(
        (term) => weightsOf(index, want, alternative, term)[fieldsIn(index.postings, term, group)] ?? 0,
      ),
    );
  return Math.max(...want.alternatives.map(weightOf));
}

function sizeOf({ postings: { starts } }: WordIndex, { alternatives }: Want): number {
  return alternatives.reduce((sum, { terms }) => {
    const [term = 0] = terms;
    return sum + (starts[term + 1] ?? 0) - (starts[term] ?? 0);
  }, 0);
}

function scratchOf(index: WordIndex): Scratch {
  const known = scratches.get(index);
  if (known) return known;
  const { groupCount } = index;
  const scratch = { best: new Float32Array(groupCount), touched: new Int32Array(groupCount) };
  scratches.set(index, scratch);
  return scratch;
}

function clear({ best, touched }: Scratch, count: number): void {
  for (let place = 0; place < count; place++) best[touched[place] ?? 0] = 0;
}
