import { expect, test } from 'vitest';
import { discountPercent } from '#shared/goods/prices.ts';
import { silhouettes } from '../garments/silhouettes.ts';
import { sizesLeft } from '../goods/goods.ts';
import { sceneOf } from '../scenes/all-scenes.ts';
import { createDemoCatalog, isNewArrival } from '../seed/catalog.ts';

const options = { silhouettes: new Set(Object.keys(silhouettes)), pictureVersion: 'v1' };
const { home, groups, categories } = createDemoCatalog(options);

const byUrl = new Map(
  groups.flatMap((group) =>
    group.variants.map((variant) => [variant.productUrl, { group, variant }] as const),
  ),
);
/** The silhouette, and the id of colour and finish, that the URL of a picture contains. */
function lookIdOfPicture(template = ''): string {
  const [, silhouette = '', look = ''] =
    /^\/pictures\/v1\/([a-z-]+)\/front\/([a-z-]+)-\{width\}/.exec(template) ?? [];
  return `${silhouette} ${look}`;
}

const rows = home.sections.filter((section) => section.kind === 'product-row');
const look = home.sections.find((section) => section.kind === 'look');

test('the sections of the home page come in the designed order', () => {
  expect(home.hero?.title).toBe('Пальто на\u00a0всю зиму');
  expect(home.sections.map(({ kind }) => kind)).toEqual([
    'product-row',
    'story',
    'collections',
    'departments',
    'look',
    'product-row',
    'promotions',
    'services',
  ]);
});

test('a row of goods has four different products with sizes in stock, and no two neighbours of one colour family', () => {
  expect(rows).toHaveLength(2);
  const shown = rows.flatMap(({ productUrls }) => productUrls.map((url) => byUrl.get(url)));
  expect(new Set(shown.map((one) => one?.variant.pictures[0]?.template)).size).toBe(8);
  for (const one of shown)
    expect(one && sizesLeft(one.variant) >= Math.min(3, one.variant.articles.length)).toBe(true);
  for (const { productUrls } of rows) {
    const families = productUrls.map((url) => byUrl.get(url)?.variant.colour.family);
    for (const [place, family] of families.entries()) expect(family).not.toBe(families[place + 1]);
  }
});

test('the row of new goods has only new models, and the row of the sale only reduced ones', () => {
  const [fresh, sale] = rows;
  for (const url of fresh?.productUrls ?? []) {
    const group = byUrl.get(url)?.group;
    expect(group && isNewArrival(group)).toBe(true);
  }
  for (const url of sale?.productUrls ?? []) expect(byUrl.get(url)?.variant.priceBefore).not.toBeNull();
  const shown = [...byUrl.values()].map(
    ({ variant: { price, priceBefore } }) => discountPercent(price, priceBefore) ?? 0,
  );
  // The title states the largest discount of all goods.
  expect(sale?.title).toBe(`Распродажа: до\u00a0−${Math.max(...shown)}%`);
});

test('the shop sells every garment of the outfit in the colour that the picture shows', () => {
  const pieces = (sceneOf('look-wide')?.pieces ?? []).flatMap((piece) =>
    piece.kind === 'bare' ? [] : [`${piece.silhouette} ${piece.look}`],
  );
  const sold = (look?.productUrls ?? []).map((url) =>
    lookIdOfPicture(byUrl.get(url)?.variant.pictures[0]?.template),
  );
  expect(pieces.length).toBeGreaterThanOrEqual(3);
  expect(sold).toEqual(pieces);
});

test('all links of the home page lead to existing listings and goods', () => {
  const paths = new Set(categories.map(({ path }) => `/${path}`));
  for (const section of [home.hero, ...home.sections]) {
    if (section && 'link' in section) expect(paths).toContain(section.link.path);
    if (section && 'campaigns' in section) {
      for (const { path } of section.campaigns) expect(paths).toContain(`/${path}`);
    }
    if (section && 'departments' in section) {
      for (const { path } of section.departments) expect(paths).toContain(`/${path}`);
    }
    if (section && 'productUrls' in section) {
      for (const url of section.productUrls) expect(byUrl.has(url)).toBe(true);
    }
  }
});

test('the home page leaves out sections without goods', () => {
  const coats = createDemoCatalog({ ...options, silhouettes: new Set(['coat']) });
  expect(coats.home.hero).toBeNull();
  expect(coats.home.sections.map(({ kind }) => kind)).not.toContain('look');
  const nothing = createDemoCatalog({ ...options, silhouettes: new Set() });
  expect(nothing.home).toMatchObject({ hero: null, sections: [{ kind: 'services' }] });
});
