import { expect, it } from 'vitest';
import { readServiceSettings } from '../../../service-settings.ts';
import { openExternalProviders } from './open-external-providers.ts';

const open = (variables: Record<string, string>) =>
  openExternalProviders({ publicUrl: 'https://shop.example/', settings: readServiceSettings(variables) });

const idsOf = (variables: Record<string, string>) => open(variables).map(({ id }) => id);

it('the configured providers of external sign-in are listed in a fixed order', () => {
  const all = {
    DEMO_SIGN_IN_ISSUER: 'http://localhost:3300',
    TID_CLIENT_ID: 'a',
    TID_CLIENT_SECRET: 'b',
    YANDEX_CLIENT_ID: 'c',
    YANDEX_CLIENT_SECRET: 'd',
    VK_CLIENT_ID: 'e',
  };
  expect(idsOf(all)).toEqual(['vk', 'yandex', 'tid', 'demo']);
  expect(open(all).map(({ name }) => name)).toEqual(['VK ID', 'Яндекс ID', 'T-ID', 'Демо ID']);
});

it.each([
  [{}],
  [{ YANDEX_CLIENT_ID: 'c' }],
  [{ YANDEX_CLIENT_SECRET: 'd' }],
  [{ TID_CLIENT_ID: 'a' }],
  [{ TID_CLIENT_SECRET: 'b' }],
  [{ VK_CLIENT_ID: '' }],
])('an external sign-in provider with incomplete settings is left out: %j', (variables) => {
  expect(idsOf(variables)).toEqual([]);
});

it('the provider redirects the shopper back to a page of the shop', async () => {
  const [vk] = open({ VK_CLIENT_ID: 'e' });
  const url = await vk?.authorizationUrl({ state: 's', nonce: 'n', codeVerifier: 'v' });
  expect(url?.searchParams.get('redirect_uri')).toBe('https://shop.example/login/external/vk');
});
