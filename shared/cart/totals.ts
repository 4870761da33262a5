import type { CartLine } from './cart-line.ts';
import { fitToStock, quantityCap } from './lines.ts';
import { type CartNotice, priceChanged, quantityReduced, soldOut } from './notices.ts';

/** A line with the current price and stock of its article. Amounts are in kopecks. */
export type PricedLine = CartLine & {
  stock: number;
  price: number;
  /** The price of one piece before the reduction. Null if the price is not reduced. */
  priceBefore: number | null;
  /** The marketing platform's discount for all pieces of the line. 0 without a discount. */
  offered: number;
};

/** A line as the shopper sees it. Amounts are in kopecks. */
export type ShownLine = {
  quantity: number;
  unitPrice: number;
  unitPriceBefore: number;
  /** The share of the line in `discountPrice`. 0 for a sold-out line and for a gift. */
  lineTotal: number;
  maxQuantity: number;
  notices: CartNotice[];
};

/** Why a cart cannot be ordered (openapi, orderable-reason). */
type OrderableReason = 'EMPTY' | 'ARTICLE_SOLD_OUT';

export type CartTotals = {
  total: number;
  discountSum: number;
  discountPrice: number;
  orderable: boolean;
  orderableReasons: OrderableReason[];
};

/**
 * Shows a line at today's price. If the stock fell below the stored quantity, it shows the stock. The stored
 * quantity is changed only when the shopper next changes the cart, because reading a cart must not write.
 */
export function showLine(line: PricedLine): ShownLine {
  const { quantity, wasReduced } = fitToStock(line, line);
  const maxQuantity = quantityCap(line);
  const unitPrice = line.isGift ? 0 : line.price - unitDiscount(line, quantity);
  return {
    quantity,
    unitPrice,
    unitPriceBefore: line.priceBefore ?? line.price,
    lineTotal: maxQuantity === 0 ? 0 : unitPrice * quantity,
    maxQuantity,
    notices: notices({ ...line, quantity, wasReduced }, maxQuantity),
  };
}

/**
 * The marketing platform's discount for one piece, in kopecks, at most the price. Rounded down for one piece
 * and multiplied, so that the displayed prices of the pieces add up to the line's price.
 */
function unitDiscount({ offered, price }: PricedLine, quantity: number): number {
  return Math.min(price, Math.max(0, Math.floor(offered / quantity)));
}

function notices(line: PricedLine, cap: number): CartNotice[] {
  if (cap === 0) return [soldOut];
  const found: CartNotice[] = [];
  if (!line.isGift && line.seenPrice !== line.price) found.push(priceChanged(line.seenPrice, line.price));
  // Says «доступно только N» only while the quantity equals the stock. If more are in stock later, this would
  // no longer be true.
  if (line.wasReduced && line.quantity === cap) found.push(quantityReduced(cap));
  return found;
}

/**
 * The sums of a cart in kopecks (docs/specification.md §3.3). `total` is before discounts, `discountPrice` is
 * the amount due. Sold-out lines and gifts add nothing, and a cart with a sold-out line cannot be ordered.
 * @param promoDiscount what promo codes subtract from the sum of all lines, in kopecks
 */
export function cartTotals(lines: readonly PricedLine[], promoDiscount = 0): CartTotals {
  let total = 0;
  // `-promoDiscount` would give −0 if there is no discount.
  let discountPrice = 0 - promoDiscount;
  for (const line of lines) {
    const shown = showLine(line);
    discountPrice += shown.lineTotal;
    // The sum before discounts includes goods in stock that a discount makes free, but no gifts.
    if (shown.maxQuantity > 0 && !line.isGift) total += shown.unitPriceBefore * shown.quantity;
  }
  const orderableReasons: OrderableReason[] = [];
  if (lines.length === 0) orderableReasons.push('EMPTY');
  if (lines.some((line) => quantityCap(line) === 0)) orderableReasons.push('ARTICLE_SOLD_OUT');
  return {
    total,
    discountSum: total - discountPrice,
    discountPrice,
    orderable: orderableReasons.length === 0,
    orderableReasons,
  };
}
