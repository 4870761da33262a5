import { NBSP } from '../text/typography.ts';
import type { FitScore } from './fit.ts';

export type FitVerdict = NonNullable<FitScore['verdict']>;

const TO_TRY = { SMALL: 1, LARGE: -1 } as const;

type Known = {
  /** How the goods fit according to reviewers. */
  verdict: FitVerdict | null | undefined;
  /** The size that fits the shopper's body measurements. Undefined if these are unknown. */
  mine: string | undefined;
  /** The sizes of the goods, smallest first. */
  sizes: readonly string[];
};

/**
 * A sentence that recommends a size, based on the shopper's measurements and on what reviewers say. Undefined
 * if neither is known.
 */
export function sizeAdvice({ verdict, mine, sizes }: Known): string | undefined {
  const own = mine && `Ваш размер по${NBSP}меркам: ${mine}`;
  if (verdict === 'EXACT') return [own, `Большинству в${NBSP}размер`].filter(Boolean).join('. ');
  if (verdict !== 'SMALL' && verdict !== 'LARGE') return own;
  const fits = verdict === 'SMALL' ? 'маломерит' : 'большемерит';
  const other = mine === undefined ? undefined : sizes[sizes.indexOf(mine) + TO_TRY[verdict]];
  const isKnown = mine !== undefined && sizes.includes(mine);
  if (isKnown && other) return `${own}. Большинству маломерит: примерьте ${other}`.replace('маломерит', fits);
  const words = verdict === 'SMALL' ? 'больше' : 'меньше';
  return [own, `Большинству ${fits}: примерьте на${NBSP}размер ${words}`].filter(Boolean).join('. ');
}
