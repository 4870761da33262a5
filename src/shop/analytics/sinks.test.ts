// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openMetrika } from './metrika';
import { openMindbox } from './mindbox';
import { sampleEvents } from './testing/sample-events';
import { addSink, closeSinks, openSinks, track } from './track';

beforeEach(() => {
  delete window.ym;
  delete window.dataLayer;
  delete window.mindbox;
});
afterEach(closeSinks);

const PRODUCT = { id: 'palto-kemel', name: 'Пальто', price: 17_490.5, variant: 'Кэмел, 46', quantity: 2 };

describe('Metrika', () => {
  const openIt = () => openMetrika({ id: 7, script: 'https://mc.example/tag.js' });

  test('Metrika starts without session recording, and queues commands until its script is loaded', () => {
    openIt();
    expect(window.ym?.a).toEqual([
      [7, 'init', expect.objectContaining({ defer: true, webvisor: false, ecommerce: 'dataLayer' })],
    ]);
  });

  test.each([
    ['impressions', { impressions: [{ ...PRODUCT, position: 3, list: '/' }] }],
    ['detail', { detail: { products: [PRODUCT] } }],
    ['add', { add: { products: [PRODUCT] } }],
    ['remove', { remove: { products: [PRODUCT] } }],
    ['checkout', { checkout: { products: [PRODUCT] } }],
    [
      'purchase',
      {
        purchase: {
          actionField: { id: 'order-1', revenue: 34_981, coupon: 'ЗИМА' },
          products: [PRODUCT],
        },
      },
    ],
  ] as const)('Metrika gets %s as e-commerce data, in roubles (§4.5.5)', (type, expected) => {
    openIt()(sampleEvents[type]);
    expect(window.dataLayer).toEqual([{ ecommerce: { currencyCode: 'RUB', ...expected } }]);
  });

  test.each([
    ['page-view', ['hit', '/?utm_source=mail', { title: '', referer: 'https://ya.ru' }]],
    ['scroll-depth', ['reachGoal', 'scroll-75', { path: '/' }]],
    // The query is not reported, because it may contain a name.
    ['search', ['reachGoal', 'search', { found: 12 }]],
  ] as const)('Metrika gets %s as a command (§4.5.5)', (type, [...command]) => {
    openIt()(sampleEvents[type]);
    expect(window.ym?.a?.slice(1)).toEqual([[7, ...command]]);
    expect(window.dataLayer).toEqual([]);
  });
});

describe('Mindbox', () => {
  const openIt = () =>
    openMindbox({ endpointId: 'shop', prefix: 'Shop', script: 'https://box.example/t.js' });
  const ids = { website: sampleEvents.detail.goods.articleId };

  test('Mindbox starts with the endpoint id of the settings', () => {
    openIt();
    expect(window.mindbox?.queue).toEqual([['create', { endpointId: 'shop' }]]);
  });

  test.each([
    ['detail', 'Shop.ViewProduct', { viewProduct: { product: { ids } } }],
    ['add', 'Shop.EditCart', { productList: [{ product: { ids }, count: 2, pricePerItem: 17_490.5 }] }],
    ['remove', 'Shop.EditCart', { productList: [{ product: { ids }, count: -2, pricePerItem: 17_490.5 }] }],
  ] as const)('Mindbox gets %s as an operation of the project (§4.5.5)', (type, operation, data) => {
    openIt()(sampleEvents[type]);
    expect(window.mindbox?.queue?.slice(1)).toEqual([['async', { operation, data }]]);
  });

  test.each(['purchase', 'search', 'scroll-depth', 'page-view'] as const)('Mindbox gets no %s', (type) => {
    openIt()(sampleEvents[type]);
    expect(window.mindbox?.queue).toHaveLength(1);
  });
});

describe('events', () => {
  test('events from before the sinks are opened are queued and reach them later', () => {
    const got = vi.fn();
    track(sampleEvents.detail);
    addSink(got);
    expect(got).not.toHaveBeenCalled();
    openSinks();
    track(sampleEvents.search);
    expect(got.mock.calls).toEqual([[sampleEvents.detail], [sampleEvents.search]]);
  });

  test('a removed sink gets no more events', () => {
    openSinks();
    const got = vi.fn();
    const end = addSink(got);
    end();
    track(sampleEvents.add);
    expect(got).not.toHaveBeenCalled();
  });
});
