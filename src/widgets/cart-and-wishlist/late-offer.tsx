import { type ComponentProps, lazy, Suspense } from 'react';
import type { CartOffer } from '@/features/cart/link/cart-offer';

/** Loaded when a cart link opens the page, because few visits of the cart come from such a link. */
const offer = () => import('@/features/cart/link/cart-offer');
const Offer = import.meta.env.SSR
  ? (await offer()).CartOffer
  : lazy(async () => ({ default: (await offer()).CartOffer }));

/** The goods that a cart link offers. The server's HTML stays until their scripts are loaded. */
export function LateOffer(props: ComponentProps<typeof CartOffer>) {
  return (
    <Suspense>
      <Offer {...props} />
    </Suspense>
  );
}
