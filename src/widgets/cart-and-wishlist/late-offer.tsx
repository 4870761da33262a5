import { type ComponentProps, lazy, Suspense } from 'react';
import type { CartOffer } from '@/features/cart/link/cart-offer';

/**
 * Loaded when the cart is opened by a link with goods, because few visits of the cart begin with such a link.
 */
const offer = () => import('@/features/cart/link/cart-offer');
const Offer = import.meta.env.SSR
  ? (await offer()).CartOffer
  : lazy(async () => ({ default: (await offer()).CartOffer }));

/**
 * What a link would add to the cart. The HTML of the server stays until the scripts of the offer are loaded.
 */
export function LateOffer(props: ComponentProps<typeof CartOffer>) {
  return (
    <Suspense>
      <Offer {...props} />
    </Suspense>
  );
}
