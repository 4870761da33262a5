import { expect, it } from 'vitest';
import { readBackendConfig } from './config.ts';
import { StartupError } from './platform/startup-error.ts';

it('has a value for everything', () => {
  expect(readBackendConfig({}, '/srv/shop')).toEqual({
    port: 3100,
    host: '127.0.0.1',
    publicUrl: 'http://localhost:3000',
    shopName: 'Витрина',
    dataDir: '/srv/shop/.data',
    databaseUrl: undefined,
    demo: true,
    site: 'ru',
    build: 'backend',
    logLevel: 'info',
    trustedProxies: 1,
    operators: undefined,
  });
});

it('reads what is set and takes an empty variable for absent', () => {
  const variables = {
    PORT: '0',
    PUBLIC_URL: 'https://shop.example/',
    DATA_DIR: '/data',
    BRAND: 'Лавка',
    DEMO_DATA: 'off',
    HOST: '',
  };
  expect(readBackendConfig(variables)).toMatchObject({
    port: 0,
    publicUrl: 'https://shop.example',
    dataDir: '/data',
    shopName: 'Лавка',
    demo: false,
    host: '127.0.0.1',
  });
});

it('knows the goods that only tests want', () => {
  expect(readBackendConfig({ DEMO_DATA: 'torture' }).demo).toBe('torture');
});

it.each([
  ['PORT', '70000', 'a whole number from 0 to 65535'],
  ['PORT', '3e3', 'a whole number from 0 to 65535'],
  ['HOST', 'a b', 'a host name or an IP address'],
  ['PUBLIC_URL', 'https://shop.example/ru', 'an address such as https://shop.example, without a path'],
  ['PUBLIC_URL', 'shop', 'an address such as https://shop.example, without a path'],
  ['BRAND', 'Л'.repeat(41), 'a name of 1 to 40 characters'],
  ['DEMO_DATA', 'yes', 'on, off or torture'],
  ['LOG_LEVEL', 'loud', 'a level of pino, such as info'],
  ['TRUST_PROXY', '-1', 'a whole number from 0 to 5'],
  ['SITE', 'de', 'ru'],
])('refuses %s=%s with one sentence that says what fits', (name, value, expected) => {
  expect(() => readBackendConfig({ [name]: value })).toThrow(
    new StartupError(`${name} must be ${expected}.`),
  );
});
