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
 * The gallery of a colour: the pictures of the feed, in its order. If none of them is available, the colour
 * keeps its present pictures, because a failing picture server must not empty galleries. If the colour has no
 * pictures either, the gallery is the placeholder. A picture that the shop draws keeps its alt text and tint.
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
 * The feed names one file of a picture that the shop draws. Files of smaller widths exist, too, but files of
 * larger widths may not, because the silhouette may have been rendered no larger. So only widths up to that
 * of the named file are used.
 */
const source = ({ template, tint, width }: TakenPicture, alt: string): PictureSource => ({
  template,
  widths: isDrawn({ template }) ? ownWidths.filter((one) => one <= width) : goodsWidths(width),
  alt,
  tint,
});
