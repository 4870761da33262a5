import type { PictureSource } from '../db/content-types.ts';
import { hashOfTemplate, ownTemplate, ownWidths, placeholderHash } from '../own-pictures/own-picture-path.ts';
import { neutralTint } from '../own-pictures/tint.ts';
import type { Model, ModelColour } from './merge-offers.ts';
import type { TakenPicture } from './picture-intake.ts';
import { shorten } from './plain-text.ts';

/**
 * The gallery of a colour in the order of the feed. A colour without any picture shows the placeholder. A picture that
 * the shop draws itself keeps the words and the tint it has.
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
  if (gallery.length === 0)
    return [source({ ...missing, template: ownTemplate(placeholderHash) }, `${about}: фото пока нет`)];
  return gallery.map((picture, place) => {
    const drawn = hashOfTemplate(picture.template) === undefined;
    const same = drawn ? before.find(({ template }) => template === picture.template) : undefined;
    return same ?? source(picture, place === 0 ? about : `${about}, фото ${place + 1}`);
  });
}

const missing = { tint: neutralTint, width: Math.max(...ownWidths) };

const source = ({ template, tint, width }: TakenPicture, alt: string): PictureSource => ({
  template,
  widths: ownWidths.filter((one) => one <= width),
  alt,
  tint,
});
