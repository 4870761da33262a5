import type { Cart } from '../../src/generated/model/cart.ts';
import type { CartItem } from '../../src/generated/model/cartItem.ts';
import { coverOf, toColour } from '../catalog/presentation.ts';
import type { article, cartLine, variant, variantGroup } from '../db/schema.ts';
import { cartTotals, type PricedLine, showLine } from './totals.ts';

export type CartSnapshot = { id: string; version: number };

/** A kept line with the article, variant and model it is of. */
export type CartRow = {
  line: typeof cartLine.$inferSelect;
  article: typeof article.$inferSelect;
  variant: typeof variant.$inferSelect;
  group: typeof variantGroup.$inferSelect;
};

/** A cart in the words of the contract (specification, section 3 "Cart"). Rows are in the order of the lines. */
export function toCart({ id, version }: CartSnapshot, rows: readonly CartRow[]): Cart {
  return {
    id,
    version,
    currency: 'RUB',
    items: rows.map(toItem),
    gifts: [],
    appliedGifts: [],
    ...cartTotals(rows.map(toPricedLine)),
    promoCodes: [],
  };
}

function toPricedLine({ line, article, variant }: CartRow): PricedLine {
  return { ...line, stock: article.stock, price: variant.price, priceBefore: variant.priceBefore };
}

function toItem(row: CartRow): CartItem {
  const { line, article, variant, group } = row;
  return {
    articleId: article.id,
    variantId: variant.id,
    variantGroupId: group.id,
    productUrl: variant.productUrl,
    isGift: line.isGift,
    name: group.name,
    colour: toColour(variant),
    size: article.size,
    picture: coverOf(variant.pictures),
    ...showLine(toPricedLine(row)),
  };
}
