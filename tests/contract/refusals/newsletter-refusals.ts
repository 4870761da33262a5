import * as sdk from '#contract/sdk/sdk.gen.ts';
import type { NewsletterRequest } from '#contract/sdk/types.gen.ts';
import { newAddress } from '../people.ts';
import { invalid, notFound, type RefusalCase } from './refusal-case.ts';

const wrong = (pointer: string, title: string, change: Partial<NewsletterRequest>): RefusalCase => ({
  ...invalid('subscribeToNewsletter', title, (shopper) =>
    sdk.subscribeToNewsletter({
      ...shopper.with(),
      body: { email: newAddress(), marketingConsent: true, ...change },
    }),
  ),
  pointer,
});

/** Cases in which newsletter operations are refused. */
export const newsletterRefusals: RefusalCase[] = [
  wrong('/email', 'an address with a line break', { email: 'anna@example.ru\r\nBcc: boris@example.ru' }),
  wrong('/marketingConsent', 'no consent', { marketingConsent: false as true }),
  wrong('/website', 'the field that only robots fill in', { website: 'https://robot.example' }),
  notFound('confirmNewsletter', 'a forged token', async (shopper) => {
    await sdk.confirmNewsletter({ ...shopper.with(), body: { token: '0'.repeat(43) } });
  }),
];
