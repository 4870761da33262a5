import { type SQL, sql } from 'drizzle-orm';
import { article, variant } from '../../../domain/tables/goods.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import type { FoundSize } from '../../changes/goods-change.ts';
import { differencesOf, readStates } from '../../changes/goods-state.ts';
import { WantedChanges } from '../../changes/wanted-changes.ts';
import { writeChanges } from '../../changes/write-changes.ts';
import type { Issue } from '../feed/issue.ts';
import type { PriceOffer } from '../offers/price-offer.ts';
import { PART_SIGN, shareOf } from '../offers/split-offer.ts';
import type { StoreStock } from './store-rows.ts';

/** Number of sizes for which the feed only contained prices or stock. */
export type PriceChanges = { changed: number; unchanged: number };

type Parts = {
  storeStock: StoreStock;
  /** How many pieces a sold-out size gets if its offer is available but has no number. */
  usual: number;
  refuse: (issue: Issue) => void;
  warn: (issue: Issue) => void;
};

/**
 * Changes only prices and stock of the sizes in the offers. Refuses offers whose size the shop does not have.
 * Returns the ids of the accepted offers.
 */
export async function applyPriceOffers(
  tx: Transaction,
  offers: readonly PriceOffer[],
  changes: PriceChanges,
  { storeStock, usual, refuse, warn }: Parts,
): Promise<string[]> {
  const sizes = await sizesOf(tx, offers);
  const wanted = new WantedChanges();
  const known = offers.flatMap((offer) => {
    const own = sizes.get(offer) ?? [];
    const { line, id } = offer;
    if (own.length === 0)
      refuse({
        line,
        offerId: id,
        field: 'offer',
        why: 'has only prices or stock, and the shop does not have its goods',
      });
    return own.map((size, place) => ({ size, offer: partOf(offer, place, own.length), articleId: size.id }));
  });
  for (const { size, offer } of known) {
    const { line, price, priceBefore, stock, vat } = offer;
    const pieces = stock === 'some' ? size.pieces || usual : stock;
    const change = {
      ...(price !== undefined && { price }),
      ...(priceBefore !== undefined && { priceBefore }),
      ...(pieces !== undefined && { stock: pieces }),
      ...(vat !== undefined && { vat }),
    };
    wanted.add({ line, sku: offer.id, barcode: '', size: '', change }, [size]);
  }
  const ids = known.map(({ articleId }) => articleId);
  const before = await readStates(tx, ids);
  await writeChanges(tx, wanted, ({ line, code }, column, why) =>
    warn({ line, offerId: code, field: column === 'oldPrice' ? 'oldprice' : column, why }),
  );
  await storeStock.writeOffers(
    tx,
    known.flatMap(({ offer, articleId }) =>
      offer.outlets === null ? [] : [{ ...offer, articleId, stock: 0 }],
    ),
  );
  const changed = new Set(differencesOf(before, await readStates(tx, ids)).map(({ sku }) => sku)).size;
  changes.changed += changed;
  changes.unchanged += known.length - changed;
  return ids;
}

type Size = FoundSize & { pieces: number };

/**
 * The sizes that offers change. For each offer, that is the size with its id, the size that was passed on to
 * it (pass-on.ts), or the sizes into which it was split (split-offer.ts).
 */
async function sizesOf(
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
      ${article.stock} + coalesce(${article.hiddenStock}, 0) as pieces, ${article.sku} as sku
    from ${article} join ${variant} on ${variant.id} = ${article.variantId}
    where ${condition}
    order by ${article.ordinal}
  `);
  return rows;
}

/**
 * The part of an offer that applies to one of the sizes into which it was split. The sizes share its pieces,
 * which are in no store.
 */
function partOf(offer: PriceOffer, place: number, parts: number): PriceOffer {
  if (parts === 1) return offer;
  const { stock } = offer;
  return {
    ...offer,
    outlets: offer.outlets && [],
    ...(typeof stock === 'number' && { stock: shareOf(stock, place, parts) }),
  };
}
