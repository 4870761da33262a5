import { expect, it } from 'vitest';
import { readBackendConfig } from './config.ts';
import { StartupError } from './platform/startup-error.ts';

it('all settings have defaults', () => {
  expect(readBackendConfig({}, '/srv/shop')).toEqual({
    publicUrl: 'http://localhost:3000',
    shopName: 'Витрина',
    dataDir: '/srv/shop/.data',
    databaseUrl: undefined,
    demo: true,
    deskOrigin: 'http://localhost:4300',
  });
});

it('the backend’s settings are read from variables; an empty variable counts as absent', () => {
  const variables = {
    PUBLIC_URL: 'https://shop.example/',
    DATA_DIR: '/data',
    BRAND: 'Лавка',
    DEMO_DATA: 'off',
    DATABASE_URL: '',
  };
  expect(readBackendConfig(variables)).toMatchObject({
    publicUrl: 'https://shop.example',
    dataDir: '/data',
    shopName: 'Лавка',
    demo: false,
    databaseUrl: undefined,
  });
});

it('the setting DEMO_DATA=torture is accepted, and adds goods that only tests use', () => {
  expect(readBackendConfig({ DEMO_DATA: 'torture' }).demo).toBe('torture');
});

it.each([
  ['PUBLIC_URL', 'https://shop.example/ru', 'an address such as https://shop.example, without a path'],
  ['PUBLIC_URL', 'shop', 'an address such as https://shop.example, without a path'],
  ['BRAND', 'Л'.repeat(41), 'a name of 1 to 40 characters'],
  ['DEMO_DATA', 'yes', 'on, off or torture'],
])(
  'the backend’s setting %s=%s is refused with a sentence that describes valid values',
  (name, value, expected) => {
    expect(() => readBackendConfig({ [name]: value })).toThrow(
      new StartupError(`${name} must be ${expected}.`),
    );
  },
);
