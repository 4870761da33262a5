import type { CareCode } from '#shared/goods/care.ts';
import type { FinishId } from './finishes.ts';

export type Cloth = {
  /** Percentage by fibre; the sum is 100. */
  composition: Readonly<Record<string, number>>;
  care: readonly CareCode[];
  season: 'Лето' | 'Демисезон' | 'Зима' | 'Круглый год';
  finish: FinishId;
  /**
   * The value of «Плотность» as a product page shows it. Undefined for cloths for which shops usually do not
   * give it.
   */
  density?: string;
  /** Interesting facts about the cloth; a product description ends with one of them. */
  notes: readonly string[];
};

/**
 * Describes a cloth by composition, season, finish, care, grams per square metre (null if shops usually do
 * not give it), and notes.
 */
export function cloth(
  composition: Cloth['composition'],
  season: Cloth['season'],
  finish: FinishId,
  codes: readonly CareCode[],
  grams: number | null,
  ...notes: string[]
): Cloth {
  return {
    composition,
    season,
    finish,
    care: codes,
    ...(grams ? { density: `${grams}\u00a0г/м²` } : {}),
    notes,
  };
}
