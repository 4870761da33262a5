import { expect, test } from 'vitest';
import { silhouettes } from '../garments/silhouettes.ts';
import { createDemoCatalog } from '../seed/catalog.ts';

const options = { silhouettes: new Set(Object.keys(silhouettes)), pictureVersion: 'v1' };
const { categories, groups, promoCodes = [], giftRules = [] } = createDemoCatalog(options);

const gathered = categories.filter(({ groupIds }) => groupIds !== undefined);
const named = (path: string) => categories.find((category) => category.path === path);

test('the demo has four collections and two promotions, which are not in the menu', () => {
  expect(categories.flatMap(({ kind, path }) => (kind === 'collection' ? [path] : []))).toEqual([
    'kollektsiya/zimniy-gorod',
    'kollektsiya/ofis',
    'kollektsiya/vecher',
    'kollektsiya/dom',
  ]);
  expect(categories.flatMap(({ kind, path }) => (kind === 'promotion' ? [path] : []))).toEqual([
    'aktsii/skidka-na-trikotazh',
    'aktsii/shapka-v-podarok',
  ]);
  for (const { isInMenu } of gathered) expect(isInMenu).toBe(false);
});

test('the sale has one section per department, and every model in a section has a reduced colour', () => {
  const parts = gathered.filter(({ kind }) => kind === 'sale');
  expect(parts.map(({ slug }) => slug)).toEqual([
    'zhenshchinam',
    'muzhchinam',
    'detyam',
    'obuv',
    'aksessuary',
  ]);
  const byId = new Map(groups.map((group) => [group.id, group]));
  for (const { slug, groupIds = [], parentId } of parts) {
    expect(parentId).toBe(named('rasprodazha')?.id);
    for (const id of groupIds) {
      const group = byId.get(id);
      expect(group?.categoryPaths[0]).toMatch(new RegExp(`^${slug}/`));
      expect(group?.variants.some(({ priceBefore }) => priceBefore !== null)).toBe(true);
    }
  }
});

test('each campaign has twenty to sixty different models, which all exist', () => {
  const ids = new Set(groups.map(({ id }) => id));
  for (const { path, kind, groupIds = [] } of gathered) {
    if (kind !== 'sale') {
      expect(groupIds.length, path).toBeGreaterThanOrEqual(20);
      expect(groupIds.length, path).toBeLessThanOrEqual(60);
    }
    expect(new Set(groupIds).size).toBe(groupIds.length);
    expect(groupIds.filter((id) => !ids.has(id))).toEqual([]);
  }
});

test('each collection and promotion has a text and a picture above its goods', () => {
  for (const { kind, landing } of gathered) {
    if (kind === 'sale') continue;
    expect(landing?.text.length).toBeGreaterThan(80);
    expect(landing?.text.length).toBeLessThanOrEqual(600);
    expect(landing?.scene?.wide.template).toMatch(/^\/pictures\/v1\/scenes\//);
    expect(landing?.terms === null).toBe(kind === 'collection');
    expect(landing?.endsAt).toBe(kind === 'collection' ? null : '2027-12-31');
  }
});

test('promotions end in the year after the shop opens', () => {
  const later = createDemoCatalog({ ...options, today: '2031-02-03' });
  const [promotion] = later.categories.filter(({ kind }) => kind === 'promotion');
  expect(promotion?.landing).toMatchObject({ endsAt: '2032-12-31' });
  expect(promotion?.landing?.startsAt && promotion.landing.startsAt <= '2031-02-03').toBe(true);
  expect(later.promoCodes?.find(({ code }) => code === 'ZIMA10')?.endsAt).toBe('2032-12-31');
  expect(later.promoCodes?.filter(({ endsAt }) => endsAt !== null && endsAt < '2031-02-03')).toHaveLength(1);
});

test('texts of campaigns name only existing promo codes, and promo codes name only existing listings', () => {
  const promised = gathered.flatMap(({ landing }) => landing?.text.match(/[A-Z]{4,}\d+/g) ?? []);
  expect(promised).toContain('ZIMA10');
  for (const code of promised) expect(promoCodes.map((one) => one.code)).toContain(code);
  for (const path of promoCodes.flatMap(({ categoryPaths }) => categoryPaths))
    expect(named(path)).toBeDefined();
});

test('the demo has a promo code of every kind, an expired one and a single-use one', () => {
  expect(new Set(promoCodes.map(({ kind }) => kind))).toEqual(new Set(['percent', 'sum', 'free-delivery']));
  expect(promoCodes.filter(({ endsAt }) => endsAt !== null && endsAt < '2026-11-20')).toHaveLength(1);
  expect(promoCodes.filter(({ maxUses }) => maxUses === 1)).toHaveLength(1);
  for (const { code } of promoCodes) expect(code).toBe(code.toUpperCase());
});

test('gifts are in stock, and the models that earn them exist', () => {
  const articles = new Map(
    groups.flatMap(({ variants }) => variants.flatMap((one) => one.articles)).map((one) => [one.id, one]),
  );
  const ids = new Set(groups.map(({ id }) => id));
  expect(giftRules).toHaveLength(2);
  expect(giftRules.map(({ articleIds }) => articleIds.length)).toEqual([3, 2]);
  for (const { articleIds, forGroupIds } of giftRules) {
    for (const id of articleIds) expect(articles.get(id)?.stock).toBeGreaterThan(0);
    for (const id of forGroupIds) expect(ids).toContain(id);
  }
});

test('tiles and menu pictures link to existing listings, and no tile links to the listing that shows it', () => {
  const tiles = categories.filter(({ tile }) => tile);
  expect(tiles.length).toBeGreaterThan(10);
  for (const { path, tile } of tiles) {
    expect(named(tile?.link.path.slice(1) ?? ''), path).toBeDefined();
    expect(tile?.link.path).not.toBe(`/${path}`);
  }
  const features = categories.flatMap(({ feature }) => feature ?? []);
  expect(features).toHaveLength(5);
  expect(features[0]?.links.at(-1)).toEqual({
    label: 'Образ целиком',
    path: '/kollektsiya/zimniy-gorod#obraz',
  });
  for (const { links, pictures } of features) {
    expect(links.length).toBeGreaterThanOrEqual(3);
    expect(pictures).toHaveLength(2);
    for (const path of [
      ...links.map((link) => link.path.slice(1).replace(/#obraz$/, '')),
      ...pictures.map((one) => one.path),
    ]) {
      expect(named(path), path).toBeDefined();
    }
  }
});

test('campaigns without goods are left out, with the gifts and menu links that depend on them', () => {
  const coats = createDemoCatalog({ ...options, silhouettes: new Set(['coat', 'trench', 'puffer']) });
  const paths = coats.categories.map(({ path }) => path);
  expect(paths).not.toContain('kollektsiya/vecher');
  expect(paths).toContain('kollektsiya/zimniy-gorod');
  expect(coats.giftRules).toEqual([]);
  const links = coats.categories.flatMap(({ feature }) => feature?.links ?? []);
  expect(links.map(({ path }) => path)).toContain('/kollektsiya/zimniy-gorod');
  expect(links.map(({ path }) => path)).not.toContain('/kollektsiya/zimniy-gorod#obraz');
});

test('the collections with an outfit show only garments that the shop sells', () => {
  const looks = categories.flatMap(({ path, landing }) =>
    landing?.look ? [[path, landing.look] as const] : [],
  );
  expect(looks.map(([path]) => path)).toEqual([
    'kollektsiya/zimniy-gorod',
    'kollektsiya/ofis',
    'kollektsiya/vecher',
  ]);
  const sold = new Set(groups.flatMap(({ variants }) => variants.map(({ productUrl }) => productUrl)));
  for (const [path, { productUrls }] of looks) {
    expect(productUrls.length, path).toBeGreaterThan(3);
    for (const url of productUrls) expect(sold, path).toContain(url);
  }
});
