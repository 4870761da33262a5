import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { category, variantGroup } from '../../backend/domain/tables/goods.ts';
import { store } from '../../backend/domain/tables/places.ts';
import { goodsChange } from '../../backend/listing/base/tables.ts';
import type { Database, Transaction } from '../../backend/platform/db/database.ts';
import type { GroupContext } from '../goods/group.ts';
import { openBlueprints } from './blueprints.ts';
import { emptyShop } from './empty-shop.ts';
import { GenerateError } from './generate-error.ts';
import { openListingPlaces } from './listing-places.ts';
import { type GeneratedModel, makeModel } from './make-model.ts';
import { generatedId, MOST_SEED, MOST_VARIANTS } from './numbering.ts';
import { type Written, writeBatch } from './write-batch.ts';

export type GenerateOptions = {
  /** How many variants (colours) to generate: 1 to 2,000,000. */
  variants: number;
  /**
   * Seed of the random numbers, 0 to 999. On one day, the same seed gives the same goods. A shop may contain
   * goods of several seeds.
   */
  seed: number;
  /** What to do if the shop already has goods. */
  present: 'refuse' | 'add' | 'replace';
  now: Date;
  /** The silhouettes that have pictures. */
  drawn: ReadonlySet<string>;
  pictures: Omit<GroupContext, 'seed'>;
  /** Inserts the demo shop, if the shop is empty. If absent, only the demo's categories are inserted. */
  seedDemo?: ((tx: Transaction) => Promise<unknown>) | undefined;
  onProgress?: (done: number, of: number) => void;
  /** Stops the generation between two batches. */
  signal?: AbortSignal;
};

export type Generated = Written & { demo: boolean };

/** Models per batch. More than a thousand, because then the change log gets one entry for the whole batch. */
const BATCH = 1500;

/**
 * Fills the shop with generated goods, in one transaction. The memory needed does not depend on their number.
 * Throws GenerateError if the shop has goods and `present` is `refuse`, if the seed was already used, or if a
 * number is out of range. Rejects with the reason of `signal` if it is aborted.
 */
export async function generateCatalog(db: Database, options: GenerateOptions): Promise<Generated> {
  const { variants, seed } = options;
  if (!isWhole(variants, 1, MOST_VARIANTS))
    throw new GenerateError(`The number of variants must be a whole number from 1 to ${MOST_VARIANTS}.`);
  if (!isWhole(seed, 0, MOST_SEED))
    throw new GenerateError(`The seed must be a whole number from 0 to ${MOST_SEED}.`);
  return db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`);
    const demo = await prepare(tx, options);
    const written = await writeAll(tx, options);
    await tx.insert(goodsChange).values({ groupId: null });
    // The embedded database collects no statistics by itself. Without them the planner would scan whole
    // tables.
    await tx.execute(sql`analyze variant_group, category_group, variant, article, store_stock`);
    return { ...written, demo };
  });
}

const isWhole = (value: number, least: number, most: number) =>
  Number.isInteger(value) && value >= least && value <= most;

/** Prepares the shop for the generated goods. Returns whether the demo shop was inserted. */
async function prepare(tx: Transaction, { present, seed, seedDemo }: GenerateOptions): Promise<boolean> {
  const hasGoods = await isFilled(tx, variantGroup);
  if (hasGoods && present === 'refuse')
    throw new GenerateError('The shop already has goods: --add keeps them, --replace removes them.');
  if (hasGoods && present === 'add') {
    const first = generatedId('group', seed, 0);
    const used = await tx
      .select({ id: variantGroup.id })
      .from(variantGroup)
      .where(eq(variantGroup.id, first));
    if (used.length > 0)
      throw new GenerateError(`Goods of the seed ${seed} are already in the shop: choose another --seed.`);
  }
  if (present === 'replace') await emptyShop(tx);
  // The demo shop is inserted first, because it brings its own categories and stores.
  const isNew =
    !(await isFilled(tx, variantGroup)) && !(await isFilled(tx, category)) && !(await isFilled(tx, store));
  if (isNew) await seedDemo?.(tx);
  return isNew && seedDemo !== undefined;
}

async function isFilled(tx: Transaction, table: PgTable): Promise<boolean> {
  const { rows } = await tx.execute<{ filled: boolean }>(sql`select exists (select from ${table}) as filled`);
  return rows[0]?.filled ?? false;
}

async function writeAll(tx: Transaction, options: GenerateOptions): Promise<Written> {
  const { variants, seed, now, onProgress, signal } = options;
  const stores = (await tx.select({ code: store.code }).from(store).orderBy(store.code)).map(
    ({ code }) => code,
  );
  const blueprint = openBlueprints(options.drawn, { ...options.pictures, seed });
  const places = await openListingPlaces(tx);
  const context = { seed, blueprint, stores, now };
  let written: Written = { models: 0, variants: 0, articles: 0 };
  while (written.variants < variants) {
    signal?.throwIfAborted();
    const batch = makeBatch(written.models, variants - written.variants, (index) =>
      makeModel(index, context),
    );
    written = await writeBatch(tx, batch, { seed, places, written });
    onProgress?.(written.variants, variants);
    // Lets the event loop run, because signals such as Ctrl+C are handled only between two of its turns.
    await yieldToEventLoop();
  }
  return written;
}

/** Makes the next models. The last one gets fewer colours if there would otherwise be too many. */
function makeBatch(
  first: number,
  variantsLeft: number,
  make: (index: number) => GeneratedModel,
): GeneratedModel[] {
  const batch: GeneratedModel[] = [];
  for (let left = variantsLeft; left > 0 && batch.length < BATCH; ) {
    const model = make(first + batch.length);
    model.variants.splice(left);
    left -= model.variants.length;
    batch.push(model);
  }
  return batch;
}
