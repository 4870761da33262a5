import type { Size, SizeSystem } from '#shared/goods/sizes.ts';
import type { ClothId } from '../cloths/all-cloths.ts';
import type { ColourwayId } from '../cloths/prints.ts';
import type { Attributes } from '../garments/attributes.ts';

/** Values that several models have in common. */
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
  /** The price in roubles without a discount, ending in 90. */
  price: number;
  colours: readonly [ColourwayId, ColourwayId, ...ColourwayId[]];
  /** One or two sentences about this particular model. */
  about: string;
  /** Attributes that replace or extend those of the silhouette. */
  attributes?: Attributes;
  fit?: string;
  season?: 'Лето' | 'Демисезон' | 'Зима' | 'Круглый год';
  country?: string;
  lining?: Readonly<Record<string, number>>;
  /** Further category paths, in addition to the shared ones. */
  alsoIn?: readonly string[];
  /** Sizes from the size `from` upwards cost `by` roubles more. */
  dearer?: { from: string; by: number };
  /** If set, these replace the shared values. */
  audience?: CommonFacts['audience'];
  sizeSystem?: SizeSystem;
  sizes?: readonly Size[];
};

export type GarmentModel = ModelFacts & CommonFacts;

/** Adds the shared values to the models. A model's own values take precedence. */
export function withCommon(common: CommonFacts, models: readonly ModelFacts[]): readonly GarmentModel[] {
  return models.map((model) => ({ ...common, ...model }));
}
