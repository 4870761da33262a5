import { expect, test } from '@playwright/test';
import { hasPython, startForeign } from '../tests/foreign/start-foreign.ts';
import { requestPlain, structuredDataOf } from './support/plain-request.ts';
import { openShop } from './support/shop/open-shop.ts';

/**
 * Runs the shop with a backend that is not part of this project: it has goods, a cart and signing in, and its
 * pictures are on another host. The tests need no browser. They check which pages the server renders, and
 * which API calls it forwards to that backend.
 */
test.skip(!hasPython(), 'The other backend needs python3, which this machine does not have.');

let foreign: Awaited<ReturnType<typeof startForeign>>;
let shop: Awaited<ReturnType<typeof openShop>>;
test.beforeAll(async () => {
  foreign = await startForeign();
  const settings = { API_BASE_URL: foreign.origin, IMAGE_HOSTS: foreign.origin };
  shop = await openShop({ filled: false, settings });
});
test.afterAll(async () => {
  await shop.close();
  await foreign.close();
});
test.afterEach(() => foreign.hook('fault', { name: '' }));

const page = (path: string, headers: Record<string, string> = {}) =>
  requestPlain(shop.server.url + path, headers);

const textOf = (html: string) =>
  html
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&nbsp;|\s+/g, ' ');

/** A client that behaves like a browser: stores cookies, and calls the API as the scripts of a page do. */
function openBrowser() {
  const cookies = new Map<string, string>();
  const cookie = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  return {
    cookie,
    async call(method: string, path: string, body?: object) {
      const response = await fetch(`${shop.server.url}/api${path}?site=ru`, {
        method,
        headers: {
          cookie: cookie(),
          'content-type': 'application/json',
          'sec-fetch-site': 'same-origin',
          'x-requested-from': 'browser',
          'x-request-id': crypto.randomUUID(),
          'x-site-id': 'ru',
        },
        ...(body && { body: JSON.stringify(body) }),
      });
      for (const line of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        cookies.set(name, value);
      }
      const text = await response.text();
      return { status: response.status, data: text === '' ? undefined : JSON.parse(text) };
    },
  };
}

test('a shopper can go from the home page to the cart and sign in, with a backend of another author', async () => {
  expect(textOf((await page('/')).text)).toContain('Плащ с поясом');
  const listing = await page('/zhenshchinam/verkhnyaya-odezhda');
  expect(listing.status).toBe(200);
  expect(textOf(listing.text)).toMatch(/Плащ с поясом.*8 990 ₽/);
  expect(textOf((await page('/zhenshchinam/verkhnyaya-odezhda?page=2')).text)).toContain('Куртка стёганая');

  const product = await page('/product/plashch-bezhevyy');
  expect(textOf(product.text)).toContain('8 990 ₽');
  const picture = `${foreign.origin}/img/plashch-bezhevyy-900.webp`;
  expect(product.headers.get('content-security-policy')).toMatch(
    new RegExp(`img-src 'self' data: ${foreign.origin};`),
  );
  expect(product.text).toContain(`property="og:image" content="${picture}"`);
  expect(structuredDataOf(product.text).get('ProductGroup')).toMatchObject({ image: [picture] });

  const browser = openBrowser();
  expect((await browser.call('GET', '/_auth/session')).data).toEqual({ user: null, identity: 'none' });
  expect((await browser.call('POST', '/auth/guest')).status).toBe(200);
  const found = await browser.call('GET', '/catalog-orchestration/v1/products/plashch-bezhevyy');
  const [{ articleId }] = found.data.articles;
  const items = [{ action: 'ADD', articleId, quantity: 2 }];
  const added = await browser.call('POST', '/cart-orchestration/v1/carts/items/list', { items });
  expect(added.data).toMatchObject({ discountPrice: 1_798_000, orderable: true });
  expect(textOf((await page('/cart', { cookie: browser.cookie() })).text)).toMatch(/Плащ с поясом.*17 980 ₽/);

  const person = { login: 'vera@example.ru', password: 'grushevyy-sad-1972' };
  expect((await browser.call('POST', '/auth/login', { ...person, password: 'ne-tot-parol' })).status).toBe(
    401,
  );
  expect((await browser.call('POST', '/auth/login', person)).status).toBe(204);
  expect((await browser.call('GET', '/_auth/session')).data).toMatchObject({ user: { firstName: 'Вера' } });
  const kept = await browser.call('GET', '/cart-orchestration/v1/carts');
  expect(kept.data.items).toMatchObject([{ articleId, quantity: 2 }]);
});

test('pages whose operation the other backend does not have give a 404, and calls outside the contract never reach the backend', async () => {
  for (const path of ['/journal', '/policy/privacy-policy', '/net/takogo'])
    expect([path, (await page(path)).status]).toEqual([path, 404]);
  expect((await openBrowser().call('GET', '/debug/orders')).status).toBe(404);
  expect((await openBrowser().call('DELETE', '/catalog-orchestration/v1/navigation')).status).toBe(405);
});

test('responses that break the contract are logged with their fault, and pages show the parts that are valid', async () => {
  const logged = () => shop.server.output.split('\n').filter((line) => line.includes('breaks the contract'));

  await foreign.hook('fault', { name: 'price-null' });
  const listing = await page('/zhenshchinam/verkhnyaya-odezhda');
  expect(listing.status).toBe(200);
  expect(textOf(listing.text)).toContain('Пальто на пуговицах');
  expect(textOf(listing.text)).not.toContain('Плащ с поясом');
  expect(JSON.parse(logged().at(-1) ?? '')).toMatchObject({
    operation: 'getListing',
    faults: [{ pointer: '/items/0/price', rule: 'must be a number', came: 'null' }],
  });

  await foreign.hook('fault', { name: 'no-articles' });
  const product = await page('/product/palto-siniy');
  expect(product.status).toBe(500);
  expect(textOf(product.text)).toMatch(/Данные пришли с ошибкой, показать их нельзя.*Код обращения/);
  expect(JSON.parse(logged().at(-1) ?? '')).toMatchObject({
    operation: 'getProduct',
    faults: [{ pointer: '/articles', came: 'nothing' }],
  });

  await foreign.hook('fault', { name: 'no-payments' });
  for (const path of ['/', '/product/palto-siniy', '/cart']) {
    const shown = await page(path);
    expect([path, shown.status]).toEqual([path, 200]);
    expect(textOf(shown.text)).toContain('Женщинам');
  }
});
