import { feedUuid } from '../feed/identity.ts';
import type { Issue } from '../feed/issue.ts';
import type { Model, ModelColour } from '../offers/merge-offers.ts';
import { sizeSystemOf, withForeignSystem } from '../offers/values/size-system.ts';
import type { TakenPicture } from '../pictures/picture-intake.ts';
import type { PresentGoods } from './present-goods.ts';

export type RowContext = {
  /**
   * Finds, for a category of the feed, the id of its category in the shop, followed by the ids of that
   * category's ancestors.
   */
  categoryIds: (feedId: string) => readonly string[];
  /** Names of a category and its ancestors. */
  categoryWords: (feedId: string) => string;
  picture: (ref: string) => TakenPicture | undefined;
  /** The publication time of a model for which the feed has none. */
  publishedAt: (model: Model) => Date;
  /** The id of the size table for a size system; null if the shop has no table for it. */
  sizeTableId: (sizeSystem: string) => string | null;
  warn: (issue: Issue) => void;
  /** Whether goods keep those of their texts, departments and pictures that the feed does not contain. */
  keepsAbsent: boolean;
};

/** A colour of a model, with the values that are determined before its row is built. */
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
 * Adds the size system to sizes that are in another system than the shop's sizes. Changes the offers of the
 * model.
 */
export function writeForeignSystems(model: Model, context: Pick<RowContext, 'categoryWords'>): void {
  const system = systemOf(model, context);
  for (const offer of model.colours.flatMap(({ offers }) => offers))
    offer.size = withForeignSystem(offer.size, system, offer.sizeUnit);
}

/** The colours of a model, with their present or new ids. */
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
 * Positions for sorting sizes or colours. If the present positions already give the right order, returns them
 * unchanged, to avoid needless writes.
 */
export function placesOf(
  before: readonly (number | undefined)[],
  fresh: readonly number[],
): readonly number[] {
  const known = before.filter((ordinal) => ordinal !== undefined);
  const inOrder = known.every((ordinal, at) => at === 0 || ordinal > (known[at - 1] ?? ordinal));
  return known.length === fresh.length && inOrder ? known : fresh;
}
