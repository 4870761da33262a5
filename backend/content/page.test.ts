import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ContentPage } from '#contract/client/client.schemas.ts';
import { openTestShop, type TestShop } from '../catalog/testing/shop.ts';
import { contentPage } from '../domain/tables/content.ts';
import type { SceneSource } from '../domain/tables/content-types.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const ask = (path: string, query?: Record<string, string>) =>
  shop.call(`/api/content-orchestration/v1/pages${path}`, query ? { query } : {});

test('getContentPage 200: the response has the text with the day of its last change, and links to the other pages of its kind', async () => {
  const response = await ask('/support/shipping');
  expect(response.status).toBe(200);
  const page: ContentPage = await response.json();
  expect(page).toMatchObject({
    kind: 'support',
    slug: 'shipping',
    title: 'Доставка',
    updatedAt: '2026-11-29',
    siblings: [
      { label: 'Возврат', path: '/support/refunds' },
      { label: 'Вопросы и\u00a0ответы', path: '/support/general-info' },
    ],
  });
  expect(page.blocks.map(({ kind }) => kind)).toContain('table');
});

test('getContentPage 200: an editor’s change is visible at once', async () => {
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

test("getContentPage 200: placeholders in a text are replaced by the seller's details from the settings", async () => {
  await shop.db.insert(contentPage).values({
    kind: 'about',
    slug: 'shop',
    body: {
      title: 'О компании [наименование\u00a0продавца]',
      description: 'Кто мы.',
      blocks: [{ kind: 'paragraph', text: 'Продавец: [наименование\u00a0продавца], ОГРН [ОГРН].' }],
    },
    updatedAt: new Date('2026-11-20T10:00:00.000Z'),
  });
  expect(await (await ask('/about/shop')).json()).toMatchObject({
    title: 'О\u00a0компании ООО «Лавка»',
    blocks: [{ text: 'Продавец: ООО «Лавка», ОГРН [ОГРН].' }],
  });
  await shop.db.delete(contentPage).where(eq(contentPage.slug, 'shop'));
});

const scene = (alt: string): SceneSource => ({
  template: '/pictures/v/scenes/wool-{width}.{format}',
  widths: [400],
  width: 400,
  height: 300,
  alt,
  tint: '#dcd8d0',
});

const piece = (slug: string, day: string, productUrls: string[] = []) => ({
  kind: 'journal' as const,
  slug,
  updatedAt: new Date(day),
  body: {
    title: `Статья ${slug}`,
    description: 'О шерсти.',
    scene: { wide: scene('Свитеры'), narrow: scene('Свитер') },
    productUrls,
    blocks: [{ kind: 'picture' as const, picture: scene('Пальто'), caption: 'На плечиках' }],
  },
});

const menuPages = async () =>
  (await (await shop.call('/api/catalog-orchestration/v1/navigation')).json()).pages;

const journal = async () => (await shop.call('/api/content-orchestration/v1/journal')).json();

test('getJournal 200: an empty journal has no pieces, and no link in the menu', async () => {
  expect(await journal()).toEqual({ pieces: [] });
  expect(await menuPages()).toEqual([]);
});

test('getJournal 200: the journal has its pieces, newest first; getContentPage 200: a piece shows only its goods that are in stock', async () => {
  const about = { ...piece('brand', '2026-11-01'), kind: 'about' as const };
  const pieces = [
    piece('staraya', '2026-11-10'),
    piece('novaya', '2026-11-20', ['net-takogo', 'plate-midi-izumrud']),
  ];
  await shop.db.insert(contentPage).values([about, ...pieces]);
  expect(await journal()).toMatchObject({
    pieces: [{ slug: 'novaya', updatedAt: '2026-11-20', picture: { alt: 'Свитер' } }, { slug: 'staraya' }],
  });
  expect(await (await ask('/journal/novaya')).json()).toMatchObject({
    scene: { wide: { alt: 'Свитеры' } },
    products: [{ productUrl: 'plate-midi-izumrud' }],
    blocks: [{ kind: 'picture', caption: 'На плечиках' }],
    siblings: [{ path: '/journal/staraya' }],
  });
  await expect.poll(menuPages).toEqual([
    { label: 'Статья brand', path: '/about/brand' },
    { label: 'Журнал', path: '/journal' },
  ]);
  await shop.db.delete(contentPage).where(inArray(contentPage.kind, ['about', 'journal']));
});

test.each(['/support/net-takoy', '/policy/shipping', '/page/home'])(
  'getContentPage 404: the page %s does not exist',
  async (path) => {
    const response = await ask(path);
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ code: 'NOT_FOUND' });
  },
);

test.each(['/home/home', '/support/Доставка', `/support/${'a'.repeat(81)}`])(
  'getContentPage 422: %s is malformed',
  async (path) => {
    expect((await ask(path)).status).toBe(422);
  },
);

test('getContentPage 422: an unknown market is refused', async () => {
  expect((await ask('/support/shipping', { site: 'xx' })).status).toBe(422);
});

test('searchContent 200: the response has the sections of help pages that match the query, with their anchors', async () => {
  const found = await (await ask('', { q: 'примерку' })).json();
  expect(found).toMatchObject({
    query: 'примерку',
    items: expect.arrayContaining([
      expect.objectContaining({ title: 'Доставка', heading: 'Примерка', path: '/support/shipping#primerka' }),
    ]),
  });
  // The query occurs in the page about consent, but the search covers help pages only.
  const { items } = await (await ask('', { q: 'персональных данных' })).json();
  expect(items.filter(({ path }: { path: string }) => !/^\/(support|guide)\//.test(path))).toEqual([]);
});

test('searchContent 422: a query that is too long is refused', async () => {
  expect((await ask('', { q: 'а'.repeat(101) })).status).toBe(422);
});
