import type { Badge, Colour } from '#contract/client/client.schemas.ts';
import { goodsWidths, ownTemplate, placeholderHash } from '../media/own-pictures/own-picture-path.ts';
import { neutralTint } from '../media/own-pictures/tint.ts';
import type { PictureSource } from './tables/content-types.ts';

/** The columns of a variant's row that describe its colour. */
type ColourColumns = { colorFamily: string; colorName: string; colorCode: string; colorHex: string };

export function toColour(variant: ColourColumns): Colour {
  return {
    colorFamily: variant.colorFamily,
    displayValue: variant.colorName,
    value: variant.colorCode,
    hex: variant.colorHex,
  };
}

/** The placeholder that is shown for goods without pictures. */
const placeholder: PictureSource = {
  template: ownTemplate(placeholderHash),
  widths: goodsWidths(0),
  alt: 'Фотографии пока нет',
  tint: neutralTint,
};

/** The gallery of a variant; only the placeholder picture if the variant has no pictures. */
export function galleryOf(pictures: readonly PictureSource[]): PictureSource[] {
  return pictures.length > 0 ? [...pictures] : [placeholder];
}

/** The cover of a variant: the first picture of its gallery. */
export const coverOf = (pictures: readonly PictureSource[]): PictureSource => shownCover(pictures[0]);

/** The cover to show: the given picture or, if it is missing, the placeholder picture. */
export const shownCover = (cover: PictureSource | null | undefined): PictureSource => cover ?? placeholder;

/** The badge of a product card. `LAST_SIZE` («Последний размер») takes precedence over `NEW` («Новинка»). */
export function badgeOf(articles: readonly { stock: number }[], isNew: boolean): Badge | null {
  const left = articles.filter(({ stock }) => stock > 0).length;
  if (left === 1 && articles.length > 1) return 'LAST_SIZE';
  return isNew ? 'NEW' : null;
}
