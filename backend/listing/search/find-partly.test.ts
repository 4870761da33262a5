import { beforeAll, describe, expect, test } from 'vitest';
import type { GoodsSnapshot } from '../columns/goods-snapshot.ts';
import { choose } from '../facets/choose.ts';
import { demoCatalog, snapshotOf } from '../testing/search.ts';
import { findGoods, findSimilar } from './find.ts';

const catalog = demoCatalog();
const now = new Date('2026-11-21T09:00:00Z');
const variants = new Map(
  catalog.groups.flatMap((group) => group.variants.map((variant) => [variant.id, { group, variant }])),
);

let snapshot: GoodsSnapshot;
beforeAll(async () => {
  snapshot = await snapshotOf(catalog);
});

const unmetIn = (query: string) =>
  findGoods(snapshot, query).unmet.map(({ words, how, shown }) => [words, how, shown]);

describe('a search reports the parts of a query that the goods do not fulfil', () => {
  test.each<[string, [words: string, how: string, shown: string | null][]]>([
    ['платье в пол', [['в пол', 'ignored', null]]],
    ['платье для беременных', [['для беременных', 'ignored', null]]],
    ['длинное платье', [['длинное', 'ignored', null]]],
    ['длинные платья', [['длинные', 'ignored', null]]],
    ['длинная юбка', [['длинная', 'ignored', null]]],
    ['длинное пальто', [['длинное', 'ignored', null]]],
    ['платье с запахом', [['с запахом', 'ignored', null]]],
    ['платье на запах', [['на запах', 'ignored', null]]],
    ['красное длинное платье', [['длинное', 'ignored', null]]],
    ['для беременных', [['для беременных', 'widened', 'свободный']]],
    ['боди', [['боди', 'widened', 'лонгслив, топ, песочник']]],
    ['термобельё', [['термобельё', 'widened', 'водолазка, лонгслив']]],
    ['платье фуксия', [['фуксия', 'widened', 'Розовый']]],
    ['бирюзовый шарф', [['бирюзовый', 'widened', 'Петроль']]],
    ['васильковая рубашка', [['васильковая', 'widened', 'Синий']]],
    ['скидка 70% джинсы', [['скидка 70%', 'widened', 'Скидка от\u00a030\u00a0%']]],
    ['джинсы с низкой посадкой', [['с низкой посадкой', 'ignored', null]]],
    ['рубашка в мелкую клетку', [['в мелкую клетку', 'widened', 'клетка']]],
    ['платье без карманов', [['без карманов', 'ignored', null]]],
    ['кроссовки nike', [['nike', 'ignored', null]]],
    ['костюм тройка', [['костюм тройка', 'widened', 'пиджак, жакет, костюмные брюки']]],
    ['капри', [['капри', 'widened', 'брюки, джинсы']]],
    ['кошелёк', [['кошелёк', 'widened', 'сумка']]],
    ['телогрейка', [['телогрейка', 'widened', 'стёганая куртка']]],
    ['шуба', [['шуба', 'widened', 'пуховик']]],
    [
      'красные ботфорты',
      [
        ['красные', 'ignored', null],
        ['ботфорты', 'widened', 'сапоги'],
      ],
    ],
  ])('a search reports the unfulfilled parts of «%s»', (query, unmet) => {
    expect(unmetIn(query)).toEqual(unmet);
  });

  test.each([
    'платье',
    'красное платье 46 до 10000',
    'толстовка',
    'кросовки',
    'gkfnmt',
    'платье без рукавов',
    'короткое платье',
    'платье с длинным рукавом',
    'рубашка не в клетку',
    'платье не миди',
    'куртка без молнии',
    'тёмно-синий джемпер',
    'малиновое платье',
    'красивое платье',
    'вечерняя сумка',
    'шапка и шарф',
    'щщщъъъ',
  ])('a search reports nothing if the goods fulfil the whole query: %s', (query) => {
    expect(unmetIn(query)).toEqual([]);
  });

  test('an adjective of the query is replaced by one in the same gender', () => {
    expect(findGoods(snapshot, 'кружевная юбка').shownQuery).toBe('атласная юбка');
  });

  test('a query that matches only negations in descriptions finds nothing', () => {
    expect(findGoods(snapshot, 'не сползает и не электризуется').matches).toBeNull();
  });
});

describe('a search suggests similar goods if a query finds few', () => {
  const firstOf = (query: string) => findSimilar(snapshot, query).next().value;

  test('a query with few results suggests goods in another shade of the same family', () => {
    const near = firstOf('малиновое платье');
    expect(near?.unmet).toEqual([{ words: 'малиновое', how: 'widened', shown: 'Красный, Розовый' }]);
    const ids = near ? choose(snapshot, { matches: near.matches }, {}, now).page('popular', 1, 24) : [];
    expect(ids.length).toBeGreaterThan(6);
    for (const id of ids) {
      expect(['Красный', 'Розовый']).toContain(variants.get(id)?.variant.colour.family);
      expect(variants.get(id)?.group.name).toMatch(/плать|сарафан/i);
    }
  });

  test('a query with few results suggests the same kind without the attribute, but never another kind, size or price', () => {
    const near = [...findSimilar(snapshot, 'футболка в клетку 48 до 9000')];
    expect(near.map(({ unmet }) => unmet.map(({ words }) => words))).toEqual([['в клетку']]);
    for (const { matches } of near)
      expect(Object.keys(matches.implied ?? {}).sort()).toEqual(['priceTo', 'size']);
  });

  test.each(['платье', 'щщщъъъ', catalog.groups[0]?.variants[0]?.vendorCode ?? ''])(
    'a search suggests no similar goods for the query: %s',
    (query) => {
      expect([...findSimilar(snapshot, query)]).toEqual([]);
    },
  );
});
