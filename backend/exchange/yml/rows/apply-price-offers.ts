import type { Transaction } from '../../../platform/db/database.ts';
import { differencesOf, readStates } from '../../changes/goods-state.ts';
import { WantedChanges } from '../../changes/wanted-changes.ts';
import { writeChanges } from '../../changes/write-changes.ts';
import type { Issue } from '../feed/issue.ts';
import type { PriceOffer } from '../offers/price-offer.ts';
import { shareOf } from '../offers/split-offer.ts';
import { findSizes } from './find-sizes.ts';
import type { StoreStock } from './store-rows.ts';

/** Counts of the sizes for which the feed contained only prices or stock. */
export type PriceChanges = { changed: number; unchanged: number };

type Parts = {
  storeStock: StoreStock;
  /** Stock in pieces that a sold-out size gets if its offer is available but has no number of pieces. */
  usual: number;
  refuse: (issue: Issue) => void;
  warn: (issue: Issue) => void;
};

/**
 * Changes the prices and stock of existing sizes by offers that contain nothing else. Refuses offers whose
 * size the shop does not have. Returns the ids of the accepted offers.
 */
export async function applyPriceOffers(
  tx: Transaction,
  offers: readonly PriceOffer[],
  changes: PriceChanges,
  { storeStock, usual, refuse, warn }: Parts,
): Promise<string[]> {
  const sizes = await findSizes(tx, offers, { refuse, warn });
  const wanted = new WantedChanges();
  const known = offers.flatMap((offer) => {
    const own = sizes.get(offer) ?? [];
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

/**
 * If an offer was split into sizes, the offer for the size with index `place`. The sizes share the pieces; no
 * pieces are assigned to stores.
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
