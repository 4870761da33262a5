import type { ReactNode } from 'react';
import { formatMoney } from '#shared/text/money.ts';
import { formatCount } from '#shared/text/plural.ts';
import type { Cart } from '@/lib/api';
import { piecesOf } from '../state/checkout-form';
import { costOf } from '../words/terms';

export type OrderSumsProps = {
  cart: Cart;
  /** Kopecks; null while no method is chosen. */
  deliveryPrice: number | null;
  total: number;
  /** The field for a promo code and the codes that were entered. */
  promoCodes: ReactNode;
};

/** The sums. The total is announced when it changes. */
export function OrderSums({ cart, deliveryPrice, total, promoCodes }: OrderSumsProps) {
  const byCodes = cart.promoCodes.reduce((sum, code) => sum + (code.applied ? code.discountSum : 0), 0);
  const discount = cart.discountSum - byCodes;
  return (
    <>
      {promoCodes}
      <dl className="mt-4 grid grid-cols-[1fr_auto] gap-x-4 gap-y-2.5 [&_dd]:whitespace-nowrap [&_dd]:text-right [&_dd]:tabular-nums">
        <dt>Товары ({formatCount(piecesOf(cart))})</dt>
        <dd>{formatMoney(cart.total)}</dd>
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
        <dd>{deliveryPrice === null ? 'выберите способ' : costOf(deliveryPrice)}</dd>
      </dl>
      <dl className="type-price mt-4 flex justify-between gap-4 border-hair border-t pt-4">
        <dt>Итого</dt>
        <dd aria-live="polite" className="whitespace-nowrap tabular-nums">
          {formatMoney(total)}
        </dd>
      </dl>
    </>
  );
}
