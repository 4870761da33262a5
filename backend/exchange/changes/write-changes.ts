import { asc, inArray, sql } from 'drizzle-orm';
import type { Prices } from '#shared/goods/prices.ts';
import { usualPricesOf } from '../../domain/article-prices.ts';
import { piecesOf } from '../../domain/hidden-goods.ts';
import { article, variant, variantGroup } from '../../domain/tables/goods.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { fitStoreStock } from './fit-store-stock.ts';
import type { ChangeColumn, GoodsChange } from './goods-change.ts';
import type { Asking, WantedChanges } from './wanted-changes.ts';

type Article = Pick<
  typeof article.$inferSelect,
  'id' | 'variantId' | 'stock' | 'hiddenStock' | 'price' | 'priceBefore' | 'vat'
>;
type Colour = Prices & { id: string };

type Warn = (row: Asking, column: ChangeColumn, why: string) => void;

/** Number of sizes that one statement writes. */
const BATCH = 500;

/**
 * Writes the collected changes to the database; all other rows and columns stay as they are. Calls
 * `onProgress` with the number of sizes written so far and the total.
 */
export async function writeChanges(
  tx: Transaction,
  wanted: WantedChanges,
  warn: Warn,
  onProgress: (done: number, of: number) => void = () => {},
): Promise<void> {
  const ids = wanted.articleIds();
  const all = new Set(ids);
  for (let from = 0; from < ids.length; from += BATCH) {
    await writeSizes(tx, { ids: ids.slice(from, from + BATCH), all, wanted, warn });
    onProgress(Math.min(ids.length, from + BATCH), ids.length);
  }
  await writeTexts(tx, wanted);
}

/** Writes names and descriptions of models. */
async function writeTexts(tx: Transaction, wanted: WantedChanges): Promise<void> {
  const texts = wanted.groupIds().map((id) => {
    const { name, description } = wanted.of(id);
    return { id, name, description };
  });
  for (let from = 0; from < texts.length; from += BATCH)
    await tx.execute(sql`
      update ${variantGroup} as model
      set name = coalesce(given.name, model.name), description = coalesce(given.description, model.description)
      from jsonb_to_recordset(${JSON.stringify(texts.slice(from, from + BATCH))}::jsonb)
        as given(id uuid, name text, description text)
      where model.id = given.id and (given.name <> model.name or given.description <> model.description)
    `);
}
type Batch = { ids: readonly string[]; all: ReadonlySet<string>; wanted: WantedChanges; warn: Warn };

async function writeSizes(tx: Transaction, { ids, all, wanted, warn }: Batch): Promise<void> {
  const articles = await tx
    .select()
    .from(article)
    .where(inArray(article.id, [...ids]))
    .orderBy(asc(article.id))
    .for('update');
  const colours = new Map(
    (
      await tx
        .select()
        .from(variant)
        .where(inArray(variant.id, [...new Set(articles.map((one) => one.variantId))]))
    ).map((row) => [row.id, row]),
  );
  const written = articles.flatMap((row) => {
    const colour = colours.get(row.variantId);
    const after = colour && changed(row, colour, wanted, warn);
    return after && isDifferent(row, after) ? [after] : [];
  });
  await update(tx, written);
  await simplifyPrices(tx, written, all);
  await fitStoreStock(
    tx,
    written.map(({ id }) => id),
  );
}

/** Returns the values of a size after the requested change. */
function changed(row: Article, colour: Colour, wanted: WantedChanges, warn: Warn): Article {
  const change = wanted.of(row.id);
  const vat = change.vat === undefined ? row.vat : change.vat;
  return { ...row, vat, ...pricesAfter(row, colour, { change, wanted, warn }), ...stockAfter(row, change) };
}

function stockAfter(row: Article, { stock, isHidden }: GoodsChange): Pick<Article, 'stock' | 'hiddenStock'> {
  const pieces = stock ?? piecesOf(row);
  return (isHidden ?? row.hiddenStock !== null)
    ? { stock: 0, hiddenStock: pieces }
    : { stock: pieces, hiddenStock: null };
}

/**
 * The prices to store with the size itself; null if the size costs the same as its colour. A former price
 * that is not higher than the new price is removed.
 */
function pricesAfter(
  row: Article,
  colour: Colour,
  { change, wanted, warn }: { change: GoodsChange; wanted: WantedChanges; warn: Warn },
): Pick<Article, 'price' | 'priceBefore'> {
  if (change.price === undefined && change.priceBefore === undefined)
    return { price: row.price, priceBefore: row.priceBefore };
  const now = usualPricesOf(row, colour);
  const price = change.price ?? now.price;
  const before = change.priceBefore === undefined ? now.priceBefore : change.priceBefore;
  const isDiscount = before !== null && before > price;
  if (before !== null && !isDiscount) {
    const asking = wanted.rowOf(row.id, 'priceBefore');
    const byPrice = wanted.rowOf(row.id, 'price');
    if (asking) warn(asking, 'oldPrice', 'is not higher than the price; no discount is shown');
    else if (byPrice)
      warn(byPrice, 'price', 'is not lower than the old price that the shop has; that is removed');
  }
  const priceBefore = isDiscount ? before : null;
  return price === colour.price && priceBefore === colour.priceBefore
    ? { price: null, priceBefore: null }
    : { price, priceBefore };
}

const isDifferent = (one: Article, other: Article) =>
  one.stock !== other.stock ||
  one.hiddenStock !== other.hiddenStock ||
  one.price !== other.price ||
  one.priceBefore !== other.priceBefore ||
  one.vat !== other.vat;

async function update(tx: Transaction, rows: readonly Article[]): Promise<void> {
  if (rows.length === 0) return;
  await tx.execute(sql`
    update ${article} set stock = given.stock, hidden_stock = given."hiddenStock", price = given.price, price_before = given."priceBefore",
      vat = given.vat
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as given(id uuid, stock integer, "hiddenStock" integer, price integer, "priceBefore" integer, vat text)
    where ${article.id} = given.id
  `);
}

/**
 * If the changed sizes are all sizes of a colour and now cost the same, stores this price with the colour
 * instead of with each size, as an import does.
 */
async function simplifyPrices(
  tx: Transaction,
  written: readonly Article[],
  all: ReadonlySet<string>,
): Promise<void> {
  const variantIds = [...new Set(written.map(({ variantId }) => variantId))];
  if (variantIds.length === 0) return;
  const sizes = await tx.select().from(article).where(inArray(article.variantId, variantIds));
  const whole = [...Map.groupBy(sizes, (one) => one.variantId).values()].filter(
    ([first, ...others]) =>
      first?.price != null &&
      all.has(first.id) &&
      others.every(
        (one) => all.has(one.id) && one.price === first.price && one.priceBefore === first.priceBefore,
      ),
  );
  if (whole.length === 0) return;
  await tx.execute(sql`
    update ${variant} set price = given.price, price_before = given."priceBefore"
    from jsonb_to_recordset(${JSON.stringify(whole.map(([first]) => first))}::jsonb)
      as given("variantId" uuid, price integer, "priceBefore" integer)
    where ${variant.id} = given."variantId"
  `);
  await update(
    tx,
    whole.flat().map((one) => ({ ...one, price: null, priceBefore: null })),
  );
}
