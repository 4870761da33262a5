import { takenByCodes } from '#shared/cart/line-discounts.ts';
import { remainingPieces } from '#shared/orders/order-facts.ts';
import { paidFacts } from '#shared/orders/paid-words.ts';
import type { Order } from '@/lib/api';
import { Sums } from '@/shop/sums/sums';

/** The sums of an order without cancelled pieces, and the sums already paid. */
export function OrderSums({ order }: { order: Order }) {
  const { goodsSum, discountSum, delivery, cancelledSum } = order;
  const { total, paid } = paidFacts(order);
  return (
    <Sums
      pieces={remainingPieces(order.lines)}
      goods={goodsSum}
      discount={discountSum}
      // Discounts of promo codes are known only for all ordered pieces, so they are not shown after a
      // cancellation.
      byCodes={cancelledSum === 0 ? takenByCodes(order.lines) : 0}
      delivery={delivery.price}
      totalName={total.name}
      total={total.sum}
      paid={paid}
    />
  );
}
