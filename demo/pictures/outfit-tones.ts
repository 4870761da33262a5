import { colours } from '../cloths/colours.ts';
import { lightnessOf } from '../cloths/lightness.ts';
import { type ColourwayId, colourway } from '../cloths/prints.ts';
import type { OutfitKind } from './outfit-kinds.ts';

/** What matters about a colour in an outfit. */
export type Toned = {
  family: string;
  /** From 0 (black) to 1 (white). */
  lightness: number;
  neutral: boolean;
  patterned: boolean;
};

const NEUTRAL = new Set(['Чёрный', 'Белый', 'Серый', 'Бежевый', 'Коричневый', 'Синий']);
/** Blues that are too vivid to be neutral. */
const LIVELY = new Set<string>([colours.cornflower.displayValue]);

export function tone(id: ColourwayId): Toned {
  const { family, displayValue, hex, pattern } = colourway(id);
  return {
    family,
    lightness: lightnessOf(hex),
    neutral: NEUTRAL.has(family) && !LIVELY.has(displayValue),
    patterned: pattern !== undefined,
  };
}

/**
 * How well an item matches the items chosen before. Higher is better; a clashing colour gives a negative
 * number.
 */
export function harmony(one: Toned, chosen: readonly Toned[], kind: OutfitKind): number {
  let score = one.patterned ? -4 : 0;
  score += one.neutral ? 3 : 0;
  for (const other of chosen) {
    const apart = Math.abs(one.lightness - other.lightness);
    score += Math.min(apart, 0.35) * 3;
    if (!one.neutral && !other.neutral && one.family !== other.family) score -= 6;
    if (other.patterned && !one.neutral) score -= 3;
  }
  // Shoes and bags should have neutral colours, because a white bag or a red shoe would dominate the outfit.
  if ((kind === 'shoes' || kind === 'bag') && !one.neutral) score -= 3;
  if (kind === 'bag' || kind === 'shoes') score -= Math.max(0, one.lightness - 0.6) * 3;
  return score;
}
