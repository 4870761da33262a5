import type { CartLine } from './cart-line.ts';
import { fitToStock, quantityCap } from './lines.ts';
import { type CartNotice, priceChanged, quantityReduced, soldOut } from './notices.ts';

/** A line with the current price and stock of its article. Amounts are in kopecks. */
export type PricedLine = CartLine & {
  stock: number;
  price: number;
  /** The unit price before the reduction; null if the price is not reduced. */
  priceBefore: number | null;
  /** The discount of the marketing platform for all pieces of the line; 0 without a discount. */
  offered: number;
};

/** A line as shown to the shopper. Amounts are in kopecks. */
export type ShownLine = {
  quantity: number;
  unitPrice: number;
  unitPriceBefore: number;
  /** What the line adds to `discountPrice`: 0 for a sold-out line and for a gift. */
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
 * A line at today's price and stock. If the stock fell below the quantity, the line shows the stock. The
 * stored quantity changes only when the shopper next changes the cart, because reading never writes.
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
 * The discount of the marketing platform for one piece, in kopecks; at most the price. It is rounded down per
 * piece, so that the prices of the pieces add up to the price of the line.
 */
function unitDiscount({ offered, price }: PricedLine, quantity: number): number {
  return Math.min(price, Math.max(0, Math.floor(offered / quantity)));
}

function notices(line: PricedLine, cap: number): CartNotice[] {
  if (cap === 0) return [soldOut];
  const found: CartNotice[] = [];
  if (!line.isGift && line.seenPrice !== line.price) found.push(priceChanged(line.seenPrice, line.price));
  // The notice is shown only while the quantity equals the stock. If more pieces are in stock later, its
  // words «доступно только» are no longer true.
  if (line.wasReduced && line.quantity === cap) found.push(quantityReduced(cap));
  return found;
}

/**
 * The totals of a cart in integer kopecks (docs/specification.md §3.3): `total` is before discounts, `discountPrice` is
 * the amount due. Sold-out lines and gifts add nothing. `promoDiscount` is the promo codes' discount on the sum of the
 * line totals, in kopecks. A cart with a sold-out line cannot be ordered.
 */
export function cartTotals(lines: readonly PricedLine[], promoDiscount = 0): CartTotals {
  let total = 0;
  // Subtracting from 0 avoids −0, which `-promoDiscount` would give without a discount.
  let discountPrice = 0 - promoDiscount;
  for (const line of lines) {
    const shown = showLine(line);
    discountPrice += shown.lineTotal;
    // Goods in stock count towards the sum before discounts even if a discount makes them free.
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
