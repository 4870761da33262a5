import { useEffect, useEffectEvent } from 'react';
import { goodsOfLine } from '@/features/cart/state/report-cart-change';
import type { Cart } from '@/lib/api';
import { storePurchase } from '@/shop/analytics/pending-purchase';
import { track } from '@/shop/analytics/track';

const goodsOf = (cart: Cart) => cart.items.filter(({ isGift }) => !isGift).map((line) => goodsOfLine(line));

/** Reports that a checkout has begun, once per visit of the page. */
export function useCheckoutEvent(cart: Cart | undefined): void {
  const isThere = cart !== undefined && cart.items.length > 0;
  const report = useEffectEvent(() => {
    if (cart) track({ type: 'checkout', goods: goodsOf(cart) });
  });
  useEffect(() => {
    if (isThere) report();
  }, [isThere]);
}

type Placed = { id: string; total: number };

/** Stores a purchase, to be reported by the next page, because this page is being left. */
export function notePurchase({ id, total }: Placed, cart: Cart): void {
  const promoCode = cart.promoCodes.find(({ applied }) => applied)?.code;
  storePurchase({
    type: 'purchase',
    orderId: id,
    total,
    goods: goodsOf(cart),
    ...(promoCode !== undefined && { promoCode }),
  });
}
