import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it, vi } from 'vitest';
import { createMetrics } from '../../backend/platform/metrics/metrics.ts';
import { createLogger } from '../process/logger.ts';
import { FROM_OUR_PAGE, startShop } from '../testing.ts';
import { routeName } from './route-name.ts';
import { measureProcess, serveMetrics } from './serve-metrics.ts';

const logger = createLogger('silent');

/** Lines of the metrics that begin with the given prefix. */
const linesOf = (text: string, begin: string) => text.split('\n').filter((line) => line.startsWith(begin));

it('metrics count requests by route and status, and never contain a URL', async () => {
  const metrics = createMetrics();
  const shop = await startShop({
    metrics,
    backend: (api) => api.get('/api/cart-orchestration/v1/carts', (c) => c.json({}, 503)),
  });
  await shop.get('/');
  await shop.get('/product/1234567-anna-kovaleva');
  await shop.get('/zhenshchinam/platya?q=secret');
  await shop.get('/api/cart-orchestration/v1/carts?site=ru', FROM_OUR_PAGE);
  await shop.get('/api/no-such/call?site=ru', FROM_OUR_PAGE);
  await vi.waitFor(async () => {
    const text = await metrics.registry.metrics();
    const counts = linesOf(text, 'vitrina_http_request_seconds_count').sort();
    expect(counts.map((line) => line.slice(line.indexOf('{')))).toEqual([
      '{method="GET",route="getCart",status="503"} 1',
      '{method="GET",route="home",status="200"} 1',
      '{method="GET",route="listing",status="200"} 1',
      '{method="GET",route="product",status="200"} 1',
      '{method="GET",route="unknown call",status="404"} 1',
    ]);
    expect(text).not.toMatch(/secret|kovaleva/);
    expect(linesOf(text, 'vitrina_page_rendering_seconds_count')).toEqual([
      'vitrina_page_rendering_seconds_count 3',
    ]);
  });
});

it('pages from the cache are counted separately from rendered pages', async () => {
  const metrics = createMetrics();
  const shop = await startShop({ metrics, pageCache: { maxBytes: 1_000_000 } });
  for (let time = 0; time < 3; time += 1) await (await shop.get('/')).text();
  expect(linesOf(await metrics.registry.metrics(), 'vitrina_page_cache_answers_total').sort()).toEqual([
    'vitrina_page_cache_answers_total{from="memory"} 2',
    'vitrina_page_cache_answers_total{from="rendering"} 1',
  ]);
});

it('every page of the shop has a route name', () => {
  const files = readdirSync(resolve(import.meta.dirname, '../../src/routes'));
  const firsts = files
    .map((file) => file.split('.')[0]?.replace(/_$/, '') ?? '')
    .filter((first) => !['__root', '$', 'index'].includes(first));
  expect(firsts.filter((first) => routeName('GET', `/${first}/x`) !== first)).toEqual([]);
});

it.each([
  ['/assets/entry-1a2b.js', 'files'],
  ['/robots.txt', 'files'],
  ['/pictures/0/tee/front/white-640.webp', 'pictures'],
  ['/muzhchinam/kurtki', 'listing'],
  ['/wp-login.php', 'files'],
])('a request for %s is counted under the route name %s', (path, route) => {
  expect(routeName('GET', path)).toBe(route);
});

it('the port for metrics serves nothing else', async () => {
  const { registry, pages } = createMetrics();
  measureProcess(registry);
  pages.inc({ from: 'memory' });
  const steps: (() => Promise<void>)[] = [];
  const stop = { first: (step: () => Promise<void>) => void steps.push(step), now: async () => {} };
  const port = await serveMetrics({ port: 0, host: '127.0.0.1' }, { registry, logger, stop });
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
  expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
  const text = await answer.text();
  for (const name of [
    'process_resident_memory_bytes',
    'nodejs_eventloop_lag_p99_seconds',
    'vitrina_page_cache',
  ])
    expect(text).toContain(name);
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
  expect((await fetch(`http://127.0.0.1:${port}/metrics`, { method: 'POST' })).status).toBe(404);
  for (const step of steps) await step();
  await expect(fetch(`http://127.0.0.1:${port}/metrics`)).rejects.toThrow();
});
