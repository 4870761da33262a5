import { expect, test } from 'vitest';
import { checkFields } from '@/lib/forms/contract-form';
import { newsletterForm } from './newsletter-definition';

test.each([
  ['\u00a0«Anna@example.ru».', 'anna@example.ru'],
  ['anna@почта.рф', 'anna@xn--80a1acny.xn--p1ai'],
])('the address %j is sent as %s (§3.5.4)', (email, sent) => {
  expect(checkFields(newsletterForm, { email, marketingConsent: true, website: '' })).toMatchObject({
    ok: true,
    request: { email: sent },
  });
});

test('an email address with Russian letters before the @ gets a specific error', () => {
  const checked = checkFields(newsletterForm, {
    email: 'анна@почта.рф',
    marketingConsent: true,
    website: '',
  });
  expect(checked).toMatchObject({ ok: false, errors: { email: expect.stringContaining('латинскими') } });
});
