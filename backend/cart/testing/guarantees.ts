import { isDeepStrictEqual } from 'node:util';
import type { Cart } from '#contract/client/client.schemas.ts';
import { lineSums } from '#shared/cart/line-discounts.ts';
import type { PlainCart } from './plain-cart.ts';
import type { Account, Owner } from './visits.ts';
import type { KeptCart, World } from './world.ts';

/**
 * Names of the guarantees that always hold for carts. The model test checks all of them after every step
 * (`Visit`).
 */
export const guarantees = [
  'no other cart changes',
  'a refused list changes nothing',
  'no cart exceeds the stock',
  'gifts are free, earned, and at most one per rule',
  'the money adds up',
  'a cart that cannot be ordered gives the reason',
  'a merge reports everything that it drops',
  'the cart equals that of the plain model',
] as const;
export type Guarantee = (typeof guarantees)[number];

/** Thrown when a guarantee is violated; the message names it. */
export class Broken extends Error {}
export function hold(guarantee: Guarantee, holds: boolean, seen?: unknown): void {
  if (!holds) throw new Broken(`Broken: ${guarantee}. ${JSON.stringify(seen) ?? ''}`);
}

export function checkKept({ lines }: KeptCart): void {
  const isWhole = lines.every(
    ({ quantity }) => Number.isInteger(quantity) && quantity >= 1 && quantity <= 10,
  );
  hold('no cart exceeds the stock', isWhole && lines.length <= 50, lines);
}

export function checkView(cart: Cart): void {
  const { items, total, discountSum, discountPrice, promoCodes, orderable, orderableReasons } = cart;
  for (const { quantity, maxQuantity } of items)
    hold('no cart exceeds the stock', maxQuantity === 0 || quantity <= maxQuantity, items);

  const gifts = items.filter(({ isGift }) => isGift);
  for (const { quantity, unitPrice, lineTotal } of gifts)
    hold(
      'gifts are free, earned, and at most one per rule',
      quantity === 1 && unitPrice === 0 && lineTotal === 0,
      gifts,
    );
  const applied = new Set(cart.appliedGifts.map(({ giftId }) => giftId));
  hold('gifts are free, earned, and at most one per rule', applied.size === gifts.length, [
    gifts,
    cart.appliedGifts,
  ]);

  const amounts = [
    total,
    discountSum,
    discountPrice,
    ...items.flatMap((item) => [item.unitPrice, item.lineTotal]),
  ];
  const areAmounts = amounts.every((amount) => Number.isInteger(amount) && amount >= 0);
  hold('the money adds up', areAmounts && total - discountSum === discountPrice, cart);
  for (const { lineTotal, unitPrice, quantity, maxQuantity } of items)
    hold('the money adds up', lineTotal === (maxQuantity === 0 ? 0 : unitPrice * quantity), items);
  const lineTotals = items.reduce((sum, { lineTotal }) => sum + lineTotal, 0);
  const taken = promoCodes.reduce((sum, code) => sum + code.discountSum, 0);
  hold('the money adds up', discountPrice === lineTotals - taken, [lineTotals, taken, discountPrice]);
  const sums = items.map((item) => ({ isGift: item.isGift, ...lineSums(item) }));
  const due = sums.reduce((sum, line) => sum + line.due, 0);
  const before = sums.reduce((sum, line) => sum + (line.isGift ? 0 : line.before), 0);
  hold('the money adds up', due === discountPrice && before === total, items);
  const reasons = [
    ...(items.length === 0 ? ['EMPTY'] : []),
    ...(items.some(({ maxQuantity }) => maxQuantity === 0) ? ['ARTICLE_SOLD_OUT'] : []),
  ];
  const saysWhy = isDeepStrictEqual(orderableReasons, reasons) && orderable === (reasons.length === 0);
  hold('a cart that cannot be ordered gives the reason', saysWhy, { orderable, orderableReasons, reasons });
  const refused = promoCodes.every(({ applied: isApplied, reason }) => isApplied === (reason === null));
  hold('a cart that cannot be ordered gives the reason', refused, promoCodes);
}

/**
 * Checks after a sign-in that all goods of the guest's cart are in the account's cart, or that a message to
 * the shopper names the dropped ones.
 */
export function checkMerge(before: Record<Owner, KeptCart>, world: World, account: Account): void {
  const own = world.carts[account];
  const { messages } = own;
  const isChanged = !isDeepStrictEqual(own, before[account]);
  const piecesOf = (cart: KeptCart, id: string) =>
    cart.lines.find(({ articleId, isGift }) => articleId === id && !isGift)?.quantity ?? 0;
  const isAllThere = before.guest.lines
    .filter(({ isGift }) => !isGift)
    .every(({ articleId, quantity }) => {
      const had = piecesOf(before[account], articleId);
      // If the account's cart already had this article and it is now sold out, the line stays visible, so no
      // message is needed.
      if (had > 0 && world.articles.get(articleId)?.stock === 0) return true;
      return piecesOf(own, articleId) >= had + quantity;
    });
  const name = 'a merge reports everything that it drops';
  hold(name, isAllThere || messages.length > 0, { before, own });
  hold(name, own.codes.length >= before[account].codes.length || messages.length > 0, { before, own });
  if (before.guest.lines.length + before.guest.codes.length === 0) hold(name, !isChanged, { before, own });
  const isFilled = own.lines.length > before[account].lines.length;
  hold(name, !isFilled || messages.length > 0, { before, own });
  hold(name, world.carts.guest.lines.length === 0 && messages.length <= 8, world.carts.guest);
}

export function checkPlain({ lines, codes }: KeptCart, plain: PlainCart): void {
  const actual = {
    pieces: new Map(lines.filter(({ isGift }) => !isGift).map((line) => [line.articleId, line.quantity])),
    gifts: new Map(lines.filter(({ isGift }) => isGift).map((line) => [line.giftRuleId, line.articleId])),
    codes: new Set(codes),
  };
  const isSame = isDeepStrictEqual(actual, plain) && lines.length === plain.pieces.size + plain.gifts.size;
  hold('the cart equals that of the plain model', isSame, [...plain.pieces, lines]);
}
