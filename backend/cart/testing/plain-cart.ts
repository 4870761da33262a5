import type { GiftRule } from '#shared/cart/gifts.ts';
import type { CartAction } from '#shared/cart/lines.ts';

/**
 * A second, minimal implementation of the cart rules (docs/specification.md §4.3), with which the tests
 * compare the shop's rules. It knows the quantity of each article, one gift per gift rule and the promo
 * codes, but no cart lines, notices or displayed prices.
 */
export type PlainCart = {
  pieces: Map<string, number>;
  /** The chosen gift article of each rule. */
  gifts: Map<string, string>;
  codes: Set<string>;
};

/** Stock and price of each article, the same for all carts. */
export type PlainShop = {
  stock: ReadonlyMap<string, number>;
  price: ReadonlyMap<string, number>;
  giftRules: readonly GiftRule[];
};

export const emptyCart = (): PlainCart => ({ pieces: new Map(), gifts: new Map(), codes: new Set() });

const copyOf = ({ pieces, gifts, codes }: PlainCart): PlainCart => ({
  pieces: new Map(pieces),
  gifts: new Map(gifts),
  codes: new Set(codes),
});
const stockOf = (shop: PlainShop, articleId: string) => shop.stock.get(articleId) ?? 0;
const capOf = (shop: PlainShop, articleId: string) => Math.min(stockOf(shop, articleId), 10);
const linesOf = (cart: PlainCart) => cart.pieces.size + cart.gifts.size;

/** Reduces the quantity of each article to its stock. Sold-out articles keep their quantity. */
function lowerToStock(cart: PlainCart, shop: PlainShop): void {
  for (const [articleId, count] of cart.pieces)
    if (capOf(shop, articleId) > 0) cart.pieces.set(articleId, Math.min(count, capOf(shop, articleId)));
}

function isEarned(cart: PlainCart, shop: PlainShop, rule: GiftRule): boolean {
  const counted = [...cart.pieces].filter(
    ([articleId]) =>
      stockOf(shop, articleId) > 0 && (rule.forGroupIds.length === 0 || rule.forGroupIds.includes(articleId)),
  );
  const sum = counted.reduce(
    (all, [id, count]) => all + Math.min(count, stockOf(shop, id)) * (shop.price.get(id) ?? 0),
    0,
  );
  return counted.length > 0 && sum >= (rule.fromSum ?? 0);
}

const isLeft = (cart: PlainCart, shop: PlainShop, articleId: string) =>
  stockOf(shop, articleId) > (cart.pieces.get(articleId) ?? 0);

function takeGift(cart: PlainCart, shop: PlainShop, articleId: string): boolean {
  if ([...cart.gifts.values()].includes(articleId)) return false;
  const rule = shop.giftRules.find(
    (one) => one.articleIds.includes(articleId) && !cart.gifts.has(one.id) && isEarned(cart, shop, one),
  );
  if (!rule || !isLeft(cart, shop, articleId)) return false;
  cart.gifts.set(rule.id, articleId);
  return true;
}

function loseGifts(cart: PlainCart, shop: PlainShop): void {
  for (const rule of shop.giftRules) {
    const articleId = cart.gifts.get(rule.id);
    if (articleId !== undefined && !(isEarned(cart, shop, rule) && isLeft(cart, shop, articleId)))
      cart.gifts.delete(rule.id);
  }
}

/** The cart after a list of actions; null if the list is refused as a whole. */
export function act(before: PlainCart, shop: PlainShop, actions: readonly CartAction[]): PlainCart | null {
  const cart = copyOf(before);
  lowerToStock(cart, shop);
  for (const action of actions) if (!step(cart, shop, action)) return null;
  if (linesOf(cart) > 50) return null;
  loseGifts(cart, shop);
  return cart;
}

/** Applies one action; returns false if the action must be refused. */
function step(
  cart: PlainCart,
  shop: PlainShop,
  { action, articleId, quantity, isGift }: CartAction,
): boolean {
  if (isGift) return stepGift(cart, shop, { action, articleId, quantity });
  const had = cart.pieces.get(articleId);
  const set = (count: number) => {
    if (count <= 0) cart.pieces.delete(articleId);
    else cart.pieces.set(articleId, count);
    return true;
  };
  if (action === 'UPDATE' && quantity === 0) return set(0);
  if (!shop.stock.has(articleId)) return false;
  if (action === 'REMOVE') return had !== undefined && set(had - quantity);
  if (capOf(shop, articleId) === 0 || (action === 'UPDATE' && had === undefined)) return false;
  return set(Math.min(capOf(shop, articleId), action === 'ADD' ? (had ?? 0) + quantity : quantity));
}

function stepGift(cart: PlainCart, shop: PlainShop, { action, articleId, quantity }: CartAction): boolean {
  const taken = [...cart.gifts].find(([, article]) => article === articleId);
  const isOff = action === 'REMOVE' || (action === 'UPDATE' && quantity === 0);
  if (taken && isOff) cart.gifts.delete(taken[0]);
  if (action === 'UPDATE') return quantity === 0 || taken !== undefined;
  return action === 'REMOVE' ? taken !== undefined : takeGift(cart, shop, articleId);
}

/** The account's cart after the guest's was merged into it. */
export function merge(account: PlainCart, guest: PlainCart, shop: PlainShop): PlainCart {
  const cart = copyOf(account);
  if (guest.pieces.size + guest.gifts.size + guest.codes.size === 0) return cart;
  lowerToStock(cart, shop);
  for (const [articleId, count] of guest.pieces) {
    const had = cart.pieces.get(articleId);
    if (capOf(shop, articleId) === 0 || (had === undefined && linesOf(cart) >= 50)) continue;
    cart.pieces.set(articleId, Math.min((had ?? 0) + count, capOf(shop, articleId)));
  }
  for (const articleId of guest.gifts.values()) if (linesOf(cart) < 50) takeGift(cart, shop, articleId);
  loseGifts(cart, shop);
  for (const code of guest.codes) cart.codes.add(code);
  return cart;
}
