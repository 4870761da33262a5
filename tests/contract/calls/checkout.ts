import * as sdk from '#contract/sdk/sdk.gen.ts';
import type { CheckoutDraftPatch } from '#contract/sdk/types.gen.ts';
import { becomeGuest, becomeUser } from '../people.ts';
import type { Shopper } from '../shopper.ts';
import { orderOfOne, placeOne } from './orders.ts';
import type { Calls } from './prepare.ts';

export const patch = (shopper: Shopper, body: CheckoutDraftPatch) =>
  sdk.patchCheckoutDraft({ ...shopper.with(), body });

export const CONTACT = { name: 'Анна Петрова', phone: '+79991234567', email: 'anna@example.ru' };
const RECIPIENT = { name: 'Мария Орлова', phone: '+79990000001' };

/** Puts an article into the shopper's cart and completes a checkout draft for a courier order. */
export async function everythingFilledIn(
  shopper: Shopper,
): Promise<Required<Omit<CheckoutDraftPatch, 'version'>>> {
  const { contact, delivery, payment, comment } = await orderOfOne(shopper);
  return { contact, recipient: RECIPIENT, delivery, payment, comment, consents: { personalData: false } };
}

async function orderedAddress(shopper: Shopper): Promise<string> {
  await placeOne(shopper, (one) => becomeUser(one));
  const { data } = await sdk.getMyAddresses({ ...shopper.with(), throwOnError: true });
  return data.items[0]?.id ?? '';
}

/** Valid calls of operations on the checkout draft and saved addresses. */
export const checkoutCalls = {
  async getCheckoutDraft(shopper) {
    await becomeGuest(shopper);
    await patch(shopper, { contact: CONTACT });
    return () => sdk.getCheckoutDraft(shopper.with());
  },
  async patchCheckoutDraft(shopper) {
    const body = await everythingFilledIn(shopper);
    return () => patch(shopper, body);
  },
  async getMyAddresses(shopper) {
    await orderedAddress(shopper);
    return () => sdk.getMyAddresses(shopper.with());
  },
  async deleteMyAddress(shopper) {
    const path = { addressId: await orderedAddress(shopper) };
    return () => sdk.deleteMyAddress({ ...shopper.with(), path });
  },
} satisfies Calls;
