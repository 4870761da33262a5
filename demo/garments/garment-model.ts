import type { Size, SizeSystem } from '#shared/goods/sizes.ts';
import type { ClothId } from '../cloths/all-cloths.ts';
import type { ColourwayId } from '../cloths/prints.ts';
import type { Attributes } from '../garments/attributes.ts';

/** Values that several models share. */
export type CommonFacts = {
  /** Category paths; the first is the canonical one. */
  in: readonly [string, ...string[]];
  audience: 'women' | 'men' | 'girls' | 'boys' | 'babies';
  sizeSystem: SizeSystem;
  sizes: readonly Size[];
};

/** A model as a merchandiser would describe it. */
export type ModelFacts = {
  name: string;
  silhouette: string;
  cloth: ClothId;
  /** Full price in roubles. Ends with 90. */
  price: number;
  colours: readonly [ColourwayId, ColourwayId, ...ColourwayId[]];
  /** One or two sentences about this particular model. */
  about: string;
  /** Attributes in addition to those of the silhouette, or instead of them. */
  attributes?: Attributes;
  fit?: string;
  season?: 'Лето' | 'Демисезон' | 'Зима' | 'Круглый год';
  country?: string;
  lining?: Readonly<Record<string, number>>;
  /** Paths of further categories, in addition to the shared ones. */
  alsoIn?: readonly string[];
  /** Sizes from `from` on cost `by` roubles more. */
  dearer?: { from: string; by: number };
  /** Replaces the shared system of sizes. */
  audience?: CommonFacts['audience'];
  sizeSystem?: SizeSystem;
  sizes?: readonly Size[];
};

export type GarmentModel = ModelFacts & CommonFacts;

/** Completes the models with the shared values. A model's own values take precedence. */
export function withCommon(common: CommonFacts, models: readonly ModelFacts[]): readonly GarmentModel[] {
  return models.map((model) => ({ ...common, ...model }));
}
