import { expect, test } from 'vitest';
import type { FacetId } from '#contract/client/client.schemas.ts';
import { Facet } from '#contract/zod/zod.schemas.ts';
import type { GoodsRow, VariantRow } from '../columns/goods-row.ts';
import { goodsNow, snapshotOf, testTree, testUuid } from '../testing/goods.ts';
import { choose, type Filters } from './choose.ts';

const variant = (id: string, facts: Partial<VariantRow>): VariantRow => ({
  id: testUuid(id),
  vendorCode: id,
  colourFamily: 'Белый',
  colourName: 'Белый',
  colourHex: '#FFFFFF',
  price: 100_000,
  priceBefore: null,
  articles: [],
  ...facts,
});

const article = (size: string, stock = 1, stores: string[] = []) => ({ sku: size, size, stock, stores });

const model = (slug: string, paths: string[], facts: Partial<GoodsRow>): GoodsRow => ({
  id: testUuid(slug),
  name: slug,
  brandLine: 'Витрина',
  description: '',
  season: 'Зима',
  fit: '',
  materials: [],
  attributes: [],
  sizeSystem: 'women',
  publishedAt: goodsNow.getTime(),
  popularity: 1,
  categoryIds: paths.map((path) => testUuid(path)),
  variants: [variant(slug, {})],
  ...facts,
});

const dress = model('plate', ['zhenshchinam', 'zhenshchinam/platya', 'kollektsiya/zima'], {
  materials: ['шерсть', 'лён'],
  fit: 'Прямая',
  attributes: [
    { name: 'Рукав', value: 'Длинный' },
    { name: 'Вырез', value: 'Квадратный, отложной воротник' },
  ],
  variants: [
    variant('plate-1', {
      colourFamily: 'Кислотный',
      colourHex: '#A1FF00',
      articles: [article('XL'), article('44'), article('46', 0, ['magazin-21'])],
    }),
    variant('plate-2', {
      colourFamily: 'Синий',
      price: 71_000,
      priceBefore: 100_000,
      articles: [article('42')],
    }),
  ],
});
const skirt = model('yubka', ['zhenshchinam', 'zhenshchinam/yubki', 'kollektsiya/zima'], {
  name: 'Юбка на молнии',
  materials: ['лён'],
  variants: [
    variant('yubka', {
      colourFamily: 'Разноцветный',
      articles: [article('44', 1, ['magazin-25', 'magazin-2']), article('Единый')],
    }),
  ],
});
const trousers = model('bryuki', ['muzhchinam', 'muzhchinam/bryuki', 'kollektsiya/zima'], {
  sizeSystem: 'shoes',
  season: 'Лето',
  variants: [
    variant('bryuki', {
      colourFamily: 'Чёрный',
      articles: [article('43,5', 1, ['magazin-25', 'magazin-3'])],
    }),
  ],
});

const facetsOf = async (path: string, filters: Filters = {}) => {
  const listing = testTree.find((node) => node.path === path);
  if (!listing) throw new Error(`No listing ${path}`);
  const choice = choose(await snapshotOf([dress, skirt, trousers]), { listing }, filters, goodsNow);
  const facets = choice.facets();
  for (const facet of facets) expect(Facet.safeParse(facet).error).toBeUndefined();
  return new Map(facets.map((facet) => [facet.id, facet]));
};
const valuesOf = async (path: string, id: FacetId, filters?: Filters) =>
  (await facetsOf(path, filters)).get(id)?.values.map(({ value }) => value);

test('facets appear in the order of the contract, with Russian names', async () => {
  const facets = await facetsOf('kollektsiya/zima');
  expect([...facets.values()].map(({ id, title }) => [id, title])).toEqual([
    ['category', 'Раздел'],
    ['size', 'Размер'],
    ['colour', 'Цвет'],
    ['material', 'Состав'],
    ['season', 'Сезон'],
    ['fit', 'Посадка'],
    ['sleeve', 'Рукав'],
    ['neckline', 'Вырез'],
    ['closure', 'Застёжка'],
    ['line', 'Линия'],
    ['discount', 'Скидка'],
    ['availability', 'Наличие'],
    ['store', 'Магазин'],
  ]);
});

test('only a listing with several categories has the facet of categories, grouped by department in menu order', async () => {
  expect((await facetsOf('zhenshchinam')).has('category')).toBe(false);
  const { values } = (await facetsOf('kollektsiya/zima')).get('category') ?? {};
  expect(values?.map(({ value, name, group }) => [value, name, group])).toEqual([
    ['zhenshchinam/yubki', 'ZHENSHCHINAM/YUBKI', 'ZHENSHCHINAM'],
    ['zhenshchinam/platya', 'ZHENSHCHINAM/PLATYA', 'ZHENSHCHINAM'],
    ['muzhchinam/bryuki', 'MUZHCHINAM/BRYUKI', 'MUZHCHINAM'],
  ]);
});

test('facet values of sizes are sorted by scale, and include sold-out sizes', async () => {
  const { values } = (await facetsOf('kollektsiya/zima')).get('size') ?? {};
  expect(values?.map(({ value, name, group, count }) => [value, name, group, count])).toEqual([
    ['42', '42', 'Одежда', 1],
    ['44', '44', 'Одежда', 2],
    ['46', '46', 'Одежда', 0],
    ['xl', 'XL', 'Одежда', 1],
    ['obuv-43-5', '43,5', 'Обувь', 1],
    ['bez-razmera', 'Единый', 'Без размера', 1],
  ]);
});

test('facet values of sizes have no group names if all are of the same scale', async () => {
  const { values } = (await facetsOf('muzhchinam')).get('size') ?? {};
  expect(values).toEqual([
    { value: 'obuv-43-5', name: '43,5', group: null, hex: null, count: 1, chosen: false },
  ]);
});

test('facet values of colours have the shop’s order; colours that a retailer added come last, with a similar swatch', async () => {
  const { values } = (await facetsOf('kollektsiya/zima')).get('colour') ?? {};
  expect(values?.map(({ value, hex }) => [value, hex])).toEqual([
    ['chernyy', '#26272a'],
    ['siniy', expect.stringMatching(/^#[0-9a-f]{6}$/)],
    ['raznotsvetnyy', null],
    ['kislotnyy', '#a1ff00'],
  ]);
});

test('facet values of other properties are sorted by count; stores by city, and then by count', async () => {
  expect(await valuesOf('kollektsiya/zima', 'material')).toEqual(['len', 'sherst']);
  expect(await valuesOf('kollektsiya/zima', 'season')).toEqual(['zima', 'leto']);
  expect(await valuesOf('kollektsiya/zima', 'store')).toEqual(['magazin-2', 'magazin-3', 'magazin-25']);
});

test('a product whose property has several values is counted for each of them', async () => {
  const { values } = (await facetsOf('zhenshchinam')).get('neckline') ?? {};
  expect(values?.map(({ value, name, count }) => [value, name, count])).toEqual([
    ['kvadratnyy', 'Квадратный', 1],
    ['otlozhnoy-vorotnik', 'Отложной воротник', 1],
  ]);
  const chosen = await facetsOf('zhenshchinam', { neckline: ['otlozhnoy-vorotnik'] });
  expect(chosen.get('colour')?.values.map(({ value, count }) => [value, count])).toContainEqual([
    'raznotsvetnyy',
    0,
  ]);
});

test('synonyms of a property become one facet value; without the property, the value comes from the product’s name', async () => {
  const jacket = model('zhaket', ['kollektsiya/zima'], {
    name: 'Жакет на пуговицах',
    attributes: [{ name: 'Застёжка', value: 'Косая молния и пояс' }],
  });
  const listing = testTree.find(({ path }) => path === 'kollektsiya/zima');
  if (!listing) throw new Error('No collection.');
  const facets = choose(await snapshotOf([skirt, jacket]), { listing }, {}, goodsNow).facets();
  expect(facets.find(({ id }) => id === 'closure')?.values.map(({ name, count }) => [name, count])).toEqual([
    ['Молния', 2],
    ['Пояс', 1],
  ]);
});

test('a step of the discount facet is offered if at least one colour has such a discount', async () => {
  const { values } = (await facetsOf('zhenshchinam')).get('discount') ?? {};
  expect(values?.map(({ value, name, count }) => [value, name, count])).toEqual([
    ['10', 'от\u00a010\u00a0%', 1],
  ]);
});

test('chosen facet values are marked as chosen, and are listed even if their count becomes zero', async () => {
  const facets = await facetsOf('kollektsiya/zima', { season: ['leto', 'net'], colour: ['chernyy'] });
  const valuesOf = (id: FacetId) =>
    facets.get(id)?.values.map(({ value, count, chosen }) => [value, count, chosen]);
  expect(valuesOf('season')).toEqual([
    ['zima', 0, false],
    ['leto', 1, true],
  ]);
  expect(valuesOf('colour')).toEqual([
    ['chernyy', 1, true],
    ['siniy', 0, false],
    ['raznotsvetnyy', 0, false],
    ['kislotnyy', 0, false],
  ]);
});

test('if a store is chosen, only sizes in stock in that store match', async () => {
  expect(await valuesOf('zhenshchinam', 'store', { size: ['44'] })).toEqual(['magazin-2', 'magazin-25']);
  const facets = await facetsOf('zhenshchinam', { store: ['magazin-25'], size: ['bez-razmera'] });
  const sizes = facets.get('size')?.values.map(({ value, count }) => [value, count]);
  expect(sizes).toContainEqual(['44', 1]);
  expect(sizes).toContainEqual(['bez-razmera', 0]);
});
