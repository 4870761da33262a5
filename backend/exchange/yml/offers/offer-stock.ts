import { shorten } from '#shared/text/plain-text.ts';
import { slugify } from '#shared/text/slug.ts';
import type { RawField, RawOffer, RawOutlet, RawParam } from '../feed/raw-offer.ts';
import { stockElements, stockNameKind } from '../feed/stock-elements.ts';
import { isRangeOfPieces, type Pieces, readPieces, STOCK_LIMIT } from './values/pieces.ts';

/** The stock of an offer in one store, in pieces. */
export type OfferOutlet = {
  /** The store's code in the shop: the slug of the outlet's id in the feed. */
  code: string;
  pieces: number;
};

export type OfferStock = {
  /** Total number of pieces; those in stores are included. */
  stock: number;
  /** Stock by store; null if the offer has no outlets. */
  outlets: OfferOutlet[] | null;
};

type Warn = (field: string, why: string, at?: { line: number }) => void;

type StockOptions = {
  /** Names of elements that the mapping adds. They take precedence over the elements that the shop knows. */
  elements: readonly string[];
  /** Params that contain a stock, such as «Остаток». */
  params: readonly RawParam[];
  /** Stock in pieces of an available offer for which the feed has none. */
  usual: number;
  warn: Warn;
};

/**
 * The stock of an offer, in total and by store. An unavailable offer has no stock, even if the feed contains
 * a number. A number that is unreadable or below zero counts as 0. Without a number, the stock is the sum
 * over the outlets or, if there are no outlets, `usual`. If the number is below that sum, the sum is used.
 * `isAssumed` is true if the feed contains no number of pieces.
 */
export function offerStock(raw: RawOffer, options: StockOptions): OfferStock & { isAssumed: boolean } {
  const { usual, warn } = options;
  const outlets = raw.outlets && readOutlets(raw.outlets, warn);
  const inStores = Math.min(STOCK_LIMIT, outlets?.reduce((sum, { pieces }) => sum + pieces, 0) ?? 0);
  if (isNotAvailable(raw, warn)) {
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

/** A stock that one element or param states. Several elements, one for each store, count as one statement. */
type Statement = { field: string; at: RawField; pieces: Pieces };

/**
 * The stock that an offer states. If several elements state it, a word such as «под заказ» takes precedence;
 * otherwise, the first element with a number does, and elements with other numbers are reported. Numbers for
 * several stores are added up.
 */
function countOf(raw: RawOffer, options: StockOptions): Count {
  const { usual, warn } = options;
  const statements = statementsOf(raw, options);
  const first =
    statements.find(saysNone) ??
    statements.find(({ pieces }) => typeof pieces === 'number') ??
    statements.find(({ pieces }) => pieces === 'some') ??
    statements[0];
  if (!first) return { pieces: undefined, field: 'count' };
  const { field, at, pieces } = first;
  const written = shorten(at.value, 40);
  const other = statements.find((one) => one !== first && differs(one, first));
  if (other) warn(other.field, `differs from ${field} (${written}), which counts`, other.at);
  if (written === '') warn(field, 'is empty; nothing is sold', at);
  else if (pieces === 'unreadable')
    warn(field, `«${written}» is not a number of pieces; nothing is sold`, at);
  else if (pieces === 'some')
    warn(field, `«${written}» does not say how many pieces there are; ${usual} are sold`, at);
  else if (pieces < 0) warn(field, `«${written}» is below zero; nothing is sold`, at);
  else if (isRangeOfPieces(at.value)) warn(field, `«${written}» is read as ${pieces} pieces`, at);
  else if (!isWhole(at.value)) warn(field, `«${written}» is not a whole number; ${pieces} are sold`, at);
  const sold = typeof pieces === 'number' ? Math.max(0, pieces) : pieces === 'some' ? usual : 0;
  return { pieces: sold, field, at };
}

/**
 * Whether a word such as «под заказ» says that nothing is in stock. It takes precedence over a number in
 * another element.
 */
const saysNone = ({ pieces, at }: Statement): boolean => pieces === 0 && !/\d/.test(at.value);

const differs = ({ pieces, at }: Statement, { pieces: counted }: Statement): boolean =>
  at.value !== '' && pieces !== counted && !(pieces === 'some' && typeof counted === 'number' && counted > 0);

function statementsOf(raw: RawOffer, { elements, params }: StockOptions): Statement[] {
  const others = Object.keys(raw.fields).filter((name) => stockNameKind(name) !== undefined);
  const named = [...new Set([...elements, ...stockElements, ...others])].flatMap((name) =>
    (Object.hasOwn(raw.fields, name) ? (raw.fields[name] ?? []) : []).map((at) => ({
      name,
      field: name,
      at,
    })),
  );
  const all = [
    ...named,
    ...params.map((at) => ({ name: at.name, field: `param «${shorten(at.name, 40)}»`, at })),
  ].map((one) => ({ ...one, pieces: piecesIn(one.at) }));
  const isOfPlace = ({ name }: { name: string }) =>
    !elements.includes(name) && stockNameKind(name) === 'place';
  const [ofPlace, ...more] = all.filter(isOfPlace);
  const whole = all.filter((one) => !isOfPlace(one));
  if (!ofPlace) return whole;
  return [...whole, { ...ofPlace, pieces: sumOf([ofPlace, ...more].map(({ pieces }) => pieces)) }];
}

/**
 * The pieces in an element. If it has nested elements, such as one for each store, their numbers are added
 * up.
 */
const piecesIn = ({ value, parts = [] }: RawField): Pieces =>
  parts.length === 0 ? readPieces(value) : sumOf(parts.map(readPieces));

function sumOf(all: readonly Pieces[]): Pieces {
  const [first = 'unreadable'] = all;
  if (all.length === 1) return first;
  const numbers = all.filter((pieces) => typeof pieces === 'number');
  if (numbers.length === 0) return all.includes('some') ? 'some' : 'unreadable';
  return Math.min(
    STOCK_LIMIT,
    numbers.reduce((sum, pieces) => sum + Math.max(0, pieces), 0),
  );
}

/** Whether a number has no fraction other than zero: «5» and «5.000» have none. */
const isWhole = (text: string) => !/[.,]\d*[1-9]\d*\s*\D*$/.test(text.trim().slice(0, 40));

/**
 * Whether an offer says that its goods cannot be bought now: `available="false"`, «под заказ», `out of
 * stock`. An unknown word also means this.
 */
function isNotAvailable({ available, fields }: RawOffer, warn: Warn): boolean {
  if (/^(?:true|1)$/i.test(fields.disabled?.[0]?.value ?? '')) return true;
  const words = [available, fields.available?.[0]?.value ?? ''].filter((word) => word !== '');
  const unread = words.find((word) => readPieces(word) === 'unreadable');
  if (unread !== undefined)
    warn(
      'available',
      `«${shorten(unread, 40)}» is neither yes nor no; nothing is sold`,
      fields.available?.[0],
    );
  return unread !== undefined || words.some((word) => readPieces(word) === 0);
}

/** The outlets with stock, by store. If several outlets are the same store, their pieces are added up. */
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
