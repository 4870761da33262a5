import { formatMoney } from '#shared/text/money.ts';
import { formatCount } from '#shared/text/plural.ts';
import type { Order } from '@/lib/api';
import { piecesOf } from '../order-facts';

type OrderSumsProps = {
  order: Order;
  /** What the last line says: «К оплате», «Оплачено». */
  totalName: string;
};

/** What an order comes to, without what was cancelled. */
export function OrderSums({ order, totalName }: OrderSumsProps) {
  const { goodsSum, discountSum, delivery, total, cancelledSum } = order;
  // Codes are known by lines as they were bought; after a cancellation only the whole is exact.
  const byCodes = cancelledSum === 0 ? codeDiscount(order) : 0;
  const discount = discountSum - byCodes;
  return (
    <>
      <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-2.5 [&_dd]:text-right [&_dd]:tabular-nums [&_dd]:whitespace-nowrap">
        <dt>Товары ({formatCount(piecesOf(order))})</dt>
        <dd>{formatMoney(goodsSum)}</dd>
        {discount > 0 && (
          <>
            <dt>Скидка</dt>
            <dd className="text-accent">{formatMoney(-discount)}</dd>
          </>
        )}
        {byCodes > 0 && (
          <>
            <dt>Скидка по&nbsp;промокоду</dt>
            <dd className="text-accent">{formatMoney(-byCodes)}</dd>
          </>
        )}
        <dt>Доставка</dt>
        <dd>{delivery.price === 0 ? 'бесплатно' : formatMoney(delivery.price)}</dd>
      </dl>
      <dl className="type-price mt-4 flex justify-between gap-4 border-hair border-t pt-4">
        <dt>{totalName}</dt>
        <dd className="tabular-nums whitespace-nowrap">{formatMoney(total)}</dd>
      </dl>
    </>
  );
}

const codeDiscount = ({ lines }: Order): number =>
  lines
    .flatMap(({ discounts }) => discounts)
    .reduce((all, { source, sum }) => (source === 'PROMO_CODE' ? all + sum : all), 0);
