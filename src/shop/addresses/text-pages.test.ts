import { expect, test } from 'vitest';
import { CONSENT_TEXTS } from '#shared/forms/consents.ts';
import { TEXT_PAGES } from './text-pages';

test('the documents of consents have the same URLs as in TEXT_PAGES', () => {
  expect(CONSENT_TEXTS['personal-data'].document).toBe(TEXT_PAGES.personalDataAgreement);
  expect(CONSENT_TEXTS.marketing.document).toBe(TEXT_PAGES.marketingAgreement);
  expect(CONSENT_TEXTS['price-drops'].document).toBe(TEXT_PAGES.priceDropAgreement);
  expect(CONSENT_TEXTS.subscriptions.document).toBe(TEXT_PAGES.marketingAgreement);
});
