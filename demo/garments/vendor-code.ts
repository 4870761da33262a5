import { slugify } from '#shared/text/slug.ts';
import { type ColourwayId, colourway } from '../cloths/prints.ts';
import type { GarmentModel } from './garment-model.ts';
import { draw } from './identity.ts';
import { silhouettes } from './silhouettes.ts';

/** The vendor code of a model in a colour: `PL-20417-CML`. Throws for an unknown silhouette. */
export function vendorCodeOf(model: Pick<GarmentModel, 'name' | 'silhouette'>, colour: ColourwayId): string {
  const silhouette = silhouettes[model.silhouette];
  if (!silhouette) throw new RangeError(`No facts about the silhouette ${model.silhouette}.`);
  const number = 10_000 + Math.floor(draw('vendor', slugify(model.name)) * 90_000);
  return `${silhouette.prefix}-${number}-${colourway(colour).code}`;
}
