import type { AppliedGift } from '../../src/generated/model/appliedGift.ts';
import type { Cart } from '../../src/generated/model/cart.ts';
import type { CartItem } from '../../src/generated/model/cartItem.ts';
import type { CartMessage } from '../../src/generated/model/cartMessage.ts';
import type { GiftOffer } from '../../src/generated/model/giftOffer.ts';
import type { PromoCode } from '../../src/generated/model/promoCode.ts';
import { coverOf, toColour } from '../catalog/presentation.ts';
import type { article, cartLine, variant, variantGroup } from '../db/schema.ts';
import { canBeGiven, type GiftRule } from './gifts.ts';
import { cartTotals, type PricedLine, showLine } from './totals.ts';

/** An article with its variant and model. */
export type GoodsRow = {
  article: typeof article.$inferSelect;
  variant: typeof variant.$inferSelect;
  group: typeof variantGroup.$inferSelect;
};

/** A kept line with the article, variant and model it is of. */
export type CartRow = GoodsRow & { line: typeof cartLine.$inferSelect };

export type EarnedRule = { rule: GiftRule; earnedBy: string[] };

export type CartParts = {
  /** In the order of the lines. */
  rows: readonly CartRow[];
  /** Gift rules that the cart earns, with the articles that earn them. */
  earned: readonly EarnedRule[];
  /** Goods that these rules offer. */
  offered: readonly GoodsRow[];
  promoCodes: PromoCode[];
  messages: CartMessage[];
};

/** A cart in the words of the contract (specification, section 3 "Cart"). */
export function toCart(
  { id, version }: { id: string; version: number },
  { rows, earned, offered, promoCodes, messages }: CartParts,
): Cart {
  const promoDiscount = promoCodes.reduce((sum, { discountSum }) => sum + discountSum, 0);
  return {
    id,
    version,
    currency: 'RUB',
    items: rows.map(toItem),
    gifts: earned.flatMap(({ rule }) => giftOffers(rule, rows, offered)),
    appliedGifts: earned.flatMap((rule) => appliedGift(rule, rows)),
    ...cartTotals(rows.map(toPricedLine), promoDiscount),
    promoCodes,
    messages,
  };
}

/** What may be taken under a rule, the taken one included, so that it can be changed for another. */
function giftOffers(
  { id, title, articleIds }: GiftRule,
  rows: readonly CartRow[],
  offered: readonly GoodsRow[],
): GiftOffer[] {
  const lines = rows.map(({ line }) => line);
  const articles = new Map(
    offered.map(({ article, variant }) => [
      article.id,
      { groupId: variant.groupId, stock: article.stock, price: variant.price },
    ]),
  );
  return articleIds.flatMap((articleId) => {
    const goods = offered.find(({ article }) => article.id === articleId);
    if (!goods || !canBeGiven(articleId, lines, articles)) return [];
    const { article, variant, group } = goods;
    return {
      giftId: id,
      articleId,
      productUrl: variant.productUrl,
      title,
      name: group.name,
      colour: toColour(variant),
      size: article.size,
      picture: coverOf(variant.pictures),
    };
  });
}

function appliedGift({ rule, earnedBy }: EarnedRule, rows: readonly CartRow[]): AppliedGift[] {
  const taken = rows.find(({ line }) => line.isGift && line.giftRuleId === rule.id);
  return taken ? [{ giftId: rule.id, articleId: taken.article.id, articleIds: earnedBy }] : [];
}

export function toPricedLine({ line, article, variant }: CartRow): PricedLine {
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
