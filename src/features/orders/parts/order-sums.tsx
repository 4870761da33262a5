import { takenByCodes } from '#shared/orders/line-discounts.ts';
import type { Order } from '@/lib/api';
import { Sums } from '@/shop/sums/sums';
import { piecesOf } from '../order-facts';

type OrderSumsProps = {
  order: Order;
  /** What the last line says: «К оплате», «Оплачено». */
  totalName: string;
};

/** What an order comes to, without what was cancelled. */
export function OrderSums({ order, totalName }: OrderSumsProps) {
  const { goodsSum, discountSum, delivery, total, cancelledSum } = order;
  return (
    <Sums
      pieces={piecesOf(order)}
      goods={goodsSum}
      discount={discountSum}
      // Codes are known by lines as they were bought; after a cancellation only the whole is exact.
      byCodes={cancelledSum === 0 ? takenByCodes(order.lines) : 0}
      delivery={delivery.price}
      totalName={totalName}
      total={total}
    />
  );
}
