import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openTracing } from '../../backend/platform/tracing/open-tracing.ts';
import { startCollector } from '../../tests/support/otlp-collector.ts';
import { createLogger } from '../process/logger.ts';
import { FROM_OUR_PAGE, REQUEST_ID, startShop } from '../testing.ts';

let collector: Awaited<ReturnType<typeof startCollector>>;
let tracing: ReturnType<typeof openTracing>;
beforeEach(async () => {
  collector = await startCollector();
  const logger = createLogger('silent');
  tracing = openTracing({
    endpoint: collector.url,
    headers: {},
    ratio: 1,
    service: 'shop',
    role: 'web',
    logger,
  });
});
afterEach(async () => {
  await tracing.close();
  await collector.close();
});

const CALLER = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';
const CART = '/api/cart-orchestration/v1/carts?site=ru';

/** Waits until this many requests are logged, and then until their spans have arrived. */
async function spansAfter(log: string[], requests: number) {
  await vi.waitFor(() => expect(log.filter((line) => line.includes('"request"'))).toHaveLength(requests));
  await tracing.close();
  return collector.spans();
}

it('the span of a request has route, status and request id, but not the URL', async () => {
  const shop = await startShop({
    backend: (api) => api.get('/api/cart-orchestration/v1/carts', (c) => c.json({}, 503)),
  });
  const answer = await shop.get(`${CART}&name=kovaleva`, { ...FROM_OUR_PAGE, cookie: '__Host-t=secret' });
  expect(answer.headers.get('x-request-id')).toBe(REQUEST_ID);
  await shop.get('/product/1234567-anna-kovaleva?q=secret');
  await shop.get('/healthz');
  const spans = await spansAfter(shop.log, 3);
  const request = spans.find(({ name }) => name === 'GET getCart');
  expect(request).toMatchObject({ kind: 2, status: { code: 2 } });
  expect(request?.attributes).toEqual({
    'http.request.method': 'GET',
    'http.route': 'getCart',
    'vitrina.request_id': REQUEST_ID,
    'http.response.status_code': 503,
  });
  const page = spans.find(({ name }) => name === 'GET product');
  expect(page).toMatchObject({ kind: 2, status: { code: 0 } });
  expect(spans.find(({ name }) => name === 'render page')?.parentSpanId).toBe(page?.spanId);
  expect(spans.map(({ name }) => name).sort()).toEqual(['GET getCart', 'GET product', 'render page']);
  expect(collector.requests.map(({ text }) => text).join()).not.toMatch(/secret|kovaleva|127\.0\.0\.1/);
  const line = shop.log.find((each) => each.includes('"/product/'));
  expect(JSON.parse(line ?? '{}')).toMatchObject({ traceId: page?.traceId });
});

it('a trace is continued only if it comes from a trusted proxy', async () => {
  const open = await startShop();
  await open.get('/', { traceparent: CALLER });
  const behindProxy = await startShop({ config: { trustedProxies: 1 } });
  await behindProxy.get('/stores', { traceparent: CALLER });
  await behindProxy.get('/guide', { traceparent: '00-nonsense' });
  await vi.waitFor(() => expect(open.log.filter((line) => line.includes('"request"'))).toHaveLength(1));
  const spans = await spansAfter(behindProxy.log, 2);
  const [home, stores, guide] = ['GET home', 'GET stores', 'GET guide'].map((wanted) =>
    spans.find(({ name }) => name === wanted),
  );
  expect(stores).toMatchObject({
    traceId: '4bf92f3577b34da6a3ce929d0e0e4736',
    parentSpanId: '00f067aa0ba902b7',
  });
  expect(home?.traceId).not.toBe(stores?.traceId);
  expect([home?.parentSpanId, guide?.parentSpanId]).toEqual([undefined, undefined]);
});
