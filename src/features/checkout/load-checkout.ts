import type { QueryClient } from '@tanstack/react-query';
import { isCollected } from '#shared/delivery/kinds.ts';
import { type Cart, isApiError } from '@/lib/api';
import { ensureFresh } from '@/lib/state/query-reads';
import { addressesOfShopper, draftQuery, optionsQuery, pointsQuery } from './state/checkout-queries';

type Loaded = {
  cart: Cart;
  signedIn: boolean;
  /** The city that the shopper chose on this device. */
  chosen: string | undefined;
  /** The default city, used if neither the shopper nor the draft has one. */
  fallback: string | undefined;
};

/** Loads the data of the checkout page for a cart. A part that fails to load shows a retry button. */
export async function loadCheckout(
  client: QueryClient,
  { cart, signedIn, chosen, fallback }: Loaded,
): Promise<void> {
  const addresses = signedIn ? orNothing(ensureFresh(client, addressesOfShopper)) : undefined;
  const draft = await orNothing(ensureFresh(client, draftQuery));
  const place = chosen ?? draft?.delivery.city ?? fallback;
  // The draft's postal code is only valid in the draft's city.
  const isDrafted = draft !== undefined && draft.delivery.city === place;
  if (place) {
    const options = await orNothing(
      ensureFresh(client, optionsQuery(place, isDrafted ? (draft.delivery.postalCode ?? '') : '', cart)),
    );
    const method = options?.methods.find(({ id }) => id === draft?.delivery.methodId);
    if (method && isCollected(method)) await orNothing(ensureFresh(client, pointsQuery(place, cart)));
  }
  await addresses;
}

async function orNothing<T>(reading: Promise<T>): Promise<T | undefined> {
  try {
    return await reading;
  } catch (error) {
    if (!isApiError(error)) throw error;
    return undefined;
  }
}
