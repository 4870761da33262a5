import type { CareCode } from '#shared/goods/care.ts';
import type { FinishId } from './finishes.ts';

export type Cloth = {
  /** Percentage of each fibre. The sum is 100. */
  composition: Readonly<Record<string, number>>;
  care: readonly CareCode[];
  season: 'Лето' | 'Демисезон' | 'Зима' | 'Круглый год';
  finish: FinishId;
  /**
   * Text for «Плотность» on the product page. Undefined for cloths for which shops usually do not state it.
   */
  density?: string;
  /** Sentences with facts about the cloth. One of them ends the description of a product. */
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
