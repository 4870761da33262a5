import { expect, it } from 'vitest';
import { FROM_OUR_PAGE, startShop } from '../testing.ts';

const NAVIGATION = '/api/catalog-orchestration/v1/navigation?site=ru';
const CART = '/api/cart-orchestration/v1/carts?site=ru';

async function openShop() {
  const state = { name: 'Женщинам' };
  const long = 'x'.repeat(3_000);
  const shop = await startShop({
    backend: (app) => app.get('/api/*', (context) => context.json({ ...state, long })),
  });
  return { state, get: (path: string, headers = {}) => shop.get(path, { ...FROM_OUR_PAGE, ...headers }) };
}

it('an answer that is the same for everyone has an ETag, and a browser that sends this ETag gets 304 (§7.3.2)', async () => {
  const { state, get } = await openShop();
  const first = await get(NAVIGATION, { 'accept-encoding': 'gzip' });
  const etag = first.headers.get('etag') ?? '';
  expect(etag).toMatch(/^W\/"[\w-]{22}"$/);
  await first.arrayBuffer();
  for (const known of [etag, etag.slice(2), `"other", ${etag}`]) {
    const again = await get(NAVIGATION, { 'if-none-match': known, 'accept-encoding': 'gzip' });
    expect([again.status, await again.text()]).toEqual([304, '']);
    expect(again.headers.get('etag')).toBe(etag);
    expect(again.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
    expect(again.headers.get('content-type')).toBeNull();
  }
  state.name = 'Мужчинам';
  const changed = await get(NAVIGATION, { 'if-none-match': etag });
  expect(changed.status).toBe(200);
  expect(await changed.json()).toMatchObject({ name: 'Мужчинам' });
  expect(changed.headers.get('etag')).not.toBe(etag);
});

it('an answer for one shopper has no ETag, because it is never cached', async () => {
  const { get } = await openShop();
  const answer = await get(CART);
  expect(answer.headers.get('etag')).toBeNull();
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
});
