import { piecesOf } from '#shared/cart/pieces.ts';
import type { Cart } from '@/lib/api';
import type { Elements } from '@/lib/ui/elements';
import { Sums } from '@/shop/sums/sums';

export type OrderSumsProps = {
  cart: Cart;
  /** In kopecks; null while no delivery method is chosen. */
  deliveryPrice: number | null;
  total: number;
  /** The promo code field and the entered codes. */
  promoCodes: Elements;
};

/** The sums of the order. Screen readers announce the total when it changes. */
export function OrderSums({ cart, deliveryPrice, total, promoCodes }: OrderSumsProps) {
  return (
    <>
      {promoCodes}
      <div className="mt-4">
        <Sums
          pieces={piecesOf(cart)}
          goods={cart.total}
          discount={cart.discountSum}
          byCodes={cart.promoCodes.reduce((sum, code) => sum + (code.applied ? code.discountSum : 0), 0)}
          delivery={deliveryPrice ?? 'выберите способ'}
          totalName="Итого"
          total={total}
          isLive
        />
      </div>
    </>
  );
}
