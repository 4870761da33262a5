import type { Prices } from '#shared/goods/prices.ts';
import { sizeOrdinal } from '#shared/goods/size-label.ts';
import type { article } from '../../../domain/tables/goods.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { ownBarcode } from '../feed/identity.ts';
import type { Offer } from '../offers/offer.ts';
import { internationalIn, internationalOf } from '../offers/values/size-system.ts';
import { ownersOf } from './name-owners.ts';
import type { PresentGoods } from './present-goods.ts';
import { type PlacedColour, placesOf, type RowContext, systemOf } from './row-context.ts';

/**
 * Builds the table rows of sizes. If a value must be unique but already belongs to other goods, it is
 * replaced, with a warning.
 */
export async function articleRows(
  tx: Transaction,
  colours: readonly PlacedColour[],
  present: PresentGoods,
  { warn, ...context }: RowContext,
): Promise<(typeof article.$inferInsert)[]> {
  const offers = colours.flatMap(({ colour }) => colour.offers);
  const skuOwners = await ownersOf(
    tx,
    'sku',
    offers.flatMap((offer) => [offer.sku, offer.articleId]),
  );
  const barcodes = offers.flatMap(({ barcode, articleId }) => [
    barcode,
    ownBarcode(articleId),
    present.articles.get(articleId)?.barcode ?? '',
  ]);
  const barcodeOwners = await ownersOf(
    tx,
    'barcode',
    barcodes.filter((code) => code !== ''),
  );
  const unique = (offer: Offer, field: string, value: string, own: string, given: string | undefined) => {
    if (value !== '' && given !== value)
      warn({
        line: offer.line,
        offerId: offer.id,
        field,
        why: `«${value}» belongs to other goods of the shop; ${given ?? own} is given`,
      });
    return given ?? own;
  };
  /** The present barcode of the size, which it keeps if the feed has none. */
  const presentCode = ({ articleId }: Offer) =>
    context.keepsAbsent ? (present.articles.get(articleId)?.barcode ?? '') : '';
  const isHidden = hiddenOffers(colours, present, warn);
  return colours.flatMap(({ model, colour, id }) => {
    const ordinals = placesOf(
      colour.offers.map(({ articleId }) => present.articles.get(articleId)?.ordinal),
      colour.offers.map(({ size }) => sizeOrdinal(size)),
    );
    const system = systemOf(model, context);
    return colour.offers.map((offer, place) => {
      const { articleId, sku, barcode, size } = offer;
      const code = ownBarcode(articleId);
      return {
        id: articleId,
        variantId: id,
        sku: unique(offer, 'shop-sku', sku, articleId, skuOwners.give(articleId, [sku, articleId])),
        barcode: unique(
          offer,
          'barcode',
          barcode,
          code,
          barcodeOwners.give(
            articleId,
            [barcode || presentCode(offer), code].filter((one) => one !== ''),
          ),
        ),
        size,
        international: internationalIn(offer.international, internationalOf(system, size, offer.sizeUnit)),
        ordinal: ordinals[place] ?? 0,
        ...piecesIn(offer.stock, isHidden(offer)),
        ...ownPricesOf(offer, colour),
        vat: offer.vat ?? (context.keepsAbsent ? (present.articles.get(articleId)?.vat ?? null) : null),
      };
    });
  });
}

/** The prices to store with a size; null if it costs the same as its colour. */
const ownPricesOf = ({ price, priceBefore }: Prices, colour: Prices) =>
  price === colour.price && priceBefore === colour.priceBefore
    ? { price: null, priceBefore: null }
    : { price, priceBefore };

/** The columns with the number of pieces. Those of a hidden size are stored in another column. */
const piecesIn = (pieces: number, isHidden: boolean) =>
  isHidden ? { stock: 0, hiddenStock: pieces } : { stock: pieces, hiddenStock: null };

/**
 * Finds offers whose size must be hidden: the retailer has hidden it, or it is a new size of a hidden colour
 * or model.
 */
function hiddenOffers(
  colours: readonly PlacedColour[],
  present: PresentGoods,
  warn: RowContext['warn'],
): (offer: Offer) => boolean {
  const colourOf = new Map(
    colours.flatMap(({ colour, id }) => colour.offers.map((one) => [one, id] as const)),
  );
  const before = [...present.articles.values()];
  const sizesOf = Map.groupBy(before, ({ variantId }) => variantId);
  const sizesOfModel = Map.groupBy(before, ({ variantId }) => present.groupOfVariant.get(variantId) ?? '');
  const modelOf = new Map(colours.map(({ id, model }) => [id, model.groupId]));
  const areHidden = (sizes: readonly { hiddenStock: number | null }[] = []) =>
    sizes.length > 0 && sizes.every(({ hiddenStock }) => hiddenStock !== null);
  return (offer) => {
    const known = present.articles.get(offer.articleId);
    if (known) return known.hiddenStock !== null;
    const colourId = colourOf.get(offer) ?? '';
    const siblings = sizesOf.get(colourId) ?? sizesOfModel.get(modelOf.get(colourId) ?? '');
    if (!areHidden(siblings)) return false;
    const { line, id: offerId } = offer;
    warn({ line, offerId, field: 'offer', why: 'is new, but its goods are hidden, so it is hidden too' });
    return true;
  };
}
