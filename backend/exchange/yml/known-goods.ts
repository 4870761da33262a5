import { sql } from 'drizzle-orm';
import { usualPrice, usualPriceBefore } from '../../domain/article-prices.ts';
import { article, variant, variantGroup } from '../../domain/tables/goods.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { idFor } from './feed/identity.ts';
import type { Mapping } from './feed/mapping-of-feed.ts';
import { paramNames, sortParams } from './feed/params.ts';
import type { RawOffer } from './feed/raw-offer.ts';
import { isStockElement } from './feed/stock-elements.ts';
import { readAmount } from './offers/values/amount.ts';
import { NO_INTERNATIONAL, systemNames } from './offers/values/size-system.ts';

type Known = {
  id: string;
  sku: string;
  size: string;
  international: string | null;
  colour: string;
  family: string;
  code: string;
  hex: string;
  groupId: string;
  name: string;
  system: string;
  pieces: number;
  price: number;
  priceBefore: number | null;
};

/**
 * Some offers contain neither size nor colour. If the shop has a size with the offer's id, completes the
 * offer with its size, colour and model, and also with its price and stock if the offer has none. Returns a
 * map from the original to the completed offer; offers for which the shop has no size are not in it.
 */
export async function withKnownGoods(
  tx: Transaction,
  offers: readonly RawOffer[],
  mapping: Mapping,
): Promise<ReadonlyMap<RawOffer, RawOffer>> {
  if (offers.length === 0) return new Map();
  const names = offers.map(({ id }) => id);
  const ids = names.map((id) => idFor('article', id));
  const { rows } = await tx.execute<Known>(sql`
    select ${article.id} as id, ${article.sku} as sku, ${article.size} as size, ${article.international} as international,
      ${variant.colorName} as colour, ${variant.colorFamily} as family, ${variant.colorCode} as code, ${variant.colorHex} as hex,
      ${variantGroup.id} as "groupId", ${variantGroup.name} as name, ${variantGroup.sizeSystem} as system,
      ${article.stock} + coalesce(${article.hiddenStock}, 0) as pieces, ${usualPrice} as price,
      ${usualPriceBefore} as "priceBefore"
    from ${article} join ${variant} on ${variant.id} = ${article.variantId}
      join ${variantGroup} on ${variantGroup.id} = ${variant.groupId}
    where ${article.id} = any(${sql.param(ids)}::uuid[]) or ${article.sku} = any(${sql.param(names)}::text[])
  `);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const bySku = new Map(rows.map((row) => [row.sku, row]));
  return new Map(
    offers.flatMap((offer) => {
      const known = byId.get(idFor('article', offer.id)) ?? bySku.get(offer.id);
      return known ? [[offer, completed(offer, known, mapping)] as const] : [];
    }),
  );
}

function completed(offer: RawOffer, known: Known, mapping: Mapping): RawOffer {
  const { line } = offer;
  const param = (key: keyof typeof paramNames, value: string) => ({
    name: paramNames[key][0],
    unit: '',
    value,
    line,
  });
  const has = (field: string) => Object.hasOwn(offer.fields, field);
  const field = (value: string | number) => [{ value: String(value), line }];
  const saysStock =
    offer.outlets !== null ||
    mapping.stockElements.some(has) ||
    Object.keys(offer.fields).some(isStockElement) ||
    sortParams(offer, mapping).known.stock !== undefined;
  const isSaidAvailable = offer.available !== '' || has('available');
  const price = has('price') ? readAmount(offer.fields.price?.[0]?.value ?? '', mapping.threeDigits) : known;
  const now = 'price' in price ? price.price : 'kopecks' in price ? price.kopecks : undefined;
  const isDiscount = now !== undefined && known.priceBefore !== null && known.priceBefore > now;
  const system = Object.entries(systemNames).find(([key]) => key === known.system)?.[1];
  return {
    ...offer,
    groupId: known.groupId,
    fields: {
      ...offer.fields,
      ...(!has('name') && !has('model') && { name: field(known.name) }),
      // The size keeps its article number unless the offer contains one.
      ...(!has('shop-sku') && { 'shop-sku': field(known.sku) }),
      ...(!has('price') && { price: field(known.price / 100) }),
      ...(!has('oldprice') && isDiscount && { oldprice: field((known.priceBefore ?? 0) / 100) }),
      // Adds the current stock. But if the size is sold out and the offer is available, adds none, so that
      // the default stock applies and the size can be sold again.
      ...(!saysStock && (known.pieces > 0 || !isSaidAvailable) && { count: field(known.pieces) }),
    },
    params: [
      ...offer.params,
      param('size', known.size),
      param('colour', known.colour),
      param('colourFamily', known.family),
      // If the stored code is the colour's name, the colour has no code of its maker.
      ...(known.code === known.colour ? [] : [param('colourCode', known.code)]),
      param('colourHex', known.hex),
      param('international', known.international ?? NO_INTERNATIONAL),
      ...(system === undefined ? [] : [param('sizeSystem', system)]),
    ],
  };
}
