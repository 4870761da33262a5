import type { GoodsSnapshot } from '../../listing/columns/goods-snapshot.ts';
import type { Goods } from '../../listing/goods.ts';
import { createModelCache, type ModelCache } from '../../listing/model-cache.ts';
import type { CatalogDeps } from '../base/deps.ts';
import type { PicturedPiece } from '../base/pictured-outfits.ts';
import { type Candidate, chooseOutfit } from '../outfits/choose-outfit.ts';
import { companionsOf } from '../outfits/pairs.ts';
import { goTogether, type Piece, shareAudience } from '../outfits/piece.ts';
import { type ModelFacts, outfitReader, readModels } from '../outfits/read-candidates.ts';
import { roleOf } from '../outfits/role-of.ts';
import { shortlist, variantsInStock } from '../outfits/shortlist.ts';
import { boughtWith } from './bought-together.ts';

const MOST_RELATED = 8;
const HOUR = 60 * 60 * 1000;

/**
 * Maximum number of colours whose related goods are cached; computing them takes a few milliseconds for each
 * colour.
 */
const MOST_KEPT = 2000;

export type Related = {
  /** Ids of variants, at most eight. */
  variantIds: string[];
  /**
   * True if the goods form an outfit, so that all match each other; false if other shoppers bought them
   * together with the product.
   */
  formOutfit: boolean;
  /**
   * Whether these are the goods in the product's outfit picture. If not, the page must not show that picture.
   */
  arePictured: boolean;
};

type Parts = Pick<CatalogDeps, 'db' | 'goods' | 'picturedOutfits'>;

type Kept = Related & { groupIds: string[] };

/** A colour of a model, as shown on its page. */
export type Shown = { id: string; colorFamily: string };

/**
 * Goods in stock to wear with a colour of a model. If all goods in its outfit picture are in stock and match,
 * these are returned; otherwise another outfit or, if no outfit can be found, goods bought together with the
 * model. The result is cached until one of these models or the counts of goods bought together change, but
 * for an hour at most, so that new goods are considered. The caller must have called `goods.current()`.
 */
export async function relatedTo(
  { db, goods, picturedOutfits }: Parts,
  model: ModelFacts,
  shown: Shown,
  now: Date,
): Promise<Related> {
  const kept = keptOf(goods);
  const bought = boughtWith(goods, model.id);
  const hour = Math.floor(now.getTime() / HOUR);
  const key = [shown.id, hour, ...bought].join();
  return (
    kept.get(key) ??
    kept.fill(
      () => findRelated({ db, goods, picturedOutfits }, model, shown, bought),
      (value) => [{ key, value, groupIds: [model.id, ...value.groupIds] }],
    )
  );
}

const keptBy = new WeakMap<Goods, ModelCache<Kept>>();

function keptOf(goods: Goods): ModelCache<Kept> {
  const known = keptBy.get(goods) ?? createModelCache<Kept>(goods, MOST_KEPT);
  keptBy.set(goods, known);
  return known;
}

async function findRelated(
  { db, goods, picturedOutfits }: Parts,
  model: ModelFacts,
  shown: Shown,
  bought: readonly string[],
): Promise<Kept> {
  const snapshot = await goods.current();
  const reader = outfitReader(snapshot);
  const piece = reader.pieceOf(model, shown.colorFamily);
  const thing = piece && { ...piece, groupId: model.id };
  const near = thing
    ? shortlist(snapshot, thing, reader.rolesOf).map((group) => snapshot.groupId(group))
    : [];
  const pictured = picturedOutfits?.piecesOf(shown.id) ?? [];
  const ids = [...near, ...bought, ...pictured.map(({ groupId }) => groupId)];
  const models = await readModels(db, [...new Set(ids)]);
  const candidates = models.flatMap(reader.candidatesOf);
  const offered = thing ? offeredOutfit(thing, pictured, candidates) : [];
  const arePictured = offered.length > 0;
  const outfit = arePictured ? offered : thing ? chooseOutfit(thing, candidates, bought) : [];
  const formOutfit = outfit.length > 0;
  const found = formOutfit ? outfit : wornByOrders(snapshot, reader, model, models, bought);
  const chosen = found.slice(0, MOST_RELATED);
  return {
    formOutfit,
    arePictured,
    variantIds: chosen.map(({ variantId }) => variantId),
    groupIds: chosen.map(({ groupId }) => groupId),
  };
}

/** The goods in the outfit picture, if all are in stock and all match each other; otherwise an empty list. */
function offeredOutfit(
  thing: Piece,
  pictured: readonly PicturedPiece[],
  candidates: readonly Candidate[],
): Candidate[] {
  const pieces = pictured.flatMap(
    ({ variantId }) => candidates.find((one) => one.variantId === variantId) ?? [],
  );
  const worn = [thing, ...pieces];
  const isOutfit = worn.every((one, place) => worn.slice(place + 1).every((other) => goTogether(one, other)));
  return pieces.length === pictured.length && isOutfit ? pieces : [];
}

/**
 * Goods bought together with a model, most frequent first. No two of them are in the same category, and none
 * is in the category of the model. Each is shown in its first colour in stock. Goods are omitted if their
 * role or audience is known and does not match the model.
 */
function wornByOrders(
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
