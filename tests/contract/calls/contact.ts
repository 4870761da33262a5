import * as sdk from '#contract/sdk/sdk.gen.ts';
import type { ContactRequest } from '#contract/sdk/types.gen.ts';
import { newAddress } from '../people.ts';
import type { Shopper } from '../shopper.ts';
import type { Calls } from './prepare.ts';

/** The smallest file whose first bytes identify it as a document. */
export const DOCUMENT = { name: 'чек.pdf', content: btoa('%PDF-1.7\n') };

/** A contact request. Its form was opened a minute ago, as if a person had filled it in. */
export const requestOf = async (shopper: Shopper): Promise<ContactRequest> => ({
  subject: 'DELIVERY',
  name: 'Анна',
  email: newAddress(),
  text: 'Можно ли перенести доставку на четверг?',
  orderNumber: 'В-123456-6',
  files: [DOCUMENT],
  formToken: await shopper.target.formOpenedBefore(60),
  personalDataConsent: true,
});

export function write(shopper: Shopper, body: ContactRequest, key: string = crypto.randomUUID()) {
  const call = shopper.with();
  return sdk.createContactRequest({ ...call, headers: { ...call.headers, 'Idempotency-Key': key }, body });
}

/** Valid calls of operations of the contact form. */
export const contactCalls = {
  async openContactForm(shopper) {
    return () => sdk.openContactForm(shopper.with());
  },
  async createContactRequest(shopper) {
    const body = await requestOf(shopper);
    return () => write(shopper, body);
  },
} satisfies Calls;
