import { inArray } from 'drizzle-orm';
import type { ProductAttribute } from '../../domain/tables/content-types.ts';
import { variantGroup } from '../../domain/tables/goods.ts';
import type { GoodsSnapshot } from '../../listing/columns/goods-snapshot.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Candidate } from './choose-outfit.ts';
import { type Piece, toPiece } from './piece.ts';
import { roleOf, rolesNamed } from './role-of.ts';
import type { Role } from './roles.ts';
import { isWellStocked, variantsInStock } from './shortlist.ts';

/** The properties of a model that decide into which outfits it fits. */
export type ModelFacts = {
  id: string;
  name: string;
  categoryId: string;
  season: string;
  attributes: readonly ProductAttribute[];
};

const patternAttribute = /^(узор|рисунок|принт)$/i;

/**
 * Creates functions that convert models of the goods in memory to pieces of outfits. They find the role of a
 * product by the names of its categories.
 */
export function outfitReader(snapshot: GoodsSnapshot) {
  const byId = new Map(snapshot.categories.map((category) => [category.id, category]));
  const known = new Map<string, ReadonlySet<Role>>();

  /**
   * The roles that the name of a category mentions. If it mentions none, the roles of its nearest ancestor
   * that mentions any.
   */
  function rolesOf(categoryId: string): ReadonlySet<Role> {
    const kept = known.get(categoryId);
    if (kept) return kept;
    const category = byId.get(categoryId);
    const named = rolesNamed(category?.name ?? '');
    const roles = named.size > 0 || !category?.parentId ? named : rolesOf(category.parentId);
    known.set(categoryId, roles);
    return roles;
  }

  /**
   * A model in one colour as a piece of an outfit. Undefined if its role is unknown, or if the goods in
   * memory do not contain the model yet.
   */
  function pieceOf(model: ModelFacts, colourFamily: string): Piece | undefined {
    const ofCategory = rolesOf(model.categoryId);
    const role = roleOf(model.name, ofCategory);
    const group = snapshot.findGroup(model.id);
    if (!role || group < 0) return undefined;
    return toPiece({
      role,
      colourFamily,
      name: model.name,
      season: model.season,
      audiences: snapshot.words.audiences[group] ?? 0,
      kind: ofCategory.size > 0 ? model.categoryId : null,
      pattern: model.attributes.find(({ name }) => patternAttribute.test(name.trim()))?.value ?? null,
    });
  }

  /** The colours of a model that are in stock. */
  function candidatesOf(model: ModelFacts): Candidate[] {
    const group = snapshot.findGroup(model.id);
    if (group < 0) return [];
    return variantsInStock(snapshot, group).flatMap((variant) => {
      const family = snapshot.colours.entries[snapshot.colours.of[variant] ?? -1]?.name ?? '';
      const piece = pieceOf(model, family);
      return piece
        ? {
            ...piece,
            groupId: model.id,
            variantId: snapshot.variantId(variant),
            isWellStocked: isWellStocked(snapshot, variant),
          }
        : [];
    });
  }

  return { rolesOf, pieceOf, candidatesOf };
}

export async function readModels(db: Database, groupIds: readonly string[]): Promise<ModelFacts[]> {
  if (groupIds.length === 0) return [];
  const { id, name, categoryId, season, attributes } = variantGroup;
  return await db
    .select({ id, name, categoryId, season, attributes })
    .from(variantGroup)
    .where(inArray(id, [...groupIds]));
}
