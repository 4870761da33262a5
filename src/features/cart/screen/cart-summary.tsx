import type { ReactNode } from 'react';
import { formatMoney } from '#shared/text/money.ts';
import { formatCount } from '#shared/text/plural.ts';
import type { Cart } from '@/lib/api';
import { ButtonLink } from '@/lib/ui/buttons/button';
import { hrefTo } from '@/shop/addresses/href-to';
import type { CartChanges } from '../state/cart-changes';
import { promoDiscount, totalQuantity } from '../state/cart-facts';
import type { PromoCodeProblem } from './problem-notice';
import { PromoCodes } from './promo-codes';

type CartSummaryProps = {
  cart: Cart;
  busy: boolean;
  changes: Pick<CartChanges, 'enterPromoCode' | 'removePromoCode'>;
  problem: PromoCodeProblem | undefined;
  /** How and when the goods come. */
  delivery: ReactNode;
};

/** The sums, from the server; dimmed while changes are in flight for long. */
export function CartSummary({ cart, busy, changes, problem, delivery }: CartSummaryProps) {
  const byCodes = promoDiscount(cart);
  const discount = cart.discountSum - byCodes;
  return (
    <section
      aria-labelledby="cart-summary"
      aria-busy={busy || undefined}
      className="pt-2 [&_dd]:transition-colors aria-busy:[&_dd]:text-ink-3 aria-busy:[&_dd]:delay-300 lg:sticky lg:top-24 lg:border-ink lg:border-t lg:pt-5"
    >
      <h2 id="cart-summary" className="sr-only">
        Сумма заказа
      </h2>
      <PromoCodes promoCodes={cart.promoCodes} changes={changes} problem={problem} />
      <dl className="mt-4 grid grid-cols-[1fr_auto] gap-x-4 gap-y-2.5 [&_dd]:text-right [&_dd]:tabular-nums [&_dd]:whitespace-nowrap">
        <dt>Товары ({formatCount(totalQuantity(cart))})</dt>
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
      </dl>
      <dl className="type-price mt-4 flex justify-between gap-4 border-hair border-t pt-4">
        <dt>Итого</dt>
        <dd aria-live="polite" className="tabular-nums whitespace-nowrap">
          {formatMoney(cart.discountPrice)}
        </dd>
      </dl>
      {cart.orderableReasons.includes('ARTICLE_SOLD_OUT') && (
        <p className="mt-4 text-caption">Некоторые товары недоступны. Удалите их, чтобы продолжить</p>
      )}
      <ButtonLink href={hrefTo('/checkout')} wide className="mt-5">
        Оформить заказ
      </ButtonLink>
      {delivery}
    </section>
  );
}
