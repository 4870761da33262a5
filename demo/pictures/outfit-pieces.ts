import { type Piece, toPiece } from '../../backend/catalog/outfits/piece.ts';
import { roleOf, rolesNamed } from '../../backend/catalog/outfits/role-of.ts';
import { audience } from '../../backend/listing/language/words/audience.ts';
import { cloths } from '../cloths/all-cloths.ts';
import { type ColourwayId, colourway } from '../cloths/prints.ts';
import { categoryTree } from '../garments/category-tree.ts';
import type { GarmentModel } from '../garments/garment-model.ts';

const nameOf = new Map(categoryTree.map(({ path, name }) => [path, name]));

/**
 * Describes a colour of a model in the form in which the catalog chooses outfits. Pictures and catalog thus
 * follow the same rules. Undefined if the role of the model is unknown.
 */
export function pieceOf(model: GarmentModel, colour: ColourwayId): Piece | undefined {
  const [path] = model.in;
  const named = rolesNamed(nameOf.get(path) ?? '');
  const roles = named.size > 0 ? named : rolesNamed(nameOf.get(path.split('/')[0] ?? '') ?? '');
  const role = roleOf(model.name, roles);
  if (!role) return undefined;
  const isPatterned = model.colours.some((id) => colourway(id).pattern !== undefined);
  return toPiece({
    role,
    colourFamily: colourway(colour).family,
    name: model.name,
    season: model.season ?? cloths[model.cloth].season,
    audiences: wearersOf(model),
    kind: roles.size > 0 ? path : null,
    pattern: isPatterned ? 'Рисунок' : null,
  });
}

/**
 * Who wears a model, as bits: women, men, girls, boys. 0 means all adults, as for accessories whose name and
 * listings do not say who wears them.
 */
function wearersOf({ name, in: [path], alsoIn = [], audience: sold }: GarmentModel): number {
  if (alsoIn.some((other) => other.startsWith('detyam/'))) return audience.girls | audience.boys;
  if (!path.startsWith('aksessuary/')) return audience[sold];
  return /мужск/i.test(name) ? audience.men : 0;
}
