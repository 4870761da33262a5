import * as sdk from '#contract/sdk/sdk.gen.ts';
import type { CheckoutDraftPatch } from '#contract/sdk/types.gen.ts';
import { CONTACT, everythingFilledIn, patch } from '../calls/checkout.ts';
import { UNKNOWN_ID } from '../goods.ts';
import { becomeGuest, becomeUser } from '../people.ts';
import { invalid, notFound, type RefusalCase } from './refusal-case.ts';

type Filled = Awaited<ReturnType<typeof everythingFilledIn>>;

/** A refusal case: a part of the checkout draft has one invalid field. */
const wrong = (
  pointer: string,
  title: string,
  change: (filled: Filled) => CheckoutDraftPatch,
): RefusalCase => ({
  ...invalid('patchCheckoutDraft', title, async (shopper) =>
    patch(shopper, change(await everythingFilledIn(shopper))),
  ),
  pointer,
});

const inDelivery =
  (delivery: Partial<Filled['delivery']>) =>
  (filled: Filled): CheckoutDraftPatch => ({ delivery: { ...filled.delivery, ...delivery } });

/** Cases in which operations on checkout drafts and saved addresses are refused. */
export const checkoutRefusals: RefusalCase[] = [
  wrong('/contact/phone', 'half a phone', () => ({ contact: { ...CONTACT, phone: '+7999' } })),
  wrong('/contact/email', 'half an address', () => ({ contact: { ...CONTACT, email: 'anna@' } })),
  wrong('/delivery/postalCode', 'half a postal code', inDelivery({ postalCode: '101' })),
  wrong('/delivery/city', 'an unknown city', inDelivery({ city: 'atlantida' })),
  wrong('/delivery/city', 'a method without a city', inDelivery({ city: null })),
  wrong('/delivery/methodId', 'an unknown method', inDelivery({ methodId: 'golubi' })),
  wrong('/delivery/day', 'a day in the past', inDelivery({ day: '2020-02-29' })),
  wrong(
    '/delivery/interval',
    'hours that are not offered',
    inDelivery({ interval: { from: '03:00', to: '04:00' } }),
  ),
  {
    operationId: 'patchCheckoutDraft',
    status: 409,
    code: 'CHECKOUT_DRAFT_CHANGED',
    title: 'a part that another tab has changed',
    async run(shopper) {
      await becomeGuest(shopper);
      await patch(shopper, { version: 0, contact: CONTACT });
      await patch(shopper, { version: 0, contact: { ...CONTACT, name: 'Мария' } });
    },
  },
  notFound('deleteMyAddress', 'an unknown address', async (shopper) => {
    await becomeUser(shopper);
    await sdk.deleteMyAddress({ ...shopper.with(), path: { addressId: UNKNOWN_ID } });
  }),
];
