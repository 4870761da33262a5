import { feedUuid } from '../feed/identity.ts';
import type { Issue } from '../feed/issue.ts';
import type { Model, ModelColour } from '../offers/merge-offers.ts';
import { sizeSystemOf, withForeignSystem } from '../offers/values/size-system.ts';
import type { TakenPicture } from '../pictures/picture-intake.ts';
import type { PresentGoods } from './present-goods.ts';

export type RowContext = {
  /**
   * For the id of a category in the feed, returns ids in the shop: that of the category, followed by those of
   * its ancestors.
   */
  categoryIds: (feedId: string) => readonly string[];
  /**
   * For the id of a category in the feed, returns the names of the category and its ancestors as one text.
   */
  categoryWords: (feedId: string) => string;
  picture: (ref: string) => TakenPicture | undefined;
  /** Returns when a model counts as published if the feed does not say. */
  publishedAt: (model: Model) => Date;
  /** The id of the size table for a size system; null if the shop has no table for it. */
  sizeTableId: (sizeSystem: string) => string | null;
  warn: (issue: Issue) => void;
  /** Whether goods keep texts, categories and pictures that the feed does not contain. */
  keepsAbsent: boolean;
};

/** A colour of a model with what is decided before its table row is built. */
export type PlacedColour = {
  model: Model;
  colour: ModelColour;
  number: number;
  id: string;
  slug: string;
  ordinal: number;
};

export function systemOf(model: Model, context: Pick<RowContext, 'categoryWords'>) {
  const offers = model.colours.flatMap((colour) => colour.offers);
  return sizeSystemOf({
    named: model.sizeSystem,
    unit: offers[0]?.sizeUnit ?? '',
    sizes: offers.map(({ size }) => size),
    words: `${model.categoryIds.map(context.categoryWords).join(' ')} ${model.name}`,
    gender: model.gender,
    age: model.age,
  });
}

/**
 * Appends the size system to sizes that are not in the system of the shop. Changes the offers of the model.
 */
export function writeForeignSystems(model: Model, context: Pick<RowContext, 'categoryWords'>): void {
  const system = systemOf(model, context);
  for (const offer of model.colours.flatMap(({ offers }) => offers))
    offer.size = withForeignSystem(offer.size, system, offer.sizeUnit);
}

/** The colours of a model, each with its id and position. */
export function placedColours(model: Model, slug: string, present: PresentGoods): PlacedColour[] {
  const ordinals = placesOf(
    model.colours.map((colour) => present.variants.get(colour)?.ordinal),
    model.colours.map((_, number) => number + 1),
  );
  return model.colours.map((colour, number) => ({
    model,
    colour,
    number,
    id: present.variantIds.get(colour) ?? feedUuid('variant', model.groupId, colour.key),
    slug,
    ordinal: ordinals[number] ?? number + 1,
  }));
}

/**
 * Positions that sort sizes or colours. If the present positions already sort them correctly, returns these,
 * so that no row is written in vain.
 */
export function placesOf(
  before: readonly (number | undefined)[],
  fresh: readonly number[],
): readonly number[] {
  const known = before.filter((ordinal) => ordinal !== undefined);
  const inOrder = known.every((ordinal, at) => at === 0 || ordinal > (known[at - 1] ?? ordinal));
  return known.length === fresh.length && inOrder ? known : fresh;
}
