import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ContentPage } from '../../src/generated/model/contentPage.ts';
import { openTestShop, type TestShop } from '../catalog/testing/shop.ts';
import { contentPage } from '../platform/db/schema/catalog.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const ask = (path: string, query?: Record<string, string>) =>
  shop.call(`/api/content-orchestration/v1/pages${path}`, query ? { query } : {});

test('getContentPage 200: the text with the day of its last change and the other pages of its kind', async () => {
  const response = await ask('/support/shipping');
  expect(response.status).toBe(200);
  const page: ContentPage = await response.json();
  expect(page).toMatchObject({
    kind: 'support',
    slug: 'shipping',
    title: 'Доставка',
    updatedAt: '2026-11-16',
    siblings: [
      { label: 'Возврат', path: '/support/refunds' },
      { label: 'Вопросы и\u00a0ответы', path: '/support/general-info' },
    ],
  });
  expect(page.blocks.map(({ kind }) => kind)).toContain('table');
});

test('getContentPage 200: what an editor changes is there at once', async () => {
  await shop.db.insert(contentPage).values({
    kind: 'guide',
    slug: 'care',
    body: {
      title: 'Уход',
      description: 'Уход за вещами.',
      blocks: [{ kind: 'paragraph', text: 'Стирайте.' }],
    },
    updatedAt: new Date('2026-11-20T10:00:00.000Z'),
  });
  expect(await (await ask('/guide/care')).json()).toMatchObject({
    title: 'Уход',
    updatedAt: '2026-11-20',
    siblings: [{ path: '/guide/size' }],
  });
  await shop.db.delete(contentPage).where(and(eq(contentPage.kind, 'guide'), eq(contentPage.slug, 'care')));
  expect(await (await ask('/guide/size')).json()).toMatchObject({ siblings: [] });
});

test.each(['/support/net-takoy', '/policy/shipping', '/page/home'])(
  'getContentPage 404: %s',
  async (path) => {
    const response = await ask(path);
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ code: 'NOT_FOUND' });
  },
);

test.each(['/home/home', '/support/Доставка', `/support/${'a'.repeat(81)}`])(
  'getContentPage 422: %s is no address',
  async (path) => {
    expect((await ask(path)).status).toBe(422);
  },
);

test('getContentPage 422: an unknown market', async () => {
  expect((await ask('/support/shipping', { site: 'xx' })).status).toBe(422);
});

test('searchContent 200: parts of help that answer, with their anchors', async () => {
  const found = await (await ask('', { q: 'примерку' })).json();
  expect(found).toMatchObject({
    query: 'примерку',
    items: expect.arrayContaining([
      expect.objectContaining({ title: 'Доставка', heading: 'Примерка', path: '/support/shipping#primerka' }),
    ]),
  });
  // The consent speaks of data, and is no help.
  const { items } = await (await ask('', { q: 'персональных данных' })).json();
  expect(items.filter(({ path }: { path: string }) => !/^\/(support|guide)\//.test(path))).toEqual([]);
});

test('searchContent 422: a query that is too long', async () => {
  expect((await ask('', { q: 'а'.repeat(101) })).status).toBe(422);
});
