import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Cart, Home, Listing, Product } from '#contract/zod/zod.schemas.ts';
import { DEMO_SHOPPER } from '../demo/seed/shopper.ts';
import { type Backend, openBackend } from './index.ts';
import { silentLogger } from './platform/log/logger.ts';
import { tokensOf } from './testing/app.ts';

let dataDir: string;
let backend: Backend;

const open = (demo = true) =>
  openBackend({
    dataDir,
    demo,
    publicUrl: 'http://localhost:3000/',
    build: '3f9c1d2a',
    site: 'ru',
    logger: silentLogger,
  });

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'vitrina-backend-'));
  backend = await open();
});
afterAll(async () => {
  await backend.close();
  await rm(dataDir, { recursive: true });
});

function call(path: string, { token, body }: { token?: string; body?: unknown } = {}): Promise<Response> {
  return backend.fetch(
    new Request(`http://backend.test${path}${path.includes('?') ? '&' : '?'}site=ru`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        'x-request-id': randomUUID(),
        'x-requested-from': 'server',
        'x-site-id': 'ru',
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      body: body === undefined ? null : JSON.stringify(body),
    }),
    { clientIp: '203.0.113.7' },
  );
}

const read = async <T>(path: string) => (await (await call(path)).json()) as T;

async function signIn(): Promise<string> {
  const { email, password } = DEMO_SHOPPER;
  const response = await call('/api/auth/login', { body: { login: email, password } });
  expect(response.status).toBe(204);
  return tokensOf(response).access;
}

it('the demo shopper’s cart is still there after a restart of the backend', async () => {
  const listing = await read<Listing>('/api/catalog-orchestration/v1/listings?path=novinki');
  const productUrl = listing.items[0]?.productUrl;
  const product = await read<Product>(`/api/catalog-orchestration/v1/products/${productUrl}`);
  const articleId = product.articles.find(({ state }) => state === 'IN_STOCK')?.articleId;
  const items = [{ action: 'ADD', articleId, quantity: 1 }];
  const added = await call('/api/cart-orchestration/v1/carts/items/list', {
    token: await signIn(),
    body: { items },
  });
  expect(added.status).toBe(200);

  await backend.close();
  expect(await readdir(dataDir)).not.toContain('db.lock');
  backend = await open();

  const cart = await call('/api/cart-orchestration/v1/carts', { token: await signIn() });
  expect(((await cart.json()) as Cart).items).toMatchObject([{ articleId, quantity: 1 }]);
});

it('the pictures of the demo goods can be drawn', async () => {
  const home = await read<Home>('/api/content-orchestration/v1/home');
  const row = home.sections.find((section) => section.kind === 'product-row');
  const { template, widths } = row?.products[0]?.picture ?? { template: '', widths: [] };
  const address = template.replace('{width}', String(widths[0])).replace('{format}', 'webp');
  const response = await backend.pictures.fetch(new Request(`http://backend.test${address}`));
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('image/webp');
});

it('a second backend that opens the same data folder is refused', async () => {
  await expect(open()).rejects.toThrow(/is in use by process/);
});
