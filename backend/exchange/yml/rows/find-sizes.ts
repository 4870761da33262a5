import { type SQL, sql } from 'drizzle-orm';
import { article, variant } from '../../../domain/tables/goods.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import type { FoundSize } from '../../changes/goods-change.ts';
import type { Issue } from '../feed/issue.ts';
import type { PriceOffer } from '../offers/price-offer.ts';
import { PART_SIGN } from '../offers/split-offer.ts';

export type Size = FoundSize & { pieces: number; barcode: string };

type Say = { refuse: (issue: Issue) => void; warn: (issue: Issue) => void };

/**
 * Finds the sizes for offers with only prices or stock. By the offer's id: the size with this id, the size
 * that was given this id later (pass-on.ts), or the sizes into which the offer was split (split-offer.ts). If
 * the shop does not know the id: by `shop-sku` or barcode.
 *
 * If the id belongs to one size and the other code to another, the offer is refused, because the retailer's
 * system may have renumbered its goods. Both sizes are then sold out, unless other offers contain them.
 */
export async function findSizes(
  tx: Transaction,
  offers: readonly PriceOffer[],
  { refuse, warn }: Say,
): Promise<ReadonlyMap<PriceOffer, readonly Size[]>> {
  const byId = await sizesById(tx, offers);
  const byCode = await sizesByCode(tx, offers);
  const found = new Map<PriceOffer, readonly Size[]>();
  for (const offer of offers) {
    const own = byId.get(offer) ?? [];
    const other = byCode.get(offer);
    const { line, id } = offer;
    const say = (why: string): Issue => ({ line, offerId: id, field: 'offer', why });
    const [first] = own;
    if (!other) {
      found.set(offer, own);
      if (!first) refuse(say('has only prices or stock, and the shop does not have its goods'));
    } else if (!first) {
      found.set(offer, [other.size]);
      warn(say(`is not an id that the shop has; it changes ${other.size.sku}, which has its ${other.code}`));
    } else if (own.some((size) => size.id === other.size.id)) found.set(offer, own);
    else {
      refuse(
        say(`names ${first.sku} by its id and ${other.size.sku} by its ${other.code}; nothing is changed`),
      );
      await noteRefused(tx, offer, other.size);
    }
  }
  return found;
}

type ByCode = { size: Size; code: 'shop-sku' | 'barcode' };

/**
 * The size with the article number of an offer. If the shop does not have it, the size with the offer's
 * barcode.
 */
async function sizesByCode(
  tx: Transaction,
  offers: readonly PriceOffer[],
): Promise<ReadonlyMap<PriceOffer, ByCode>> {
  const found = new Map<PriceOffer, ByCode>();
  const skus = offers.flatMap(({ sku }) => sku ?? []);
  const barcodes = offers.flatMap(({ barcode }) => barcode ?? []);
  if (skus.length + barcodes.length === 0) return found;
  const rows = await readSizes(
    tx,
    sql`${article.sku} = any(${sql.param(skus)}::text[]) or ${article.barcode} = any(${sql.param(barcodes)}::text[])`,
  );
  const bySku = new Map(rows.map((row) => [row.sku, row]));
  const byBarcode = new Map(rows.map((row) => [row.barcode, row]));
  for (const offer of offers) {
    const ofSku = bySku.get(offer.sku ?? '');
    const ofBarcode = byBarcode.get(offer.barcode ?? '');
    if (ofSku) found.set(offer, { size: ofSku, code: 'shop-sku' });
    else if (ofBarcode) found.set(offer, { size: ofBarcode, code: 'barcode' });
  }
  return found;
}

/**
 * Records that the feed contains this size, although its offer was refused because its codes belong to
 * different sizes.
 */
async function noteRefused(tx: Transaction, { line, id }: PriceOffer, size: Size): Promise<void> {
  await tx.execute(
    sql`insert into feed_seen values (${size.id}::uuid, ${line}::integer, ${id}) on conflict do nothing`,
  );
}

async function sizesById(
  tx: Transaction,
  offers: readonly PriceOffer[],
): Promise<ReadonlyMap<PriceOffer, readonly Size[]>> {
  const ids = sql`${sql.param(offers.map(({ articleId }) => articleId))}::uuid[]`;
  const names = (some: readonly PriceOffer[]) => sql`${sql.param(some.map(({ id }) => id))}::text[]`;
  const rows = await readSizes(
    tx,
    sql`${article.id} = any(${ids}) or ${article.sku} = any(${names(offers)})`,
  );
  const byId = Map.groupBy(rows, ({ id }) => id);
  const bySku = Map.groupBy(rows, ({ sku }) => sku);
  const found = new Map(
    offers.map((offer) => [offer, byId.get(offer.articleId) ?? bySku.get(offer.id) ?? []] as const),
  );
  const missing = offers.filter((offer) => found.get(offer)?.length === 0);
  if (missing.length === 0) return found;
  const parts = await readSizes(
    tx,
    sql`strpos(${article.sku}, ${PART_SIGN}) > 1 and split_part(${article.sku}, ${PART_SIGN}, 1) = any(${names(missing)})`,
  );
  const byWhole = Map.groupBy(parts, ({ sku }) => sku.split(PART_SIGN)[0] ?? '');
  for (const offer of missing) found.set(offer, byWhole.get(offer.id) ?? []);
  return found;
}

async function readSizes(tx: Transaction, condition: SQL): Promise<Size[]> {
  const { rows } = await tx.execute<Size>(sql`
    select ${article.id} as id, ${article.variantId} as "variantId", ${variant.groupId} as "groupId", ${article.size} as size,
      ${article.stock} + coalesce(${article.hiddenStock}, 0) as pieces, ${article.sku} as sku, ${article.barcode} as barcode
    from ${article} join ${variant} on ${variant.id} = ${article.variantId}
    where ${condition}
    order by ${article.ordinal}
  `);
  return rows;
}
