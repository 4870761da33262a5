import type { Size, SizeSystem } from '#shared/goods/sizes.ts';
import type { ClothId } from '../cloths/all-cloths.ts';
import type { ColourwayId } from '../cloths/prints.ts';
import type { Attributes } from '../garments/attributes.ts';

/** What a group of models has in common. */
export type CommonFacts = {
  /** Category paths; the first is the canonical one. */
  in: readonly [string, ...string[]];
  audience: 'women' | 'men' | 'girls' | 'boys' | 'babies';
  sizeSystem: SizeSystem;
  sizes: readonly Size[];
};

/** A model as a merchandiser would write it down. */
export type ModelFacts = {
  name: string;
  silhouette: string;
  cloth: ClothId;
  /** Roubles without a discount, ending in 90. */
  price: number;
  colours: readonly [ColourwayId, ColourwayId, ...ColourwayId[]];
  /** One or two sentences about this model and no other. */
  about: string;
  /** Replace or add to what the picture fixes. */
  attributes?: Attributes;
  fit?: string;
  season?: 'Лето' | 'Демисезон' | 'Зима' | 'Круглый год';
  country?: string;
  lining?: Readonly<Record<string, number>>;
  /** Category paths besides those of the group. */
  alsoIn?: readonly string[];
  /** Sizes from this one on cost so many roubles more. */
  dearer?: { from: string; by: number };
  /** These two replace what the group says. */
  sizeSystem?: SizeSystem;
  sizes?: readonly Size[];
};

export type GarmentModel = ModelFacts & CommonFacts;

/** Gives models what they have in common; what a model says itself wins. */
export function withCommon(common: CommonFacts, models: readonly ModelFacts[]): readonly GarmentModel[] {
  return models.map((model) => ({ ...common, ...model }));
}
