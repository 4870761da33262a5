import type { article, variant, variantGroup } from '../../../domain/tables/goods.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import type { Model } from '../offers/merge-offers.ts';
import { groupSlugs } from './addresses.ts';
import { articleRows } from './article-rows.ts';
import { ownersOf } from './name-owners.ts';
import { type PresentGoods, presentGoods } from './present-goods.ts';
import { placedColours, type RowContext, systemOf } from './row-context.ts';
import { variantRows } from './variant-rows.ts';

export type ModelRows = {
  groups: (typeof variantGroup.$inferInsert)[];
  variants: (typeof variant.$inferInsert)[];
  articles: (typeof article.$inferInsert)[];
};

/**
 * Builds the table rows of a batch of models. Existing models keep their ids and slugs, because shoppers may
 * have saved links to them.
 */
export async function modelRows(
  tx: Transaction,
  models: readonly Model[],
  context: RowContext,
): Promise<ModelRows> {
  const present = await presentGoods(tx, models);
  const slugs = models.map((model) =>
    groupSlugs(model.name, model.colours[0]?.vendorCode ?? '', model.groupId),
  );
  const slugOwners = await ownersOf(tx, 'slug', slugs.flat());
  const groups = models.map((model, place) =>
    groupRow(model, slugOwners.give(model.groupId, slugs[place] ?? []) ?? model.groupId, present, context),
  );
  const colours = models.flatMap((model, place) =>
    placedColours(model, groups[place]?.slug ?? model.groupId, present),
  );
  return {
    groups,
    variants: await variantRows(tx, colours, present, context),
    articles: await articleRows(tx, colours, present, context),
  };
}

function groupRow(
  model: Model,
  slug: string,
  present: PresentGoods,
  context: RowContext,
): ModelRows['groups'][number] {
  const before = present.groups.get(model.groupId);
  const [named] = model.categoryIds.flatMap((feedId) => context.categoryIds(feedId)[0] ?? []);
  const categoryId = named ?? before?.categoryId;
  const known = context.keepsAbsent ? before : undefined;
  /** The value in the feed or, if that is empty, the present value in the shop. */
  const said = <T extends string | readonly unknown[]>(value: T, present: T | undefined): T =>
    value.length === 0 ? (present ?? value) : value;
  if (categoryId === undefined) throw new Error(`The model ${model.groupId} has no category.`);
  const sizeSystem = systemOf(model, context);
  return {
    id: model.groupId,
    slug: before?.slug ?? slug,
    name: model.name,
    categoryId,
    brandLine: model.vendor,
    description: said(model.description, known?.description),
    season: said(model.season, known?.season),
    fit: said(model.fit, known?.fit),
    composition: said(model.composition, known?.composition),
    lining: said(model.lining, known?.lining),
    attributes: said(model.attributes, known?.attributes),
    careCodes: said(model.careCodes, known?.careCodes),
    sizeSystem,
    sizeTableId: before?.sizeSystem === sizeSystem ? before.sizeTableId : context.sizeTableId(sizeSystem),
    wornBy: model.wornBy ?? known?.wornBy ?? null,
    country: said(model.country, known?.country),
    publishedAt: model.publishedAt
      ? new Date(model.publishedAt)
      : (before?.publishedAt ?? context.publishedAt(model)),
    requiresMarking: model.requiresMarking ?? before?.requiresMarking ?? false,
    isUnderwear: model.isUnderwear ?? before?.isUnderwear ?? false,
    popularity: model.popularity ?? before?.popularity ?? 0,
  };
}
