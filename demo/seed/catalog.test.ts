import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { careNames } from '#shared/goods/care.ts';
import { colourFamilies } from '#shared/goods/colour-families.ts';
import { ean13CheckDigit } from '#shared/goods/gtin.ts';
import { sizes } from '#shared/goods/sizes.ts';
import { parsePicturePath } from '../../backend/media/pictures/files/picture-path.ts';
import { silhouettes } from '../garments/silhouettes.ts';
import type { DemoCatalog } from '../garments/types.ts';
import { referenceDate } from '../goods/group.ts';
import { looks } from '../pictures/looks.ts';
import { createDemoCatalog, isNewArrival } from './catalog.ts';

const everySilhouette = new Set(Object.keys(silhouettes));
const someSilhouettes = new Set(
  (
    'tee sweater coat dress jeans beanie puffer blazer blazer-double shirt shirt-oversized hoodie cardigan turtleneck knit-dress ' +
    'skirt-pleated trousers-wide bag-flap chelsea scarf men-tee men-shirt men-shirt-band men-turtleneck men-sweater men-sweatshirt polo longsleeve ' +
    'men-jeans men-trousers joggers sweatshirt knit-vest dress-v shirt-dress shirt-dress-long skirt-aline skirt-pencil ' +
    'pyjamas robe briefs socks trench leather-jacket kids-tee kids-dress kids-pinafore kids-sweatshirt kids-sweater'
  ).split(' '),
);

const whole = createDemoCatalog({ silhouettes: everySilhouette, pictureVersion: 'v1' });
const some = createDemoCatalog({ silhouettes: someSilhouettes, pictureVersion: 'v1' });

const variantsOf = ({ groups }: DemoCatalog) => groups.flatMap(({ variants }) => variants);
const articlesOf = (catalog: DemoCatalog) => variantsOf(catalog).flatMap(({ articles }) => articles);
const share = <T>(of: readonly T[], holds: (one: T) => boolean) => of.filter(holds).length / of.length;
const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id).sort();
const hash = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex');

test('createDemoCatalog returns identical data for equal options', () => {
  expect(hash(createDemoCatalog({ silhouettes: everySilhouette, pictureVersion: 'v1' }))).toBe(hash(whole));
});

test('another random seed gives other stock and prices, but the same ids and product URLs', () => {
  const other = createDemoCatalog({ silhouettes: everySilhouette, pictureVersion: 'v1', seed: 7 });
  expect(idsOf(articlesOf(other))).toEqual(idsOf(articlesOf(whole)));
  const addresses = (catalog: DemoCatalog) =>
    variantsOf(catalog)
      .map(({ productUrl }) => productUrl)
      .sort();
  expect(addresses(other)).toEqual(addresses(whole));
  expect(hash(other)).not.toBe(hash(whole));
});

test('a model does not change, except for its rank, when other silhouettes are added', () => {
  const later = new Map(whole.groups.map((group) => [group.id, group]));
  for (const { popularity: _, ...group } of some.groups) expect(later.get(group.id)).toMatchObject(group);
});

test('the demo has about as many goods as a small real shop', () => {
  expect(whole.groups.length).toBeGreaterThanOrEqual(250);
  expect(variantsOf(whole).length).toBeGreaterThan(700);
  expect(variantsOf(whole).length).toBeLessThan(1100);
  expect(articlesOf(whole).length).toBeGreaterThan(3900);
  expect(articlesOf(whole).length).toBeLessThan(5600);
  expect(some.groups.length).toBeGreaterThanOrEqual(120);
});

test('the demo offers only goods that have pictures, and no goods if there are no pictures', () => {
  const coats = createDemoCatalog({ silhouettes: new Set(['coat', 'men-coat']), pictureVersion: 'v1' });
  expect(coats.groups.length).toBeGreaterThan(0);
  expect(coats.categories.filter(({ kind }) => kind === 'category').map(({ path }) => path)).toEqual([
    'zhenshchinam',
    'zhenshchinam/verkhnyaya-odezhda',
    'muzhchinam',
    'muzhchinam/verkhnyaya-odezhda',
  ]);
  const nothing = createDemoCatalog({ silhouettes: new Set(), pictureVersion: 'v1' });
  expect(nothing.groups).toEqual([]);
  expect(nothing.categories).toEqual([]);
});

test('every part of the category tree has goods', () => {
  expect(whole.categories.map(({ path }) => path)).toEqual(
    expect.arrayContaining([
      'zhenshchinam/platya',
      'zhenshchinam/domashnyaya-odezhda',
      'muzhchinam/pidzhaki',
      'detyam/malysham',
      'obuv/sapogi',
      'aksessuary/ukrasheniya',
      'novinki',
      'rasprodazha',
    ]),
  );
});

describe.each([
  ['with every silhouette', whole],
  ['with some silhouettes', some],
])('the catalog %s', (_, catalog) => {
  const { groups, categories } = catalog;
  const variants = variantsOf(catalog);
  const articles = articlesOf(catalog);

  test.each([
    ['category id', categories.map(({ id }) => id)],
    ['category path', categories.map(({ path }) => path)],
    ['group id', groups.map(({ id }) => id)],
    ['group slug', groups.map(({ slug }) => slug)],
    ['variant id', variants.map(({ id }) => id)],
    ['product address', variants.map(({ productUrl }) => productUrl)],
    ['vendor code', variants.map(({ vendorCode }) => vendorCode)],
    ['article id', articles.map(({ id }) => id)],
    ['sku', articles.map(({ sku }) => sku)],
    ['barcode', articles.map(({ barcode }) => barcode)],
  ])('the catalog repeats no %s', (_what, values) => {
    expect(values.length).toBe(new Set(values).size);
  });

  test('every model is in existing categories, and every child category has a parent', () => {
    const paths = new Set(categories.map(({ path }) => path));
    const ids = new Set(categories.map(({ id }) => id));
    for (const group of groups) {
      expect(group.categoryPaths.length).toBeGreaterThan(0);
      for (const path of group.categoryPaths) expect(paths).toContain(path);
    }
    for (const { parentId } of categories) if (parentId !== null) expect(ids).toContain(parentId);
  });

  test('a model has two to four colours, of known colour families', () => {
    for (const group of groups) {
      expect(group.variants.length).toBeGreaterThanOrEqual(2);
      expect(group.variants.length).toBeLessThanOrEqual(4);
      expect(group.variants.map(({ ordinal }) => ordinal)).toEqual(
        group.variants.map((_one, index) => index + 1),
      );
      for (const { colour } of group.variants) {
        expect(colourFamilies).toContain(colour.family);
        expect(colour.hex).toMatch(/^#[0-9a-f]{6}$/);
      }
    }
  });

  test('all sizes of a model belong to one size system and follow its order', () => {
    for (const group of groups) {
      const order = sizes[group.sizeSystem].map(({ value }) => value);
      for (const variant of group.variants) {
        const places = variant.articles.map(({ size }) => order.indexOf(size.value));
        expect(places.length).toBeGreaterThan(0);
        expect(places).not.toContain(-1);
        expect(places).toEqual([...places].sort((a, b) => a - b));
        const ordinals = variant.articles.map(({ size }) => size.ordinal);
        expect(ordinals).toEqual([...ordinals].sort((a, b) => a - b));
      }
    }
  });

  test('no model has data of a person who wears the goods, because no picture shows a person', () => {
    expect(groups.filter(({ model }) => model !== null)).toEqual([]);
  });

  test('very few colours have only one size in stock', () => {
    const lastSize = ({ articles: made }: (typeof variants)[number]) =>
      made.length > 1 && made.filter(({ stock }) => stock > 0).length === 1;
    expect(share(variants, lastSize)).toBeLessThan(0.02);
  });

  test('about an eighth of the sizes are sold out, and some have few pieces left', () => {
    const soldOut = share(articles, ({ stock }) => stock === 0);
    expect(soldOut).toBeGreaterThanOrEqual(0.1);
    expect(soldOut).toBeLessThanOrEqual(0.14);
    expect(share(articles, ({ stock }) => stock >= 1 && stock <= 3)).toBeGreaterThan(0.1);
    for (const { stock } of articles) expect(Number.isInteger(stock) && stock >= 0 && stock <= 40).toBe(true);
  });

  test('a quarter of the prices are reduced by 10 to 50 percent', () => {
    const discounted = share(variants, ({ priceBefore }) => priceBefore !== null);
    expect(discounted).toBeGreaterThanOrEqual(0.25);
    expect(discounted).toBeLessThanOrEqual(0.3);
    for (const { price, priceBefore } of variants) {
      if (priceBefore === null) continue;
      expect(1 - price / priceBefore).toBeGreaterThanOrEqual(0.1);
      expect(1 - price / priceBefore).toBeLessThanOrEqual(0.5);
    }
    const fresh = groups.filter(isNewArrival).flatMap((group) => group.variants);
    expect(fresh.filter(({ priceBefore }) => priceBefore !== null)).toEqual([]);
  });

  test('prices are whole roubles ending in 90, stored in kopecks', () => {
    for (const { price, priceBefore } of variants) {
      for (const kopecks of [price, priceBefore ?? price]) {
        expect(Number.isInteger(kopecks)).toBe(true);
        expect(kopecks % 10_000).toBe(9000);
      }
    }
  });

  test('a twelfth of the goods were published within the last month, and none have a date in the future', () => {
    for (const { publishedAt } of groups) {
      expect(publishedAt).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      expect(publishedAt <= referenceDate).toBe(true);
    }
    const recent = share(groups, isNewArrival);
    expect(recent).toBeGreaterThan(0.05);
    expect(recent).toBeLessThan(0.12);
  });

  test('patterned cloth has an existing swatch picture, a different one for each colour of a model', () => {
    const patterned = variants.filter(({ cloth }) => cloth !== null);
    expect(patterned.length).toBeGreaterThan(50);
    for (const { cloth } of patterned) {
      const picture = parsePicturePath(cloth ?? '');
      expect(picture?.kind === 'cloths' && looks[picture.id]?.pattern).toBeTruthy();
    }
    for (const { variants: own } of groups) {
      const shown = own.flatMap(({ cloth }) => cloth ?? []);
      expect(new Set(shown).size).toBe(shown.length);
    }
  });

  test('the popularity of models follows Zipf’s law', () => {
    const ranked = groups.map(({ popularity }) => popularity).sort((a, b) => b - a);
    const top = ranked.slice(0, Math.ceil(ranked.length / 10)).reduce((sum, one) => sum + one, 0);
    expect(top / ranked.reduce((sum, one) => sum + one, 0)).toBeGreaterThan(0.5);
    expect(Math.min(...ranked)).toBeGreaterThanOrEqual(1);
    expect(new Set(ranked).size).toBe(ranked.length);
  });

  test('barcodes are in the range for internal use and have the right check digit', () => {
    for (const { barcode } of articles) {
      expect(barcode).toMatch(/^2\d{12}$/);
      expect(Number(barcode.at(-1))).toBe(ean13CheckDigit(barcode.slice(0, 12)));
    }
  });

  test('compositions and linings add up to 100 percent', () => {
    for (const { composition, lining } of groups) {
      for (const parts of [composition, ...(lining ? [lining] : [])]) {
        expect(parts.reduce((sum, { percent }) => sum + percent, 0)).toBe(100);
      }
    }
  });

  test('every care code is known', () => {
    for (const { careCodes } of groups) {
      expect(new Set(careCodes).size).toBe(careCodes.length);
      for (const code of careCodes) expect(careNames).toHaveProperty(code);
    }
  });

  test('picture URLs have placeholders for width and format, and an existing look', () => {
    for (const { pictures } of variants) {
      const [front] = pictures;
      const [, look = ''] =
        /^\/pictures\/v1\/[a-z-]+\/front\/([a-z-]+)-\{width\}\.\{format\}$/.exec(front?.template ?? '') ?? [];
      expect(looks).toHaveProperty(look);
      for (const { template, widths, tint } of pictures) {
        expect(template).toMatch(/^\/pictures\/v1\/[a-z0-9/-]+-\{width\}\.\{format\}$/);
        const isView = /\/(front|back)\//.test(template);
        expect(widths).toEqual(isView ? [240, 400, 640, 900, 1800] : [240, 400, 640, 900]);
        expect(tint).toMatch(/^#[0-9a-f]{6}$/);
      }
    }
  });
});

test('every colour has pictures of all views of its silhouette, the front first', () => {
  const { groups } = createDemoCatalog({
    silhouettes: new Set(['coat']),
    pictureVersion: 'v2',
    views: () => ['back', 'front', 'detail'],
  });
  for (const { pictures } of groups.flatMap(({ variants }) => variants)) {
    expect(pictures.slice(0, 3).map(({ alt }) => alt)).toEqual([
      'Пальто спереди',
      'Пальто со спины',
      'Пальто крупным планом',
    ]);
    expect(pictures[1]?.template).toMatch(/^\/pictures\/v2\/coat\/back\//);
  }
});

test('large sizes of some models cost more, also after a discount', () => {
  const dearer = variantsOf(whole).filter(({ articles }) =>
    articles.some(({ price }) => price !== undefined),
  );
  expect(dearer.length).toBeGreaterThanOrEqual(6);
  for (const { price, priceBefore, articles } of dearer) {
    const own = articles.findIndex((article) => article.price !== undefined);
    expect(own).toBeGreaterThan(0);
    for (const article of articles.slice(own)) {
      expect(article.price).toBeGreaterThan(price);
      expect(article.priceBefore === undefined).toBe(priceBefore === null);
    }
  }
});
