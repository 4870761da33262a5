import { inLatinLayout } from '#shared/text/keyboard-layout.ts';
import type { GoodsSnapshot } from '../columns/goods-snapshot.ts';
import type { Matches } from '../facets/choose.ts';
import { type CodeTarget, findCode, plainCode } from '../words/codes.ts';
import type { WordIndex } from '../words/word-index.ts';
import type { Query } from './reading/query.ts';

/** Matches the words that shoppers type before a code, such as «артикул». */
const introduction = /^(?:артикул|арт|код(?: товара)?|номер|sku|art|№)[.:№]?\s*/i;
/** By how many characters a SKU may be longer than its vendor code. */
const LONGEST_END = 5;
const SHORTEST_BEGINNING = 6;

/**
 * Finds goods if the query is their vendor code or SKU, in any spelling. If the code is that of a colour, the
 * model is shown in that colour.
 */
export function findByCode(index: WordIndex, query: Query): Matches | null {
  const written = query.text.replace(introduction, '');
  const texts = [written, ...written.split(' ').filter((part) => /\d/.test(part))];
  for (const text of texts) {
    if (!/\d/.test(text)) continue;
    for (const writing of [text, inLatinLayout(text.toLowerCase())]) {
      const targets = targetsOf(index, writing);
      if (targets.length > 0) return toMatches(index, targets);
    }
  }
  return null;
}

/** A colour and its model. */
export type ColourRef = { variantId: string; groupId: string };

/**
 * A search result of a single model, shown in the given colour. Null if the model is not in the goods in
 * memory yet.
 */
export function findColour(snapshot: GoodsSnapshot, { variantId, groupId }: ColourRef): Matches | null {
  const group = snapshot.findGroup(groupId);
  if (group < 0) return null;
  return {
    groups: Int32Array.of(group),
    scores: Float32Array.of(1),
    colourScore: (colour) => (snapshot.variantId(colour) === variantId ? 1 : 0),
  };
}

/** Numbers of the models with a given vendor code or SKU. */
export function modelsOfCode(index: WordIndex, code: string): readonly number[] {
  return [...toMatches(index, targetsOf(index, code)).groups];
}

/**
 * The goods with a given code. If the code is a SKU that consists of a vendor code and an ending, they are
 * found by the vendor code.
 */
function targetsOf(index: WordIndex, text: string): CodeTarget[] {
  const code = plainCode(text);
  const whole = findCode(index.codes, code);
  if (whole.length > 0 || !/[a-zа-я]/.test(code)) return whole;
  for (let end = code.length - 1; end >= Math.max(SHORTEST_BEGINNING, code.length - LONGEST_END); end--) {
    const variants = findCode(index.codes, code.slice(0, end)).filter((target) => 'variant' in target);
    if (variants.length > 0) return variants;
  }
  return [];
}

function toMatches(index: WordIndex, targets: readonly CodeTarget[]): Matches {
  const variants = new Set(targets.flatMap((target) => ('variant' in target ? [target.variant] : [])));
  const groups = targets.map((target) => ('group' in target ? target.group : groupOf(index, target.variant)));
  const ascending = Int32Array.from(new Set(groups)).sort();
  return {
    groups: ascending,
    scores: new Float32Array(ascending.length).fill(1),
    ...(variants.size > 0 ? { colourScore: (variant: number) => (variants.has(variant) ? 1 : 0) } : {}),
  };
}

/** The model of a colour. */
function groupOf({ firstVariants, groupCount }: WordIndex, variant: number): number {
  let [low, high] = [0, groupCount];
  while (high - low > 1) {
    const middle = (low + high) >>> 1;
    if ((firstVariants[middle] ?? 0) <= variant) low = middle;
    else high = middle;
  }
  return low;
}
