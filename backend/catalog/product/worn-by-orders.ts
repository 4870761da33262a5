import type { GoodsSnapshot } from '../../listing/columns/goods-snapshot.ts';
import { companionsOf } from '../outfits/pairs.ts';
import { shareAudience } from '../outfits/piece.ts';
import type { ModelFacts, outfitReader } from '../outfits/read-candidates.ts';
import { roleOf } from '../outfits/role-of.ts';
import { variantsInStock } from '../outfits/shortlist.ts';

/**
 * What stands in the same orders as a model, the most often bought first: one model a category, none of its own, in its
 * first colour in stock. What is known not to be worn together stays out, however often it is bought together.
 */
export function wornByOrders(
  snapshot: GoodsSnapshot,
  { rolesOf }: ReturnType<typeof outfitReader>,
  model: ModelFacts,
  models: readonly ModelFacts[],
  bought: readonly string[],
): { variantId: string; groupId: string }[] {
  const roleOfModel = ({ name, categoryId }: ModelFacts) => roleOf(name, rolesOf(categoryId));
  const audiencesOf = ({ id }: ModelFacts) => snapshot.words.audiences[snapshot.findGroup(id)] ?? 0;
  const role = roleOfModel(model);
  const categories = new Set([model.categoryId]);
  const byId = new Map(models.map((one) => [one.id, one]));
  return bought.flatMap((id) => {
    const one = byId.get(id);
    const [variant] = variantsInStock(snapshot, snapshot.findGroup(id));
    if (!one || variant === undefined || categories.has(one.categoryId)) return [];
    const other = roleOfModel(one);
    if (role && other && !companionsOf[role].includes(other)) return [];
    if (!shareAudience(audiencesOf(model), audiencesOf(one))) return [];
    categories.add(one.categoryId);
    return { variantId: snapshot.variantId(variant), groupId: id };
  });
}
