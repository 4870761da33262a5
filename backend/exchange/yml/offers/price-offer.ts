import type { ArticleVat } from '#shared/orders/vat.ts';
import { oneLine } from '#shared/text/plain-text.ts';
import { idFor } from '../feed/identity.ts';
import type { Issue } from '../feed/issue.ts';
import { sortParams } from '../feed/params.ts';
import type { RawOffer } from '../feed/raw-offer.ts';
import { isStockElement } from '../feed/stock-elements.ts';
import { formerPrice, requiredFields } from './offer-fields.ts';
import { vatOf } from './offer-options.ts';
import { type OfferOutlet, offerStock } from './offer-stock.ts';
import type { CheckContext } from './required-parts.ts';

/**
 * An offer that contains only prices, stock or VAT, for a size that the shop already has. Prices are in
 * kopecks. Fields that are not set stay unchanged.
 */
export type PriceOffer = {
  line: number;
  id: string;
  articleId: string;
  /**
   * The article number in the offer. If the shop does not know the offer's id, it looks for the size by this
   * number or the barcode. Undefined if the offer has none.
   */
  sku?: string;
  barcode?: string;
  price?: number;
  priceBefore?: number;
  /** Number of pieces. `some` means that the offer is available, but the feed has no number. */
  stock?: number | 'some';
  outlets: OfferOutlet[] | null;
  vat?: ArticleVat;
};

/**
 * Elements that describe goods. An offer that contains any of them is not a mere update of prices and stock.
 */
const OF_GOODS = ['name', 'model', 'typePrefix', 'categoryId', 'picture', 'description'];

/** Whether an offer has an id and a price, availability, stock or VAT, but no description of goods. */
export function isPriceOffer(
  { id, available, fields, outlets }: RawOffer,
  stockNames: readonly string[],
): boolean {
  const has = (name: string) => Object.hasOwn(fields, name);
  if (id === '' || OF_GOODS.some(has)) return false;
  return (
    available !== '' ||
    outlets !== null ||
    ['price', 'available', 'vat', ...stockNames].some(has) ||
    Object.keys(fields).some(isStockElement)
  );
}

/**
 * Reads an offer with only prices or stock, by the same rules as a complete offer. If the offer is refused,
 * returns the reasons.
 */
export function readPriceOffer(
  raw: RawOffer,
  { mapping, currency }: CheckContext,
): { offer: PriceOffer; warnings: Issue[] } | { refusals: Issue[] } {
  const warnings: Issue[] = [];
  const refusals: Issue[] = [];
  const issue = (field: string, why: string, at?: { line: number }): Issue => ({
    line: at?.line ?? raw.line,
    offerId: raw.id,
    field,
    why,
  });
  const { threeDigits } = mapping;
  const fields = requiredFields(threeDigits).shape;
  const check = (field: 'id' | 'currencyId', value: string) => {
    const read = fields[field].safeParse(value);
    if (!read.success) refusals.push(issue(field, read.error.issues[0]?.message ?? 'is wrong'));
  };
  check('id', raw.id);
  check('currencyId', raw.fields.currencyId?.[0]?.value ?? currency);
  const money = (field: 'price' | 'oldprice'): number | undefined => {
    const written = raw.fields[field]?.[0];
    if (!written) return undefined;
    const read = formerPrice(threeDigits).safeParse(written.value);
    if (read.success) return read.data;
    const why = read.error.issues[0]?.message ?? 'is wrong';
    if (field === 'price') refusals.push(issue(field, why, written));
    else warnings.push(issue(field, `${why}; no discount is shown`, written));
    return undefined;
  };
  const price = money('price');
  const priceBefore = money('oldprice');
  const stock = offerStock(raw, {
    elements: mapping.stockElements,
    params: sortParams(raw, mapping).known.stock ?? [],
    usual: 1,
    warn: (field, why, at) => void warnings.push(issue(field, why, at)),
  });
  const vat = vatOf(raw, (field, why, at) => void warnings.push(issue(field, why, at)));
  if (refusals.length > 0) return { refusals };
  const isSaid = raw.available !== '' || Object.hasOwn(raw.fields, 'available');
  const pieces = stock.isAssumed ? (isSaid ? ('some' as const) : undefined) : stock.stock;
  const code = (name: string) => oneLine(raw.fields[name]?.[0]?.value ?? '');
  const [sku, barcode] = [code('shop-sku'), code('barcode')];
  const offer: PriceOffer = {
    line: raw.line,
    id: raw.id,
    articleId: idFor('article', raw.id),
    outlets: stock.outlets,
    ...(sku !== '' && { sku }),
    ...(barcode !== '' && { barcode }),
    ...(price !== undefined && { price }),
    ...(priceBefore !== undefined && { priceBefore }),
    ...(pieces !== undefined && { stock: pieces }),
    ...(vat !== null && { vat }),
  };
  return { offer, warnings };
}
