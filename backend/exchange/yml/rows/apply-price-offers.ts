import { sql } from 'drizzle-orm';
import { article, variant } from '../../../domain/tables/goods.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import type { FoundSize } from '../../changes/goods-change.ts';
import { differencesOf, readStates } from '../../changes/goods-state.ts';
import { WantedChanges } from '../../changes/wanted-changes.ts';
import { writeChanges } from '../../changes/write-changes.ts';
import type { Issue } from '../feed/issue.ts';
import type { PriceOffer } from '../offers/price-offer.ts';
import type { StoreStock } from './store-rows.ts';

/** Sizes whose prices or stock alone were in the feed. */
export type PriceChanges = { changed: number; unchanged: number };

type Parts = {
  storeStock: StoreStock;
  /** Pieces of an available offer without a number whose size is sold out. */
  usual: number;
  refuse: (issue: Issue) => void;
  warn: (issue: Issue) => void;
};

/**
 * Changes prices and stock of the sizes that the offers name, and nothing else of them. Refuses offers whose size the
 * shop does not have. Returns the ids of the others.
 */
export async function applyPriceOffers(
  tx: Transaction,
  offers: readonly PriceOffer[],
  changes: PriceChanges,
  { storeStock, usual, refuse, warn }: Parts,
): Promise<string[]> {
  const ids = offers.map(({ articleId }) => articleId);
  const { rows } = await tx.execute<FoundSize & { pieces: number }>(sql`
    select ${article.id} as id, ${article.variantId} as "variantId", ${variant.groupId} as "groupId", ${article.size} as size,
      ${article.stock} + coalesce(${article.hiddenStock}, 0) as pieces
    from ${article} join ${variant} on ${variant.id} = ${article.variantId}
    where ${article.id} = any(${sql.param(ids)}::uuid[])
  `);
  const sizes = new Map(rows.map((row) => [row.id, row]));
  const wanted = new WantedChanges();
  const known = offers.filter(({ articleId, line, id }) => {
    if (sizes.has(articleId)) return true;
    refuse({
      line,
      offerId: id,
      field: 'offer',
      why: 'has only prices or stock, and the shop does not have its goods',
    });
    return false;
  });
  for (const { line, id, articleId, outlets: _outlets, stock, ...prices } of known) {
    const size = sizes.get(articleId);
    if (!size) continue;
    const pieces = stock === 'some' ? size.pieces || usual : stock;
    const change = { ...prices, ...(pieces !== undefined && { stock: pieces }) };
    wanted.add({ line, sku: id, barcode: '', size: '', change }, [size]);
  }
  const before = await readStates(tx, ids);
  await writeChanges(tx, wanted, ({ line, code }, column, why) =>
    warn({ line, offerId: code, field: column === 'oldPrice' ? 'oldprice' : column, why }),
  );
  await storeStock.writeOffers(
    tx,
    known.filter(({ outlets }) => outlets !== null).map((one) => ({ ...one, stock: 0 })),
  );
  const changed = new Set(differencesOf(before, await readStates(tx, ids)).map(({ sku }) => sku)).size;
  changes.changed += changed;
  changes.unchanged += known.length - changed;
  return known.map(({ articleId }) => articleId);
}
