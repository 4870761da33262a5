import type { Badge } from '../../src/generated/model/badge.ts';
import type { Colour } from '../../src/generated/model/colour.ts';
import type { PictureSource } from '../db/content-types.ts';

/** The columns of a variant that make up its colour. */
type ColourColumns = { colorFamily: string; colorName: string; colorCode: string; colorHex: string };

export function toColour(variant: ColourColumns): Colour {
  return {
    colorFamily: variant.colorFamily,
    displayValue: variant.colorName,
    value: variant.colorCode,
    hex: variant.colorHex,
  };
}

/** The picture that stands for a variant: the first of its gallery. A variant without pictures is a broken catalogue. */
export function coverOf(pictures: readonly PictureSource[]): PictureSource {
  const [cover] = pictures;
  if (!cover) throw new Error('A variant has no pictures.');
  return cover;
}

/** Whole percent off, rounded down so as not to promise more than is given; null when it is less than one. */
export function discountPercent(price: number, priceBefore: number | null): number | null {
  if (priceBefore === null) return null;
  const percent = Math.min(99, Math.floor(((priceBefore - price) * 100) / priceBefore));
  return percent >= 1 ? percent : null;
}

/** The one thing worth saying on a picture. That a single size is left presses more than that it is new. */
export function badgeOf(articles: readonly { stock: number }[], isNew: boolean): Badge | null {
  const left = articles.filter(({ stock }) => stock > 0).length;
  if (left === 1 && articles.length > 1) return 'LAST_SIZE';
  return isNew ? 'NEW' : null;
}
