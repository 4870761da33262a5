import { inArray } from 'drizzle-orm';
import { sizeTable, variantGroup } from '../../domain/tables/goods.ts';
import type { Transaction } from '../../platform/db/database.ts';
import type { CategoryPlan } from './feed/categories.ts';
import type { Issue } from './feed/issue.ts';
import type { ImportOptions } from './import-types.ts';
import { type Model, mergeOffers } from './offers/merge-offers.ts';
import { importedPictures } from './pictures/take-pictures.ts';
import { applyModels, type GoodsChanges, noGoodsChanges } from './rows/apply-models.ts';
import type { CategoryIds } from './rows/category-rows.ts';
import { passOnSizes } from './rows/pass-on.ts';
import { type RowContext, writeForeignSystems } from './rows/row-context.ts';
import type { StoreStock } from './rows/store-rows.ts';
import { noteSold, type StagedGroup } from './staging.ts';

const DAY = 24 * 60 * 60 * 1000;

/** Writes the models of a feed in batches. */
export type Models = {
  /** Writes models with their offers. Offers may be refused or cause warnings. */
  write(groups: readonly StagedGroup[]): Promise<void>;
  /** What all batches together changed. */
  changes: GoodsChanges;
};

type Parts = {
  options: ImportOptions;
  categoryIds: CategoryIds;
  storeStock: StoreStock;
};

/**
 * Prepares the writing of models. Call this before the first model is written, because it checks whether the
 * shop is still empty: then goods get other publication times.
 */
export async function openModels(
  tx: Transaction,
  plan: CategoryPlan,
  { options, categoryIds, storeStock }: Parts,
): Promise<Models> {
  const { listener, now } = options;
  const [present] = await tx.select({ id: variantGroup.id }).from(variantGroup).limit(1);
  const sizeTables = await readSizeTables(tx);
  const changes = noGoodsChanges();
  const categoryWords = (feedId: string) => plan.shown(feedId)?.words ?? '';

  /** Merges the offers of each model. Models that cannot be sold are left out. */
  async function merge(groups: readonly StagedGroup[]): Promise<Model[]> {
    const known = await presentModels(tx, groups);
    const models: Model[] = [];
    for (const { offers } of groups) {
      const { model, refusals, warnings } = mergeOffers(offers);
      for (const issue of warnings) listener.onWarning(issue);
      for (const issue of refusals) listener.onRefused([issue]);
      if (!model) continue;
      if (model.categoryIds.length === 0 && !known.has(model.groupId)) {
        for (const issue of lackCategory(model)) listener.onRefused([issue]);
        continue;
      }
      writeForeignSystems(model, { categoryWords });
      models.push(model);
    }
    return models;
  }

  /** What is needed, besides the models of a batch, to build its table rows. */
  async function contextOf(models: readonly Model[], groups: readonly StagedGroup[]): Promise<RowContext> {
    const refs = models.flatMap(({ colours }) => colours.flatMap(({ pictures }) => pictures));
    const pictures = await importedPictures(tx, refs);
    const placeOf = new Map(groups.map(({ place, offers }) => [offers[0]?.groupId, place]));
    const shown = (feedId: string) => plan.shown(feedId)?.feedId ?? '';
    return {
      categoryIds: (feedId) => categoryIds.get(shown(feedId)) ?? [],
      categoryWords,
      picture: (ref) => pictures.get(ref),
      publishedAt: ({ groupId }) => (present ? now : firstMoment(now, placeOf.get(groupId) ?? 0)),
      sizeTableId: (system) => (sizeTables.has(system) ? system : null),
      warn: listener.onWarning,
      keepsAbsent: !options.replace,
    };
  }

  return {
    changes,
    async write(groups) {
      const models = await merge(groups);
      // Goods that were converted from another format have ids that never change, so no size needs to be
      // passed on to a new id.
      if (!options.read) await passOnSizes(tx, models, listener.onWarning);
      await applyModels(tx, models, await contextOf(models, groups), changes);
      await storeStock.write(tx, models);
      const written = models.flatMap(({ colours }) => colours.flatMap(({ offers }) => offers));
      await noteSold(
        tx,
        written.map(({ articleId }) => articleId),
      );
    },
  };
}

/**
 * When a model counts as published if it is imported into an empty shop, where not all goods are really new.
 * The first model of the feed gets a time about a month ago, each following model one minute earlier, so that
 * «Новинки» shows only the newest tenth.
 */
const firstMoment = (now: Date, place: number) => new Date(now.getTime() - 31 * DAY - place * 60_000);

/**
 * Ids of all size tables. If the id is the name of a size system, the table applies to all goods with that
 * system.
 */
async function readSizeTables(tx: Transaction): Promise<ReadonlySet<string>> {
  const tables = await tx.select({ id: sizeTable.id }).from(sizeTable);
  return new Set(tables.map(({ id }) => id));
}

/** Ids of the models in this batch that the shop already has. */
async function presentModels(tx: Transaction, groups: readonly StagedGroup[]): Promise<ReadonlySet<string>> {
  const ids = groups.flatMap(({ offers }) => offers[0]?.groupId ?? []);
  const rows = await tx
    .select({ id: variantGroup.id })
    .from(variantGroup)
    .where(inArray(variantGroup.id, ids));
  return new Set(rows.map(({ id }) => id));
}

const lackCategory = ({ colours }: Model): Issue[] =>
  colours.flatMap(({ offers }) =>
    offers.map(({ line, id }) => ({ line, offerId: id, field: 'categoryId', why: 'is missing' })),
  );
