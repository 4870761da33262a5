import { eq, inArray, sql } from 'drizzle-orm';
import { putScheduledPrices } from '../../../backend/catalog/schedule/scheduled-prices.ts';
import { article, variant, variantGroup } from '../../../backend/domain/tables/goods.ts';
import { changeGoods } from '../../../backend/exchange/goods-table/change-goods.ts';
import type { Database } from '../../../backend/platform/db/database.ts';

/**
 * Returns a generator of random numbers from 0 to 1 (mulberry32). The same seed always gives the same
 * numbers.
 */
export function randomNumbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

type Shop = { db: Database; clock(): Date; advance(ms: number): void; check(): Promise<void> };

const HOUR = 3_600_000;
const NAMES = [
  'Платье миди',
  'Пальто «Осень»',
  'Юбка-карандаш',
  'Сарафан & топ',
  'Брюки <прямые>',
  'Жакет №1',
];

/**
 * Makes one random change: imports a table, as a retailer does; writes to the database directly, as other
 * programs do; or moves the clock to the start or end of a price period.
 * @returns the product URLs of the changed colours
 */
export async function changeSomething(shop: Shop, random: () => number): Promise<string[]> {
  const { db, clock } = shop;
  const below = (most: number) => Math.floor(random() * most);
  const one = <T>(list: readonly T[]): T => list[below(list.length)] as T;
  const skuOf = {
    sku: article.sku,
    id: article.id,
    productUrl: variant.productUrl,
    groupId: variant.groupId,
  };
  const sizes = await db
    .select({ ...skuOf, vendorCode: variant.vendorCode })
    .from(article)
    .innerJoin(variant, eq(variant.id, article.variantId))
    .orderBy(article.sku);
  const size = one(sizes);
  const ofColour = sizes.filter(({ productUrl }) => productUrl === size.productUrl);
  const price = (10 + below(3000)) * 1000 + (random() < 0.2 ? 50 : 0);
  const before = random() < 0.5 ? price + (1 + below(500)) * 1000 : null;
  const byTable = (columns: string[], skus: { sku: string }[], ...values: string[]) =>
    changeGoods({
      db,
      rows: [
        { line: 1, cells: ['sku', ...columns] },
        ...skus.map(({ sku }, place) => ({ line: place + 2, cells: [sku, ...values] })),
      ],
      origin: { kind: 'table', source: 'table.csv' },
      now: clock(),
      onRefused: ({ why }) => {
        throw new Error(why);
      },
      onWarning: () => {},
    });
  const roubles = (sum: number | null) => (sum === null ? '-' : (sum / 100).toFixed(2));

  const changes: (() => Promise<unknown>)[] = [
    // Changes the price of a colour or of one of its sizes.
    () =>
      byTable(['price', 'old price'], random() < 0.5 ? ofColour : [size], roubles(price), roubles(before)),
    () => byTable(['hidden'], random() < 0.5 ? ofColour : [size], random() < 0.4 ? 'да' : 'нет'),
    () =>
      db
        .update(article)
        .set({ stock: random() < 0.4 ? 0 : below(6) })
        .where(sql`${article.id} = ${size.id} and ${article.hiddenStock} is null`),
    () =>
      db
        .update(article)
        .set({ price, priceBefore: before })
        .where(inArray(article.id, [size.id])),
    () =>
      db
        .update(variantGroup)
        .set({ name: `${one(NAMES)} ${below(1000)}` })
        .where(eq(variantGroup.id, size.groupId)),
    () => {
      const startsAt = new Date(clock().getTime() + (below(4) - 2) * HOUR);
      const period = {
        price,
        priceBefore: before,
        startsAt,
        endsAt: new Date(startsAt.getTime() + (1 + below(5)) * HOUR),
      };
      return db.transaction((tx) =>
        putScheduledPrices(
          tx,
          [{ kind: 'sku', code: size.sku, prices: random() < 0.2 ? [] : [period] }],
          clock(),
        ),
      );
    },
    async () => {
      shop.advance(below(3) * HOUR);
      await shop.check();
    },
  ];
  await one(changes)();
  // The name belongs to the model, so all its colours have changed.
  return [
    ...new Set(sizes.filter(({ groupId }) => groupId === size.groupId).map(({ productUrl }) => productUrl)),
  ];
}
