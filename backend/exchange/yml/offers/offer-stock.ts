import { shorten } from '#shared/text/plain-text.ts';
import { slugify } from '#shared/text/slug.ts';
import type { RawOffer, RawOutlet, RawParam } from '../feed/raw-offer.ts';
import { stockElements } from '../feed/stock-elements.ts';
import { readPieces, STOCK_LIMIT } from './amount.ts';

/** The pieces of an offer in one store. */
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

type StockOptions = {
  /** Elements that the mapping adds. They take precedence over the usual ones. */
  elements: readonly string[];
  /** Params such as «Остаток». */
  params: readonly RawParam[];
  /** How many pieces an available offer has if the feed gives no number. */
  usual: number;
  warn: Warn;
};

/**
 * The stock of an offer, in total and by store. An unavailable offer has no stock, even if it has a count. A
 * count that cannot be read or is below zero is read as 0. If there is no count, the stock is the sum of the
 * outlets, or else the usual number. A count below the sum of the outlets is replaced by that sum.
 * `isAssumed` means that the feed does not say how many pieces there are.
 */
export function offerStock(raw: RawOffer, options: StockOptions): OfferStock & { isAssumed: boolean } {
  const { usual, warn } = options;
  const outlets = raw.outlets && readOutlets(raw.outlets, warn);
  const inStores = Math.min(STOCK_LIMIT, outlets?.reduce((sum, { pieces }) => sum + pieces, 0) ?? 0);
  if (isNotAvailable(raw)) {
    if (inStores > 0)
      warn('outlets', `hold ${inStores} pieces of an offer that is not available; they are left out`);
    return { stock: 0, outlets: outlets && [], isAssumed: false };
  }
  const count = countOf(raw, options);
  if (count.pieces === undefined) {
    if (raw.outlets) return { stock: inStores, outlets, isAssumed: false };
    return { stock: usual, outlets, isAssumed: true };
  }
  if (count.pieces < inStores)
    warn(
      count.field,
      `is ${count.pieces}, less than the ${inStores} pieces in outlets, which count`,
      count.at,
    );
  return { stock: Math.max(count.pieces, inStores), outlets, isAssumed: false };
}

type Count = { pieces: number | undefined; field: string; at?: { line: number } };

/**
 * The stock that an offer contains. If several elements contain it, the first one is used, and a different
 * value is reported.
 */
function countOf(raw: RawOffer, { elements, params, usual, warn }: StockOptions): Count {
  const fields = [...new Set([...elements, ...stockElements])].flatMap((name) =>
    (Object.hasOwn(raw.fields, name) ? (raw.fields[name] ?? []) : []).map((at) => ({ field: name, at })),
  );
  const named = params.map((at) => ({ field: `param «${shorten(at.name, 40)}»`, at }));
  const [first, ...others] = [...fields, ...named];
  if (!first) return { pieces: undefined, field: 'count' };
  const pieces = readPieces(first.at.value);
  const written = shorten(first.at.value, 40);
  const other = others.find(({ at }) => readPieces(at.value) !== pieces);
  if (other) warn(other.field, `differs from ${first.field} (${written}), which counts`, other.at);
  if (written === '') warn(first.field, 'is empty; nothing is sold', first.at);
  else if (pieces === 'unreadable')
    warn(first.field, `«${written}» is not a number of pieces; nothing is sold`, first.at);
  else if (pieces === 'some')
    warn(first.field, `«${written}» does not say how many pieces there are; ${usual} are sold`, first.at);
  else if (pieces < 0) warn(first.field, `«${written}» is below zero; nothing is sold`, first.at);
  else if (!isWhole(first.at.value))
    warn(first.field, `«${written}» is not a whole number; ${pieces} are sold`, first.at);
  const sold = typeof pieces === 'number' ? Math.max(0, pieces) : pieces === 'some' ? usual : 0;
  return { pieces: sold, field: first.field, at: first.at };
}

/** Whether a number has no fraction: «5.000» has none. */
const isWhole = (text: string) => !/[.,]\d*[1-9]\d*\s*\D*$/.test(text.trim().slice(0, 40));

const isNotAvailable = ({ available, fields }: RawOffer) =>
  [available, fields.available?.[0]?.value ?? ''].some((word) => /^(false|0|no|нет)$/i.test(word.trim())) ||
  fields.disabled?.[0]?.value === 'true';

/** The outlets that have stock, by store. Pieces of the same store are added up. */
function readOutlets(outlets: readonly RawOutlet[], warn: Warn): OfferOutlet[] {
  const pieces = new Map<string, number>();
  for (const outlet of outlets) {
    const code = slugify(outlet.id).slice(0, 60);
    const name = `outlet «${shorten(outlet.id, 40)}»`;
    const number = readPieces(outlet.instock);
    if (code === '') warn('outlet', 'has no id; it is left out', outlet);
    else if (typeof number !== 'number')
      warn(name, 'does not say in instock how many pieces it has; it is left out', outlet);
    else pieces.set(code, Math.min(STOCK_LIMIT, (pieces.get(code) ?? 0) + Math.max(0, number)));
  }
  return [...pieces].filter(([, number]) => number > 0).map(([code, number]) => ({ code, pieces: number }));
}
