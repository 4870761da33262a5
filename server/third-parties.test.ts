import { describe, expect, it } from 'vitest';
import type { RequestContext } from '../src/lib/page/request-context.ts';
import { readConfig } from './config.ts';
import { startShop } from './testing.ts';

const ALL = {
  YANDEX_METRIKA_ID: '101',
  MINDBOX_TRACKER_ENDPOINT_ID: 'shop.Website',
  YANDEX_MAPS_KEY: 'map-key',
  CHAT_SCRIPT_URL: 'https://chat.example/widget.js',
};

/**
 * Requests a page of a shop with the given settings. Returns its Content-Security-Policy and its
 * configuration.
 */
async function pageOf(settings: Record<string, string>, kept = false) {
  let config: RequestContext['config'] | undefined;
  const shop = await startShop({
    config: readConfig(settings),
    page: async (_, context) => {
      config = context.config;
      return new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } });
    },
    ...(kept && { pageCache: { maxBytes: 1e6 } }),
  });
  const answer = await shop.get('/');
  const header = answer.headers.get('content-security-policy') ?? '';
  const policy = new Map(header.split('; ').map((each) => [each.split(' ', 1)[0], each]));
  return { config, policy };
}

describe.each([
  ['rendered', false],
  ['kept', true],
])('the CSP of a %s page', (_, kept) => {
  it('no third party is allowed by default (§4.5.3)', async () => {
    const { policy, config } = await pageOf({}, kept);
    expect([...policy.values()].filter((each) => /https?:|wss:|blob:/.test(each))).toEqual([]);
    expect(policy.has('frame-src')).toBe(false);
    expect(config).not.toHaveProperty('thirdParties');
  });

  it('only configured third parties are allowed (§4.5.3)', async () => {
    const { policy } = await pageOf({ MINDBOX_TRACKER_ENDPOINT_ID: 'shop.Website' }, kept);
    expect(policy.get('script-src')).toMatch(/^script-src 'self'.* https:\/\/api\.mindbox\.ru$/);
    expect(policy.get('connect-src')).toBe("connect-src 'self' https://api.mindbox.ru");
    expect([...policy.values()].join()).not.toMatch(/yandex|chat/);
  });

  it('pictures of the configured hosts are allowed, but nothing else from these hosts', async () => {
    const { policy, config } = await pageOf({ IMAGE_HOSTS: 'https://img.shop.example' }, kept);
    expect(policy.get('img-src')).toBe("img-src 'self' data: https://img.shop.example");
    expect([...policy.values()].join().match(/img\.shop\.example/g)).toHaveLength(1);
    expect(JSON.stringify(config)).not.toContain('img.shop.example');
  });

  it('the policy contains the configured script URLs, and only valid sources are accepted', async () => {
    const { policy } = await pageOf({ ...ALL, YANDEX_METRIKA_URL: 'http://localhost:4999/tag.js' }, kept);
    for (const origin of ['http://localhost:4999', 'https://api-maps.yandex.ru', 'https://chat.example'])
      for (const directive of ['script-src', 'connect-src', 'img-src'])
        expect(policy.get(directive)).toContain(` ${origin}`);
    expect(policy.get('frame-src')).toContain('https://chat.example');
    expect([...policy.values()].join()).not.toMatch(/unsafe-eval|\*(?!\.maps\.yandex\.net)/);
    expect([...policy.values()].join().match(/'unsafe-\w+'/g)).toEqual(["'unsafe-inline'"]);
  });
});

describe('the configuration of a page', () => {
  it('a page gets the settings that its scripts need', async () => {
    expect((await pageOf(ALL)).config?.thirdParties).toEqual({
      metrika: { id: 101, script: 'https://mc.yandex.ru/metrika/tag.js' },
      mindbox: {
        endpointId: 'shop.Website',
        prefix: 'Website',
        script: 'https://api.mindbox.ru/scripts/v1/tracker.js',
        timeoutMs: 5000,
      },
      map: { key: 'map-key', script: 'https://api-maps.yandex.ru/v3/' },
      chat: { script: 'https://chat.example/widget.js' },
    });
  });

  it('a page gets the configured path prefix of API calls', async () => {
    expect((await pageOf({})).config?.apiBaseUrl).toBe('');
    expect((await pageOf({ PUBLIC_API_PATH: '/edge' })).config?.apiBaseUrl).toBe('/edge');
  });
});

it.each([
  ['YANDEX_METRIKA_ID', 'x1'],
  ['YANDEX_METRIKA_URL', 'mc.yandex.ru'],
  ['MINDBOX_TRACKER_PREFIX', 'Сайт'],
  ['MINDBOX_TRACKER_TIMEOUT_MS', '0'],
  ['MINDBOX_TRACKER_TIMEOUT_MS', 'five'],
  ['CHAT_SCRIPT_URL', 'javascript:alert(1)'],
  ['PUBLIC_API_PATH', 'https://api.example'],
  ['PUBLIC_API_PATH', '/edge/'],
])('the setting of a third party %s=%s is refused', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(`${name} must be`);
});
