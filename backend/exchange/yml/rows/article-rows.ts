import type { Prices } from '#shared/goods/prices.ts';
import { sizeOrdinal } from '#shared/goods/size-label.ts';
import type { article } from '../../../domain/tables/goods.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { ownBarcode } from '../feed/identity.ts';
import type { Offer } from '../offers/offer.ts';
import { internationalOf } from '../offers/size-system.ts';
import { ownersOf } from './name-owners.ts';
import type { PresentGoods } from './present-goods.ts';
import { type PlacedColour, placesOf, type RowContext, systemOf } from './row-context.ts';

/**
 * Builds the rows of sizes. A unique value that already belongs to other goods is replaced, with a warning.
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
  const barcodes = offers.flatMap(({ barcode, articleId }) => [barcode, ownBarcode(articleId)]);
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
  return colours.flatMap(({ model, colour, id }) => {
    const ordinals = placesOf(
      colour.offers.map(({ articleId }) => present.articles.get(articleId)?.ordinal),
      colour.offers.map(({ size }) => sizeOrdinal(size)),
    );
    const system = systemOf(model, { ...context, warn });
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
          barcodeOwners.give(articleId, barcode ? [barcode, code] : [code]),
        ),
        size,
        international: offer.international || internationalOf(system, size, offer.sizeUnit),
        ordinal: ordinals[place] ?? 0,
        stock: offer.stock,
        ...ownPricesOf(offer, colour),
      };
    });
  });
}

/** Prices of a size if they differ from those of its colour; either both or none. */
const ownPricesOf = ({ price, priceBefore }: Prices, colour: Prices) =>
  price === colour.price && priceBefore === colour.priceBefore
    ? { price: null, priceBefore: null }
    : { price, priceBefore };
