import type { QueryClient } from '@tanstack/react-query';
import { cartQuery } from '@/features/cart/state/cart-query';
import { loadCheckout } from '@/features/checkout/load-checkout';
import { chosenCity } from '@/features/stores/city/chosen-city';
import type { DefaultCity } from '@/features/stores/city/default-city';
import { ensureSession } from '@/shop/identity/session';
import { loadCartPage } from '../cart-and-wishlist/load-cart-page';

/**
 * Loads the account, the cart and the data of the checkout.
 * @throws ApiError if the cart fails to load
 */
export async function loadCheckoutPage(client: QueryClient, defaultCity: DefaultCity | null): Promise<void> {
  await loadCartPage(client);
  const cart = client.getQueryData(cartQuery.queryKey);
  if (!cart || cart.items.length === 0) return;
  const { user } = await ensureSession(client);
  await loadCheckout(client, {
    cart,
    signedIn: user !== null,
    chosen: chosenCity()?.code,
    fallback: defaultCity?.hasStores ? defaultCity.code : undefined,
  });
}
