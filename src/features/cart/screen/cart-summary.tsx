import { formatMoney } from '#shared/text/money.ts';
import type { Cart } from '@/lib/api';
import { ButtonLink } from '@/lib/ui/buttons/button';
import type { Elements } from '@/lib/ui/elements';
import { Sums } from '@/shop/sums/sums';
import type { CartChanges } from '../state/cart-changes';
import { promoDiscount, totalQuantity } from '../state/cart-facts';
import type { PromoCodeProblem } from './problem-notice';
import { PromoCodes } from './promo-codes';

type CartSummaryProps = {
  cart: Cart;
  busy: boolean;
  changes: Pick<CartChanges, 'enterPromoCode' | 'removePromoCode'>;
  problem: PromoCodeProblem | undefined;
  /** Delivery estimate. */
  delivery: Elements;
};

/** The sums as the server computed them. They are dimmed while a change takes long. */
export function CartSummary({ cart, busy, changes, problem, delivery }: CartSummaryProps) {
  return (
    <section
      aria-labelledby="cart-summary"
      aria-busy={busy || undefined}
      className="[&_dd]:transition-colors aria-busy:[&_dd]:text-ink-3 aria-busy:[&_dd]:delay-300 max-lg:contents lg:sticky lg:top-24 lg:border-ink lg:border-t lg:pt-5"
    >
      <h2 id="cart-summary" className="sr-only">
        Сумма заказа
      </h2>
      <div className="max-lg:pt-8">
        <PromoCodes promoCodes={cart.promoCodes} changes={changes} problem={problem} />
      </div>
      <div className="mt-4">
        <Sums
          pieces={totalQuantity(cart)}
          goods={cart.total}
          discount={cart.discountSum}
          byCodes={promoDiscount(cart)}
          totalName="Итого"
          total={cart.discountPrice}
          isLive
        />
      </div>
      {cart.orderableReasons.includes('ARTICLE_SOLD_OUT') && (
        <p className="mt-4 text-caption">Некоторые товары недоступны. Удалите их, чтобы продолжить</p>
      )}
      <div className="order-bar mt-5">
        <ButtonLink to="/checkout" wide className="tabular-nums">
          <span>
            <span>Оформить заказ</span>
            <span className="lg:hidden">{`\u00a0· ${formatMoney(cart.discountPrice)}`}</span>
          </span>
        </ButtonLink>
      </div>
      {delivery}
    </section>
  );
}
