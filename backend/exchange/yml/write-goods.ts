import { dirname, join, resolve } from 'node:path';
import { applyScheduledPrices } from '../../catalog/schedule/scheduled-prices.ts';
import { category } from '../../domain/tables/goods.ts';
import type { Transaction } from '../../platform/db/database.ts';
import type { CategoryPlan } from './feed/categories.ts';
import { FeedError } from './feed/feed-error.ts';
import { feedUuid } from './feed/identity.ts';
import type { Issue } from './feed/issue.ts';
import type { ImportOptions, ImportSummary } from './import-types.ts';
import { PictureIntake } from './pictures/picture-intake.ts';
import { importPictures } from './pictures/take-pictures.ts';
import type { ReadOffers } from './read-offers.ts';
import { applyPriceOffers, type PriceChanges } from './rows/apply-price-offers.ts';
import { removeEmptyCategories, writeCategories } from './rows/category-rows.ts';
import { removeMissing } from './rows/remove-missing.ts';
import { stopSellingRefused } from './rows/stop-selling.ts';
import { StoreStock } from './rows/store-rows.ts';
import { noChanges } from './rows/upsert.ts';
import { closeStaging, noteSold, overfullOffers, stagedGroups, stagedPrices } from './staging.ts';
import { openModels } from './write-models.ts';

/**
 * Writes the staged offers to the shop: pictures, categories, models in batches, then offers with only prices
 * or stock. Removes goods that the feed does not contain if the options allow it. Throws FeedError if none of
 * the offers can be sold.
 */
export async function writeGoods(
  tx: Transaction,
  read: ReadOffers,
  options: ImportOptions,
): Promise<ImportSummary> {
  const { listener, now } = options;
  const groupCount = await closeStaging(tx);
  for (const issue of await overfullOffers(tx)) listener.onRefused([issue]);
  // Pictures come first, so that the import locks no rows while it waits for picture servers.
  await writePictures(tx, options);

  const before = await presentCategories(tx);
  const categories = noChanges();
  const categoryIds = await writeCategories(tx, read.plan, read.usedCategories, categories);
  const storeStock = await StoreStock.open(tx, { namesStores: read.namesStores });
  const models = await openModels(tx, read.plan, { options, categoryIds, storeStock });
  for await (const groups of stagedGroups(tx, groupCount)) {
    await models.write(groups);
    listener.onProgress({ stage: 'writing', done: groups.at(-1)?.place ?? groupCount, of: groupCount });
  }
  const prices = await writePrices(tx, read.usual, { storeStock, listener });
  for (const issue of storeStock.unknownStores()) listener.onWarning(issue);

  const { added, changed, unchanged } = models.changes.sizes;
  const sold = added + changed + unchanged + prices.changed + prices.unchanged;
  // If no offer can be sold, the import fails. If it went on, it would set the stock of all sizes with
  // refused offers to 0.
  if (sold === 0) throw new FeedError(`None of the ${read.offers} offers of the feed can be sold.`);
  const left = await removeAbsent(tx, read.plan, { options, before });
  // An editor may have scheduled prices for goods before this import added them.
  await applyScheduledPrices(tx, now);
  return {
    ...models.changes,
    offers: read.offers,
    sold,
    categories,
    prices,
    outlets: storeStock.changes,
    left,
  };
}

/** Imports the pictures of all staged offers. */
async function writePictures(tx: Transaction, options: ImportOptions): Promise<void> {
  const { listener } = options;
  const intake = new PictureIntake({
    folder: resolve(dirname(options.file)),
    publicUrl: new URL(options.publicUrl).origin,
    dir: join(options.dataDir, 'own-pictures'),
    allowPrivateNetwork: options.allowPrivateNetwork ?? false,
    refresh: options.refreshPictures ?? false,
    dryRun: options.dryRun ?? false,
  });
  await importPictures(tx, intake, {
    onWarning: listener.onWarning,
    onProgress: (done, of) => listener.onProgress({ stage: 'pictures', done, of }),
  });
}

/** Ids of all categories that the shop has now. */
async function presentCategories(tx: Transaction): Promise<ReadonlySet<string>> {
  const rows = await tx.select({ id: category.id }).from(category);
  return new Set(rows.map(({ id }) => id));
}

/** Writes the staged offers with only prices or stock. */
async function writePrices(
  tx: Transaction,
  usual: number,
  { storeStock, listener }: { storeStock: StoreStock; listener: ImportOptions['listener'] },
): Promise<PriceChanges> {
  const prices = { changed: 0, unchanged: 0 };
  const refuse = (issue: Issue) => listener.onRefused([issue]);
  const parts = { storeStock, usual, refuse, warn: listener.onWarning };
  for await (const offers of stagedPrices(tx))
    await noteSold(tx, await applyPriceOffers(tx, offers, prices, parts));
  return prices;
}

/**
 * Sets the stock of sizes with refused offers to 0. With `prune`, removes goods and categories that the feed
 * does not contain. Without it, removes only categories without goods that this import has added, and empty
 * wrapper categories such as «Каталог».
 * @param before Ids of the categories before the import.
 */
async function removeAbsent(
  tx: Transaction,
  plan: CategoryPlan,
  { options, before }: { options: ImportOptions; before: ReadonlySet<string> },
): Promise<ImportSummary['left']> {
  const soldOut = await stopSellingRefused(tx);
  const left = await removeMissing(tx, {
    prune: options.prune ?? false,
    pruneMost: options.pruneMost ?? false,
  });
  for (const issue of soldOut) options.listener.onWarning(issue);
  const shells = new Set(plan.shells.map((feedId) => feedUuid('category', feedId)));
  const own = plan.categories.map(({ feedId }) => feedUuid('category', feedId));
  const removed = await removeEmptyCategories(
    tx,
    options.prune ? undefined : own.filter((id) => !before.has(id) || shells.has(id)),
  );
  return { ...left, categories: removed };
}
