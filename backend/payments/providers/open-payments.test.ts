import { expect, it, test } from 'vitest';
import { readServiceSettings } from '../../platform/settings/service-settings.ts';
import { StartupError } from '../../platform/startup-error.ts';
import { openPayments } from './open-payments.ts';

const open = (variables: Record<string, string>) =>
  openPayments({ settings: readServiceSettings(variables) });
const yookassa = { YOOKASSA_SHOP_ID: '1', YOOKASSA_SECRET_KEY: 'secret-of-the-shop' };

it('takes no payments online when nothing is set', () => {
  expect(open({})).toEqual({ providers: [], waitMinutes: 60 });
});

it('opens the providers that are named, in their order', () => {
  const { providers, waitMinutes } = open({ PAYMENTS: 'yookassa', ...yookassa, ORDER_PAYMENT_MINUTES: '30' });
  expect(providers.map(({ name }) => name)).toEqual(['yookassa']);
  expect(waitMinutes).toBe(30);
});

test.each<[string, Record<string, string>, string]>([
  ['a name that is none', { PAYMENTS: 'yukassa' }, 'PAYMENTS must be names among yookassa and tkassa'],
  ['a name twice', { PAYMENTS: 'yookassa,yookassa' }, 'PAYMENTS must be names among'],
  ['no credentials', { PAYMENTS: 'yookassa' }, 'PAYMENTS names yookassa, which needs YOOKASSA_SHOP_ID.'],
  [
    'half of them',
    { PAYMENTS: 'yookassa', YOOKASSA_SHOP_ID: '1' },
    'PAYMENTS names yookassa, which needs YOOKASSA_SECRET_KEY.',
  ],
  ['credentials alone', yookassa, 'YOOKASSA_SHOP_ID is set, but PAYMENTS does not name yookassa.'],
  ['a short wait', { ORDER_PAYMENT_MINUTES: '1' }, 'ORDER_PAYMENT_MINUTES must be a whole number of minutes'],
])('refuses to start with %s', (_, variables, sentence) => {
  expect(() => open(variables)).toThrow(StartupError);
  expect(() => open(variables)).toThrow(sentence);
  expect(() => open(variables)).not.toThrow('secret-of-the-shop');
});
