import { type Piece, toPiece } from '../../backend/catalog/outfits/piece.ts';
import { roleOf, rolesNamed } from '../../backend/catalog/outfits/role-of.ts';
import { audience } from '../../backend/listing/language/words/audience.ts';
import { cloths } from '../cloths/all-cloths.ts';
import { type ColourwayId, colourway } from '../cloths/prints.ts';
import { categoryTree } from '../garments/category-tree.ts';
import type { GarmentModel } from '../garments/garment-model.ts';

const nameOf = new Map(categoryTree.map(({ path, name }) => [path, name]));

/**
 * A colour of a model as the catalog sees it when it chooses outfits, so that both follow the same rules. Undefined if
 * its role is unknown.
 */
export function pieceOf(model: GarmentModel, colour: ColourwayId): Piece | undefined {
  const [path] = model.in;
  const named = rolesNamed(nameOf.get(path) ?? '');
  const roles = named.size > 0 ? named : rolesNamed(nameOf.get(path.split('/')[0] ?? '') ?? '');
  const role = roleOf(model.name, roles);
  if (!role) return undefined;
  const isForChildren = (model.alsoIn ?? []).some((other) => other.startsWith('detyam/'));
  const isPatterned = model.colours.some((id) => colourway(id).pattern !== undefined);
  return toPiece({
    role,
    colourFamily: colourway(colour).family,
    name: model.name,
    season: model.season ?? cloths[model.cloth].season,
    audiences: isForChildren ? audience.girls | audience.boys : audience[model.audience],
    kind: roles.size > 0 ? path : null,
    pattern: isPatterned ? 'Рисунок' : null,
  });
}
