import { shorten } from '#shared/text/plain-text.ts';
import { slugify } from '#shared/text/slug.ts';
import type { RawOffer, RawOutlet } from '../feed/raw-offer.ts';

/** Pieces that one store has, as the feed says. */
export type OfferOutlet = {
  /** The store's code in the shop, made of the outlet's id in the feed as addresses are made of words. */
  code: string;
  pieces: number;
};

export type OfferStock = {
  /** All pieces, those in stores among them. */
  stock: number;
  /** Those in stores; null when the offer does not name stores. */
  outlets: OfferOutlet[] | null;
};

type Warn = (field: string, why: string, at?: { line: number }) => void;

/** Pieces of one article at most. */
export const STOCK_LIMIT = 1_000_000;

/**
 * How many pieces there are of an offer, and how many of them in which stores. An offer that is not
 * available has none, with any count. Without a count it is the sum of the outlets, or else the shop's default. A count
 * below the sum of the outlets is replaced by that sum.
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

/** Outlets that have something, by store; one that comes several times has all of it. */
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
