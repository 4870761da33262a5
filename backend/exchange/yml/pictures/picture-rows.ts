import { shorten } from '#shared/text/plain-text.ts';
import type { PictureSource } from '../../../domain/tables/content-types.ts';
import {
  goodsWidths,
  hashOfTemplate,
  ownTemplate,
  ownWidths,
  placeholderHash,
} from '../../../media/own-pictures/own-picture-path.ts';
import { neutralTint } from '../../../media/own-pictures/tint.ts';
import type { Model, ModelColour } from '../offers/merge-offers.ts';
import type { TakenPicture } from './picture-intake.ts';

/**
 * The gallery of a colour, in the order of the feed. If none of the feed's pictures is available, the colour
 * keeps the pictures that it has, because the failure of a picture server must not empty galleries. If it has
 * no pictures either, the gallery is the placeholder. A picture that the shop draws keeps its alt text and
 * tint.
 */
export function picturesOf(
  { name }: Model,
  { colour, pictures }: ModelColour,
  before: readonly PictureSource[],
  taken: (ref: string) => TakenPicture | undefined,
): PictureSource[] {
  const about = shorten(`${name}, ${colour.name.toLowerCase()}`, 140);
  const shown = pictures.flatMap((ref) => taken(ref) ?? []);
  const gallery = [...new Map(shown.map((picture) => [picture.template, picture])).values()];
  const altOf = (place: number) => (place === 0 ? about : `${about}, фото ${place + 1}`);
  if (gallery.length > 0)
    return gallery.map((picture, place) => {
      const same = isDrawn(picture)
        ? before.find(({ template }) => template === picture.template)
        : undefined;
      return same ?? source(picture, altOf(place));
    });
  const kept = before.filter(({ template }) => hashOfTemplate(template) !== placeholderHash);
  if (kept.length > 0)
    return kept.map((picture, place) => (isDrawn(picture) ? picture : { ...picture, alt: altOf(place) }));
  return [source({ ...missing, template: ownTemplate(placeholderHash) }, `${about}: фото пока нет`)];
}

const isDrawn = ({ template }: { template: string }) => hashOfTemplate(template) === undefined;

const missing = { tint: neutralTint, width: 0 };

/**
 * For a picture that the shop draws, only widths up to that in the feed are used, because files of these
 * widths certainly exist.
 */
const source = ({ template, tint, width }: TakenPicture, alt: string): PictureSource => ({
  template,
  widths: isDrawn({ template }) ? ownWidths.filter((one) => one <= width) : goodsWidths(width),
  alt,
  tint,
});
