import type { Cart, CartItem, CartMessage } from '#contract/client/client.schemas.ts';
import type { ArticleState } from '#shared/cart/cart-line.ts';
import type { EarnedRule } from '#shared/cart/gifts.ts';
import {
  type CartGoods,
  type GoodsLine,
  type LineOffers,
  priceCart as priceLines,
} from '#shared/cart/price-cart.ts';
import { pricesOf } from '../../domain/article-prices.ts';
import { shownCover, toColour } from '../../domain/presentation.ts';
import type { cartLine } from '../base/tables.ts';
import type { EnteredCode } from './entered-codes.ts';
import type { GoodsRow } from './goods-columns.ts';

/** A stored line with its article, variant and model. */
export type CartRow = GoodsRow & { line: typeof cartLine.$inferSelect };

/**
 * A cart as read from the database, without computed prices: `priceCart` computes them when the discounts of
 * the marketing platform are known.
 */
export type ReadCart = {
  id: string;
  version: number;
  /** Time of reading; the validity of codes is checked at this time. */
  at: Date;
  /** One row for each line of the cart, in the order of the lines. */
  rows: readonly CartRow[];
  /** Gift rules whose conditions the cart meets, each with the articles in the cart that meet them. */
  earned: readonly EarnedRule[];
  /** The articles that shoppers may choose as gifts by these rules. */
  offered: readonly GoodsRow[];
  codes: readonly EnteredCode[];
  messages: readonly CartMessage[];
};

type Shown = Pick<
  CartItem,
  'articleId' | 'variantId' | 'variantGroupId' | 'productUrl' | 'name' | 'colour' | 'size' | 'picture'
>;

/** Computes the prices of a cart and converts it to the contract's form (docs/specification.md §3.3). */
export const priceCart = ({ rows, offered, ...read }: ReadCart, offers?: LineOffers): Cart =>
  priceLines({ ...read, rows: rows.map(goodsLine), offered: offered.map(cartGoods) }, offers);

export const goodsLine = (row: CartRow): GoodsLine<Shown> => ({ line: row.line, goods: cartGoods(row) });

/** The fields of an article that the rules of carts and of shared cart links need. */
export const cartGoods = (row: GoodsRow): CartGoods<Shown> => ({ ...stateOf(row), shown: shownOf(row) });

/** The fields of an article that the cart rules need. */
export const stateOf = ({ article, variant }: GoodsRow): ArticleState & { priceBefore: number | null } => ({
  groupId: variant.groupId,
  stock: article.stock,
  ...pricesOf(article, variant),
});

/** What a line shows of an article. */
export const shownOf = ({ article, variant, group }: GoodsRow): Shown => ({
  articleId: article.id,
  variantId: variant.id,
  variantGroupId: group.id,
  productUrl: variant.productUrl,
  name: group.name,
  colour: toColour(variant),
  size: article.size,
  picture: shownCover(variant.cover),
});
