import { dirname, join, resolve } from 'node:path';
import { inArray } from 'drizzle-orm';
import { applyScheduledPrices } from '../../catalog/schedule/scheduled-prices.ts';
import { category, sizeTable, variantGroup } from '../../domain/tables/goods.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { FeedError } from './feed/feed-error.ts';
import { feedUuid } from './feed/identity.ts';
import type { Issue } from './feed/issue.ts';
import type { ImportOptions, ImportSummary } from './import-types.ts';
import { type Model, mergeOffers } from './offers/merge-offers.ts';
import { PictureIntake } from './pictures/picture-intake.ts';
import { importedPictures, importPictures } from './pictures/take-pictures.ts';
import type { ReadOffers } from './read-offers.ts';
import { applyModels, noGoodsChanges } from './rows/apply-models.ts';
import { applyPriceOffers } from './rows/apply-price-offers.ts';
import { removeEmptyCategories, writeCategories } from './rows/category-rows.ts';
import { passOnSizes } from './rows/pass-on.ts';
import { removeMissing } from './rows/remove-missing.ts';
import { type RowContext, writeForeignSystems } from './rows/row-context.ts';
import { stopSellingRefused } from './rows/stop-selling.ts';
import { StoreStock } from './rows/store-rows.ts';
import { noChanges } from './rows/upsert.ts';
import {
  closeStaging,
  noteSold,
  overfullOffers,
  type StagedGroup,
  stagedGroups,
  stagedPrices,
} from './staging.ts';

const DAY = 24 * 60 * 60 * 1000;

/** Writes the staged offers as goods: pictures first, then categories, then models in batches. */
export async function writeGoods(
  tx: Transaction,
  read: ReadOffers,
  options: ImportOptions,
): Promise<ImportSummary> {
  const { listener, dataDir, now } = options;
  const groupCount = await closeStaging(tx);
  for (const issue of await overfullOffers(tx)) listener.onRefused([issue]);
  const intake = new PictureIntake({
    folder: resolve(dirname(options.file)),
    publicUrl: new URL(options.publicUrl).origin,
    dir: join(dataDir, 'own-pictures'),
    allowPrivateNetwork: options.allowPrivateNetwork ?? false,
    refresh: options.refreshPictures ?? false,
    dryRun: options.dryRun ?? false,
  });
  // Pictures are imported first, so that no row is locked while the import waits for picture servers.
  await importPictures(tx, intake, {
    onWarning: listener.onWarning,
    onProgress: (done, of) => listener.onProgress({ stage: 'pictures', done, of }),
  });

  const { plan } = read;
  const [present] = await tx.select({ id: variantGroup.id }).from(variantGroup).limit(1);
  const before = new Set((await tx.select({ id: category.id }).from(category)).map(({ id }) => id));
  const categories = noChanges();
  const categoryIds = await writeCategories(tx, plan, read.usedCategories, categories);
  const changes = noGoodsChanges();
  const sizeTables = await readSizeTables(tx);
  const storeStock = await StoreStock.open(tx, { namesStores: read.namesStores });
  const categoryWords = (feedId: string) => plan.shown(feedId)?.words ?? '';
  for await (const groups of stagedGroups(tx, groupCount)) {
    const known = await presentModels(tx, groups);
    const placeOf = new Map<string, number>();
    const models: Model[] = [];
    for (const { place, offers } of groups) {
      const { model, refusals, warnings } = mergeOffers(offers);
      for (const issue of warnings) listener.onWarning(issue);
      for (const issue of refusals) listener.onRefused([issue]);
      if (!model) continue;
      if (model.categoryIds.length === 0 && !known.has(model.groupId)) {
        for (const issue of lackCategory(model)) listener.onRefused([issue]);
        continue;
      }
      writeForeignSystems(model, { categoryWords });
      placeOf.set(model.groupId, place);
      models.push(model);
    }
    // Goods that were converted from another format always have ids that do not change, so no sizes need to
    // be passed on.
    if (!options.read) await passOnSizes(tx, models, listener.onWarning);
    const refs = models.flatMap(({ colours }) => colours.flatMap(({ pictures }) => pictures));
    const pictures = await importedPictures(tx, refs);
    const shown = (feedId: string) => plan.shown(feedId)?.feedId ?? '';
    const context: RowContext = {
      categoryIds: (feedId) => categoryIds.get(shown(feedId)) ?? [],
      categoryWords,
      picture: (ref) => pictures.get(ref),
      publishedAt: ({ groupId }) => (present ? now : firstMoment(now, placeOf.get(groupId) ?? 0)),
      sizeTableId: (system) => (sizeTables.has(system) ? system : null),
      warn: listener.onWarning,
      keepsAbsent: !options.replace,
    };
    await applyModels(tx, models, context, changes);
    await storeStock.write(tx, models);
    await noteSold(
      tx,
      models.flatMap(({ colours }) => colours.flatMap(({ offers }) => offers.map((one) => one.articleId))),
    );
    listener.onProgress({ stage: 'writing', done: groups.at(-1)?.place ?? groupCount, of: groupCount });
  }
  const prices = { changed: 0, unchanged: 0 };
  for await (const offers of stagedPrices(tx)) {
    const { usual } = read;
    const refuse = (issue: Issue) => listener.onRefused([issue]);
    const parts = { storeStock, usual, refuse, warn: listener.onWarning };
    await noteSold(tx, await applyPriceOffers(tx, offers, prices, parts));
  }
  for (const issue of storeStock.unknownStores()) listener.onWarning(issue);
  const { added, changed, unchanged } = changes.sizes;
  const sold = added + changed + unchanged + prices.changed + prices.unchanged;
  // Without any offer that can be sold, the import fails. Otherwise all sizes of the refused offers would be
  // sold out.
  if (sold === 0) throw new FeedError(`None of the ${read.offers} offers of the feed can be sold.`);
  const soldOut = await stopSellingRefused(tx);
  const left = await removeMissing(tx, {
    prune: options.prune ?? false,
    pruneMost: options.pruneMost ?? false,
  });
  for (const issue of soldOut) listener.onWarning(issue);
  const shells = new Set(plan.shells.map((feedId) => feedUuid('category', feedId)));
  const own = plan.categories.map(({ feedId }) => feedUuid('category', feedId));
  const removed = await removeEmptyCategories(
    tx,
    options.prune ? undefined : own.filter((id) => !before.has(id) || shells.has(id)),
  );
  // Applies scheduled prices, because they may have been set for goods that did not exist before.
  await applyScheduledPrices(tx, now);
  return {
    ...changes,
    offers: read.offers,
    sold,
    categories,
    prices,
    outlets: storeStock.changes,
    left: { ...left, categories: removed },
  };
}

/**
 * The publication time of a model in the first import of a shop, when the goods are not all new. The first
 * model of the feed gets a time a month ago, and each following one a time that is a minute earlier, so that
 * «Новинки» shows the newest tenth.
 */
const firstMoment = (now: Date, place: number) => new Date(now.getTime() - 31 * DAY - place * 60_000);

/**
 * The ids of all size tables. A table whose id is the name of a size system applies to all goods of that
 * system.
 */
async function readSizeTables(tx: Transaction): Promise<ReadonlySet<string>> {
  const tables = await tx.select({ id: sizeTable.id }).from(sizeTable);
  return new Set(tables.map(({ id }) => id));
}

/** The ids of those models in the batch that the shop already has. */
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
