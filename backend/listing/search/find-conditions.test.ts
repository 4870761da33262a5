import { beforeAll, describe, expect, test } from 'vitest';
import type { DemoGroup, DemoVariant } from '../../../demo/garments/types.ts';
import type { GoodsSnapshot } from '../columns/goods-snapshot.ts';
import { choose, type Filters } from '../facets/choose.ts';
import { demoCatalog, snapshotOf } from '../testing/search.ts';
import { findGoods } from './find.ts';

type Card = { group: DemoGroup; variant: DemoVariant };

const catalog = demoCatalog();
const now = new Date('2026-11-21T09:00:00Z');
const cards = new Map<string, Card>(
  catalog.groups.flatMap((group) =>
    group.variants.map((variant): [string, Card] => [variant.id, { group, variant }]),
  ),
);

let snapshot: GoodsSnapshot;
beforeAll(async () => {
  snapshot = await snapshotOf(catalog);
});

function choiceOf(query: string, filters: Filters = {}) {
  const { matches } = findGoods(snapshot, query);
  if (!matches) throw new Error(`${query} finds something.`);
  return choose(snapshot, { matches }, filters, now);
}

const foundBy = (query: string, filters?: Filters): Card[] =>
  choiceOf(query, filters)
    .page('popular', 1, 1000)
    .flatMap((id) => cards.get(id) ?? []);

const unmetIn = (query: string) => findGoods(snapshot, query).unmet;

describe('a size in letters', () => {
  const hasSize = ({ group: { sizeSystem }, variant }: Card, women: string, men: string) =>
    variant.articles.some(
      ({ size, stock }) => stock > 0 && size.value === (sizeSystem === 'men' ? men : women),
    );

  test.each([
    ['платье xs', '42', '44'],
    ['футболка xs', '42', '44'],
    ['джинсы размер L', '48', '50'],
  ])(
    'a size in letters becomes the number of women’s or men’s sizes, and the shown colour has it in stock: %s',
    (query, women, men) => {
      const found = foundBy(query);
      expect(found.length).toBeGreaterThan(5);
      expect(found.filter((card) => !hasSize(card, women, men)).map(({ group }) => group.name)).toEqual([]);
    },
  );

  test('a search for a letter size shows each model in a colour that has this size in stock, even if it is not the model’s first colour', () => {
    const others = foundBy('платье xs').filter(({ group, variant }) => group.variants[0] !== variant);
    expect(others.length).toBeGreaterThan(0);
  });

  test('a size in letters also limits the counts of facets', () => {
    const colours = choiceOf('футболка xs')
      .facets()
      .find(({ id }) => id === 'colour');
    expect(colours?.values.length).toBeGreaterThan(3);
    for (const { value, count } of colours?.values ?? []) {
      const found = foundBy('футболка xs', { colour: [value] });
      expect(found).toHaveLength(count);
      expect(found.filter((card) => !hasSize(card, '42', '44'))).toEqual([]);
    }
  });
});

describe('a minimum discount', () => {
  const percentOf = ({ variant: { price, priceBefore } }: Card) =>
    priceBefore === null ? 0 : Math.floor(((priceBefore - price) / priceBefore) * 100);

  test.each([
    ['юбки скидки больше 20%', 20],
    ['платье скидка 25 процентов', 25],
    ['обувь со скидкой не меньше 30%', 30],
    ['платья дешевле на треть', 33],
    ['кофта скидка больше чем на четверть', 25],
    ['30% скидки джинсы', 30],
    ['скидка -30% платья', 30],
    ['-30% платья', 30],
    ['джинсы скидка тридцать процентов', 30],
  ])('a minimum discount is read from the query: %s', (query, least) => {
    const found = foundBy(query);
    expect(found.length).toBeGreaterThan(1);
    expect(found.filter((card) => percentOf(card) < least)).toEqual([]);
    expect(unmetIn(query)).toEqual([]);
  });

  test('«до -50%» is not read as a minimum discount, because «до» gives a maximum', () => {
    expect(findGoods(snapshot, 'распродажа до -50%').understood.map(({ name }) => name)).toEqual([
      'Со скидкой',
    ]);
  });

  test.each(['платья за полцены', 'вдвое дешевле платья', 'платья дешевле наполовину'])(
    'the minimum discount is 50 % if the query says half in words: %s',
    (query) => {
      expect(findGoods(snapshot, query).understood).toMatchObject([{ kind: 'discount', rest: 'платья' }]);
    },
  );
});

describe('teenagers', () => {
  const isTall = ({ variant }: Card) =>
    variant.articles.some(({ size, stock }) => stock > 0 && Number(size.value) >= 158);

  test.each(['одежда для подростков', 'подростковый свитшот', 'футболка подростку'])(
    'goods for teenagers are found by sizes from a height of 158 on: %s',
    (query) => {
      const found = foundBy(query);
      expect(found.length).toBeGreaterThan(1);
      expect(found.filter((card) => !isTall(card)).map(({ group }) => group.name)).toEqual([]);
      expect(unmetIn(query)).toEqual([]);
    },
  );

  test('a query for teenagers finds goods for girls or for boys if it names one of them', () => {
    const found = foundBy('вещи для подростка мальчика');
    expect(found.length).toBeGreaterThan(1);
    for (const { group } of found) expect(group.categoryPaths.join()).toContain('malchikam');
  });

  test('a query for teenagers can be combined with a height', () => {
    const found = foundBy('подростковая футболка рост 146');
    for (const { variant } of found)
      expect(variant.articles.some(({ size, stock }) => stock > 0 && size.value === '146')).toBe(true);
  });

  test('a query for teenagers finds goods for younger children, with a notice, if the shop has none for teenagers', () => {
    expect(unmetIn('платье для подростка')).toMatchObject([{ words: 'для подростка', how: 'widened' }]);
    for (const { group } of foundBy('платье для подростка'))
      expect(group.categoryPaths.join()).toMatch(/devochkam|malchikam/);
  });
});

describe('a single fibre', () => {
  test.each([
    ['футболка 100% хлопок', 'хлопок'],
    ['футболка хлопок 100 %', 'хлопок'],
    ['футболка из стопроцентного хлопка', 'хлопок'],
    ['джемпер из чистой шерсти', 'шерсть'],
  ])('a query for a single fibre finds only goods without other fibres: %s', (query, fibre) => {
    const found = foundBy(query);
    expect(found.length).toBeGreaterThan(1);
    for (const { group } of found) expect(group.composition).toEqual([{ fibre, percent: 100 }]);
    expect(unmetIn(query)).toEqual([]);
  });

  test('a query for goods of a single fibre finds blends, with a notice, if no goods consist of this fibre alone', () => {
    expect(unmetIn('шарф 100% кашемир')).toEqual([
      { words: '100% кашемир', how: 'widened', shown: 'Кашемир' },
    ]);
    for (const { group } of foundBy('шарф 100% кашемир'))
      expect(group.composition.map(({ fibre }) => fibre)).toContain('кашемир');
  });
});
