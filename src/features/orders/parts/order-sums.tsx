import { takenByCodes } from '#shared/cart/line-discounts.ts';
import { remainingPieces } from '#shared/orders/order-facts.ts';
import type { Order } from '@/lib/api';
import { Sums } from '@/shop/sums/sums';

type OrderSumsProps = {
  order: Order;
  /** Label of the total: «К оплате», «Оплачено». */
  totalName: string;
};

/** Sums of an order without cancelled pieces. */
export function OrderSums({ order, totalName }: OrderSumsProps) {
  const { goodsSum, discountSum, delivery, total, cancelledSum } = order;
  return (
    <Sums
      pieces={remainingPieces(order.lines)}
      goods={goodsSum}
      discount={discountSum}
      // Discounts of codes are known for lines as bought; after a cancellation only the total is exact.
      byCodes={cancelledSum === 0 ? takenByCodes(order.lines) : 0}
      delivery={delivery.price}
      totalName={totalName}
      total={total}
    />
  );
}
