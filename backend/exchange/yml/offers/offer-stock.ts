import { shorten } from '#shared/text/plain-text.ts';
import { slugify } from '#shared/text/slug.ts';
import type { RawOffer, RawOutlet } from '../feed/raw-offer.ts';

/** Pieces in one store, according to the feed. */
export type OfferOutlet = {
  /** The store's code in the shop: the outlet's id in the feed as a slug. */
  code: string;
  pieces: number;
};

export type OfferStock = {
  /** All pieces, including those in stores. */
  stock: number;
  /** Pieces in stores; null if the offer does not name stores. */
  outlets: OfferOutlet[] | null;
};

type Warn = (field: string, why: string, at?: { line: number }) => void;

/** Maximum stock of one article. */
export const STOCK_LIMIT = 1_000_000;

/**
 * The stock of an offer, in total and by store. An unavailable offer has none, even if it has a count. Without
 * a count, the stock is the sum of the outlets, or else the shop's default. A count below the sum of the
 * outlets is replaced by that sum.
 */
export function offerStock(
  raw: RawOffer,
  { count, usual, warn }: { count: number | null; usual: number; warn: Warn },
): OfferStock {
  const outlets = raw.outlets && readOutlets(raw.outlets, warn);
  const inStores = Math.min(STOCK_LIMIT, outlets?.reduce((sum, { pieces }) => sum + pieces, 0) ?? 0);
  if (isNotAvailable(raw)) {
    if (inStores > 0)
      warn('outlets', `hold ${inStores} pieces of an offer that is not available; they are left out`);
    return { stock: 0, outlets: outlets && [] };
  }
  if (count !== null && count < inStores)
    warn(
      'count',
      `is ${count}, less than the ${inStores} pieces in outlets, which count`,
      raw.fields.count?.[0],
    );
  const without = raw.outlets ? inStores : usual;
  return { stock: Math.max(count ?? without, inStores), outlets };
}

const isNotAvailable = ({ available, fields }: RawOffer) =>
  /^(false|0|no|нет)$/i.test(available) || fields.disabled?.[0]?.value === 'true';

/** Outlets with stock, by store. Pieces of repeated outlets are added up. */
function readOutlets(outlets: readonly RawOutlet[], warn: Warn): OfferOutlet[] {
  const pieces = new Map<string, number>();
  for (const outlet of outlets) {
    const code = slugify(outlet.id).slice(0, 60);
    const name = `outlet «${shorten(outlet.id, 40)}»`;
    const number = outlet.instock.replace(/[\s\u00a0]/g, '');
    if (code === '') warn('outlet', 'has no id; it is left out', outlet);
    else if (!/^\d{1,9}$/.test(number))
      warn(name, 'does not say in instock how many pieces it has; it is left out', outlet);
    else pieces.set(code, Math.min(STOCK_LIMIT, (pieces.get(code) ?? 0) + Number(number)));
  }
  return [...pieces].filter(([, number]) => number > 0).map(([code, number]) => ({ code, pieces: number }));
}
