import { type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { type ColourPrices, colourPrices, type Prices } from '#shared/goods/prices.ts';
import { article, variant } from './tables/goods.ts';

/**
 * Prices and scheduled prices that are set for a single size, in kopecks. Null if the size has none of its
 * own; it then costs as much as its colour.
 */
export type OwnPrices = {
  price: number | null;
  priceBefore: number | null;
  scheduledPrice: number | null;
  scheduledPriceBefore: number | null;
};

/** The usual prices of an article, in kopecks: those set for its size, otherwise those of its colour. */
export const usualPricesOf = (size: Pick<OwnPrices, 'price' | 'priceBefore'>, colour: Prices): Prices =>
  size.price === null
    ? { price: colour.price, priceBefore: colour.priceBefore }
    : { price: size.price, priceBefore: size.priceBefore };

/**
 * The current prices of an article, in kopecks. Prices are shown and charged only by this function or its SQL
 * counterpart below (docs/decisions/0056-prices-by-size.md). During a scheduled price, `priceBefore` is the
 * scheduled price before or, if the retailer gave none, the usual price; it is null unless it is higher than
 * the price.
 */
export function pricesOf(size: OwnPrices, colour: Prices): Prices {
  const usual = usualPricesOf(size, colour);
  if (size.scheduledPrice === null) return usual;
  const before = size.scheduledPriceBefore ?? usual.price;
  return { price: size.scheduledPrice, priceBefore: before > size.scheduledPrice ? before : null };
}

/** The columns that `pricesOf` reads. */
export const sizePriceColumns = {
  price: article.price,
  priceBefore: article.priceBefore,
  scheduledPrice: article.scheduledPrice,
  scheduledPriceBefore: article.scheduledPriceBefore,
};
export const colourPriceColumns = { price: variant.price, priceBefore: variant.priceBefore };

/**
 * The prices that are shown for a colour: those of its cheapest size in stock, or of its cheapest size if all
 * are sold out. If the colour has no sizes, its own prices.
 */
export const pricesOfColour = (
  colour: Prices,
  sizes: readonly (OwnPrices & { stock: number })[],
): ColourPrices =>
  colourPrices(sizes.map((size) => ({ ...pricesOf(size, colour), inStock: size.stock > 0 }))) ?? colour;

const sibling = alias(article, 'sibling');

const priceIn = (size: typeof article | typeof sibling) =>
  sql<number>`coalesce(${size.scheduledPrice}, ${size.price}, ${variant.price})`;
const priceBeforeIn = (size: typeof article | typeof sibling) =>
  sql<number | null>`case when ${size.scheduledPrice} is not null
      then nullif(greatest(coalesce(${size.scheduledPriceBefore}, ${size.price}, ${variant.price}), ${size.scheduledPrice}), ${size.scheduledPrice})
      when ${size.price} is null then ${variant.priceBefore} else ${size.priceBefore} end`;

/** `usualPricesOf` as an SQL expression, for queries that join articles with their variants. */
export const usualPrice = sql<number>`coalesce(${article.price}, ${variant.price})`;
export const usualPriceBefore = sql<
  number | null
>`case when ${article.price} is null then ${variant.priceBefore} else ${article.priceBefore} end`;

/** `pricesOf` as an SQL expression, for queries that join articles with their variants. */
export const articlePrice = priceIn(article);
export const articlePriceBefore = priceBeforeIn(article);

const sizes = sql`${article} ${sql.identifier('sibling')} where ${sibling.variantId} = ${variant.id}`;
const lowest = <T>(wanted: SQL<T>) => sql<T>`(select ${wanted} from ${sizes}
  order by ${sibling.stock} > 0 desc, ${priceIn(sibling)}, ${priceBeforeIn(sibling)} nulls first limit 1)`;

/** `pricesOfColour` as an SQL expression, for any query that reads variants. */
export const colourPrice = sql<number>`coalesce(${lowest(priceIn(sibling))}, ${variant.price})`;
export const colourPriceBefore = lowest(priceBeforeIn(sibling));
export const hasDearerSizes = sql<boolean>`exists (
  select from ${sizes} and ${sibling.stock} > 0 and ${priceIn(sibling)} > ${colourPrice})`;
