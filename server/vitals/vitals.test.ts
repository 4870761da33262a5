import { expect, it } from 'vitest';
import { createMetrics } from '../../backend/platform/metrics/metrics.ts';
import { startShop } from '../testing.ts';
import { VITALS_PATH } from './mount-vitals.ts';

const OURS = { 'sec-fetch-site': 'same-origin', 'content-type': 'text/plain;charset=UTF-8' };
const REPORT = { route: '/product/$productUrl', vitals: { lcp: 1200, inp: 40, cls: 0.02, ttfb: 90 } };

async function start(options: Parameters<typeof startShop>[0] = {}) {
  const metrics = createMetrics();
  const shop = await startShop({ metrics, ...options });
  const report = (value: unknown, headers: Record<string, string> = {}) =>
    shop
      .send(
        'POST',
        VITALS_PATH,
        { ...OURS, ...headers },
        typeof value === 'string' ? value : JSON.stringify(value),
      )
      .then(({ status }) => status);
  const counted = async (name: string) =>
    (await metrics.registry.metrics())
      .split('\n')
      .filter((line) => new RegExp(`^vitrina_${name}(_count|_sum)?\\{`).test(line))
      .sort();
  return { shop, report, counted };
}

it('browser reports are counted by route', async () => {
  const { report, counted } = await start();
  expect(await report(REPORT)).toBe(204);
  expect(await report({ route: '/', vitals: { lcp: 800 } })).toBe(204);
  expect(await counted('web_vitals_seconds')).toEqual([
    'vitrina_web_vitals_seconds_count{name="inp",route="product"} 1',
    'vitrina_web_vitals_seconds_count{name="lcp",route="home"} 1',
    'vitrina_web_vitals_seconds_count{name="lcp",route="product"} 1',
    'vitrina_web_vitals_seconds_count{name="ttfb",route="product"} 1',
    'vitrina_web_vitals_seconds_sum{name="inp",route="product"} 0.04',
    'vitrina_web_vitals_seconds_sum{name="lcp",route="home"} 0.8',
    'vitrina_web_vitals_seconds_sum{name="lcp",route="product"} 1.2',
    'vitrina_web_vitals_seconds_sum{name="ttfb",route="product"} 0.09',
  ]);
  expect(await counted('layout_shift')).toEqual([
    'vitrina_layout_shift_count{route="product"} 1',
    'vitrina_layout_shift_sum{route="product"} 0.02',
  ]);
});

it('a script error is logged and counted', async () => {
  const { shop, report, counted } = await start();
  const errors = [{ name: 'TypeError', frames: ['entry-1a2b.js:1:20345'] }];
  expect(await report({ route: '/cart', errors })).toBe(204);
  expect(await counted('script_errors_total')).toEqual(['vitrina_script_errors_total{route="cart"} 1']);
  const line = JSON.parse(shop.log.find((each) => each.includes('A script failed')) ?? '{}');
  expect(line).toMatchObject({
    route: 'cart',
    build: 'build-1',
    error: 'TypeError',
    ...(errors[0] && { frames: errors[0].frames }),
  });
});

it('browser reports cannot create new labels of routes in the metrics', async () => {
  const { report, counted } = await start();
  for (const route of ['/anna@example.ru', '/confirmation?token=1', 'kovaleva', '/api/x'])
    expect(await report({ route, vitals: { cls: 0 } })).toBe(204);
  const lines = (await counted('layout_shift')).join();
  expect(lines).toContain('route="listing"');
  expect(lines).not.toMatch(/anna|token|kovaleva/);
});

it.each([
  ['an address', { ...REPORT, url: 'https://shop.example/?q=1' }],
  ['the message of an error', { route: '/', errors: [{ name: 'Error', frames: [], message: 'anna' }] }],
  [
    'a frame with a query',
    { route: '/', errors: [{ name: 'Error', frames: ['https://x/a.js?q=anna:1:2'] }] },
  ],
  ['a name that is a sentence', { route: '/', errors: [{ name: 'anna is here', frames: [] }] }],
  ['a time before the page', { route: '/', vitals: { lcp: -1 } }],
  ['no JSON', '{'],
  ['nothing', ''],
])('a browser report with %s is refused', async (_, value) => {
  const { shop, report, counted } = await start();
  expect(await report(value)).toBe(422);
  expect(await counted('\\w+')).toEqual(expect.not.arrayContaining([expect.stringContaining('layout')]));
  expect(shop.log.join()).not.toContain('anna');
});

it('reports are refused if they come from another site, are too large, or are too many', async () => {
  const { report } = await start();
  expect(await report(REPORT, { 'sec-fetch-site': 'cross-site' })).toBe(403);
  expect(await report(JSON.stringify(REPORT) + ' '.repeat(5000))).toBe(413);
  const statuses = [];
  for (let time = 0; time < 70; time += 1) statuses.push(await report(REPORT));
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(0);
  expect(statuses.slice(0, 50)).toEqual(Array(50).fill(204));
});

it('the limit of browser reports counts each IP address separately, and IPv6 addresses by their prefix', async () => {
  const { report } = await start({ config: { trustedProxies: 1 } });
  const from = (address: string) => report(REPORT, { 'x-forwarded-for': address });
  for (let time = 0; time < 60; time += 1) await from(`2001:db8:0:1::${time}`);
  expect(await from('2001:db8:0:1::ffff')).toBe(429);
  expect(await from('2001:db8:0:2::1')).toBe(204);
  expect(await from('203.0.113.7')).toBe(204);
});
