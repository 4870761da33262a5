import * as sdk from '#contract/sdk/sdk.gen.ts';
import { newAddress } from '../people.ts';
import type { Shopper } from '../shopper.ts';
import type { Calls } from './prepare.ts';

export const askForNews = (shopper: Shopper, email: string = newAddress()) =>
  sdk.subscribeToNewsletter({ ...shopper.with(), body: { email, marketingConsent: true } });

/** Valid calls of newsletter operations. */
export const newsletterCalls = {
  async subscribeToNewsletter(shopper) {
    return () => askForNews(shopper);
  },
  async confirmNewsletter(shopper) {
    const email = newAddress();
    await askForNews(shopper, email);
    const token = await shopper.target.secretSentTo(email);
    return () => sdk.confirmNewsletter({ ...shopper.with(), body: { token } });
  },
} satisfies Calls;
