import type { QueryClient } from '@tanstack/react-query';
import { accountQuery } from '@/features/account/account-query';
import { loadCart } from '@/features/cart/load-cart';
import { cartQuery } from '@/features/cart/state/cart-query';
import { loadCheckout } from '@/features/checkout/load-checkout';
import { chosenCity } from '@/features/stores/city/chosen-city';
import { isApiError } from '@/lib/api';
import { ensureFresh } from '@/lib/state/query-reads';
import { ensureSession } from '@/shop/identity/session';

/** Reads the cart, and what the checkout shows of it. @throws ApiError without the cart there is nothing to show */
export async function loadCheckoutPage(client: QueryClient, meant: string | undefined): Promise<void> {
  await loadCart(client);
  const cart = client.getQueryData(cartQuery.queryKey);
  if (!cart || cart.items.length === 0) return;
  const { user } = await ensureSession(client);
  if (user) await readAccount(client);
  await loadCheckout(client, { cart, signedIn: user !== null, city: chosenCity()?.code ?? meant });
}

/** Whether the shopper gets the news already is worth no failure. */
async function readAccount(client: QueryClient): Promise<void> {
  try {
    await ensureFresh(client, accountQuery);
  } catch (error) {
    if (!isApiError(error)) throw error;
  }
}
