import { expect, it, test } from 'vitest';
import { StartupError } from '../../platform/startup-error.ts';
import { readServiceSettings } from '../../service-settings.ts';
import { tlsFile } from './dolyame/testing/start-dolyame.ts';
import { openPayments } from './open-payments.ts';

const open = (variables: Record<string, string>) =>
  openPayments({ settings: readServiceSettings(variables) });
const yookassa = { YOOKASSA_SHOP_ID: '1', YOOKASSA_SECRET_KEY: 'secret-of-the-shop' };

it('the shop offers no online payment if no provider is configured', () => {
  expect(open({})).toEqual({ providers: [], waitMinutes: 60 });
});

it('the listed providers are opened in their order', () => {
  const { providers, waitMinutes } = open({ PAYMENTS: 'yookassa', ...yookassa, ORDER_PAYMENT_MINUTES: '30' });
  expect(providers.map(({ name }) => name)).toEqual(['yookassa']);
  expect(waitMinutes).toBe(30);
});

const dolyame = {
  PAYMENTS: 'dolyame',
  DOLYAME_LOGIN: 'vitrina',
  DOLYAME_PASSWORD: 'secret-of-the-shop',
  DOLYAME_CERT_FILE: tlsFile('client.pem'),
  DOLYAME_KEY_FILE: tlsFile('client.key'),
};

it('Dolyame is opened with its certificate, and offers payment in parts up to the sum that its contract allows', () => {
  const { providers } = open({ ...dolyame, DOLYAME_MOST_SUM: '30000' });
  expect(providers).toMatchObject([{ name: 'dolyame', methods: { parts: { most: 3_000_000 } } }]);
});

test.each<[string, Record<string, string>, string]>([
  [
    'no certificate',
    { ...dolyame, DOLYAME_CERT_FILE: '' },
    'PAYMENTS names dolyame, which needs DOLYAME_CERT_FILE.',
  ],
  [
    'a missing file',
    { ...dolyame, DOLYAME_KEY_FILE: tlsFile('missing.key') },
    'DOLYAME_KEY_FILE must be the path of a readable file.',
  ],
  [
    'an invalid certificate',
    { ...dolyame, DOLYAME_CERT_FILE: tlsFile('README.md') },
    'DOLYAME_CERT_FILE must contain a PEM certificate.',
  ],
  [
    'an invalid key',
    { ...dolyame, DOLYAME_KEY_FILE: tlsFile('client.pem') },
    'DOLYAME_KEY_FILE must contain a PEM private key without a password.',
  ],
  [
    'the key of another certificate',
    { ...dolyame, DOLYAME_KEY_FILE: tlsFile('unknown.key') },
    'DOLYAME_KEY_FILE is not the key of the certificate in DOLYAME_CERT_FILE.',
  ],
  [
    'an invalid root certificate',
    { ...dolyame, DOLYAME_CA_FILE: tlsFile('README.md') },
    'DOLYAME_CA_FILE must contain a PEM certificate.',
  ],
  [
    'an address without TLS',
    { ...dolyame, DOLYAME_URL: 'http://localhost:1' },
    'DOLYAME_URL must be an address',
  ],
  ['an unknown name', { PAYMENTS: 'yukassa' }, 'PAYMENTS must be a comma-separated list of yookassa, tkassa'],
  ['a duplicate name', { PAYMENTS: 'yookassa,yookassa' }, 'PAYMENTS must be a comma-separated list of'],
  ['no credentials', { PAYMENTS: 'yookassa' }, 'PAYMENTS names yookassa, which needs YOOKASSA_SHOP_ID.'],
  [
    'incomplete credentials',
    { PAYMENTS: 'yookassa', YOOKASSA_SHOP_ID: '1' },
    'PAYMENTS names yookassa, which needs YOOKASSA_SECRET_KEY.',
  ],
  [
    'credentials of a provider that is not listed',
    yookassa,
    'YOOKASSA_SHOP_ID is set, but PAYMENTS does not name yookassa.',
  ],
  ['a short wait', { ORDER_PAYMENT_MINUTES: '1' }, 'ORDER_PAYMENT_MINUTES must be a whole number of minutes'],
])('the shop refuses to start if its payment settings have %s', (_, variables, sentence) => {
  expect(() => open(variables)).toThrow(StartupError);
  expect(() => open(variables)).toThrow(sentence);
  expect(() => open(variables)).not.toThrow('secret-of-the-shop');
});
