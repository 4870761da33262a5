import { outfitKind } from '../../demo/pictures/outfit-kinds.ts';

/**
 * Names of the overview pictures that show silhouettes 900 px wide. Each has a limited number of silhouettes,
 * so that the file opens quickly.
 */
export type LargeSheet =
  | 'outerwear'
  | 'knitwear'
  | 'tops'
  | 'bottoms'
  | 'dresses'
  | 'children-above'
  | 'children-below'
  | 'shoes-and-bags'
  | 'small-goods';

const KNITWEAR = /cardigan|vest|sweater|turtleneck|hoodie|sweatshirt/;

/** The overview picture that shows a silhouette. Each silhouette is in exactly one. */
export function largeSheetOf(silhouette: string): LargeSheet {
  const kind = outfitKind(silhouette);
  const isAbove = kind === 'outer' || kind === 'top';
  if (silhouette.startsWith('kids-')) return isAbove ? 'children-above' : 'children-below';
  if (isAbove && KNITWEAR.test(silhouette)) return 'knitwear';
  const sheets = {
    outer: 'outerwear',
    top: 'tops',
    bottom: 'bottoms',
    dress: 'dresses',
    shoes: 'shoes-and-bags',
    bag: 'shoes-and-bags',
    small: 'small-goods',
  } as const;
  return sheets[kind];
}
