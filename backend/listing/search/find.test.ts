import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import type { GoodsSnapshot } from '../columns/goods-snapshot.ts';
import { choose } from '../facets/choose.ts';
import { demoCatalog, snapshotOf } from '../testing/search.ts';
import { findGoods, findPopular } from './find.ts';

const catalog = demoCatalog();
const now = new Date('2026-11-21T09:00:00Z');
const nameOf = new Map(
  catalog.groups.flatMap(({ name, variants }) =>
    variants.map(({ id, colour }) => [id, `${name}, ${colour.displayValue}`]),
  ),
);

let snapshot: GoodsSnapshot;
beforeAll(async () => {
  snapshot = await snapshotOf(catalog);
});

function firstOf(query: string): string[] {
  const { matches } = findGoods(snapshot, query);
  if (!matches) return [];
  return choose(snapshot, { matches }, {}, now)
    .page('popular', 1, 24)
    .map((id) => nameOf.get(id) ?? '');
}

test.each(['платье', 'чёрное платье', 'шерстяное пальто', 'плать', 'кашемир'])(
  'a search of the most popular models finds the same as a full search: %s',
  (query) => {
    const most = Math.floor(snapshot.groupCount / 2);
    const all = findGoods(snapshot, query).matches;
    const popular = findPopular(snapshot, query, most);
    if (!all || !popular) throw new Error('The query must have results.');
    expect(popular.groups.length).toBeGreaterThan(0);
    expect([...popular.groups]).toEqual([...all.groups].filter((group) => group < most));
  },
);

test.each(['палтье', 'платье из титана', 'ъщзхйцу'])(
  'a search of the most popular models applies no corrections: %s',
  (query) => {
    expect(findPopular(snapshot, query, snapshot.groupCount)).toBeNull();
  },
);

/** Words that shoppers use for each colour family. */
const colourWords = {
  чёрное: 'Чёрный',
  белое: 'Белый',
  серое: 'Серый',
  красное: 'Красный',
  зелёное: 'Зелёный',
  синее: 'Синий',
};
const familyOf = new Map(
  catalog.groups.flatMap(({ variants }) => variants.map(({ id, colour }) => [id, colour.family])),
);

test.each(
  Object.entries(colourWords).flatMap(([word, family]) =>
    ['46 до 5000', '54 до 4000', 'до 3000', '42'].map((rest) => [`${word} платье ${rest}`, word, family]),
  ),
)('a search never shows another colour without a notice: %s', (query, word, family) => {
  const { matches, shownQuery } = findGoods(snapshot, query);
  if (!matches) throw new Error('Dresses must be found.');
  const shown = choose(snapshot, { matches }, {}, now).page('popular', 1, 24);
  const isAnnounced = shownQuery !== null && !shownQuery.includes(word);
  expect(isAnnounced || shown.every((id) => familyOf.get(id) === family)).toBe(true);
});

describe('parts of a query that are read as facet values', () => {
  const nbsp = (text: string) => text.replaceAll('_', '\u00a0');
  test.each<[string, [kind: string, name: string, rest: string][]]>([
    ['красное платье', [['colour', 'Красный', 'платье']]],
    ['платье до 5000', [['price', 'до_5_000_₽', 'платье']]],
    ['куртка от 10 до 20 тыс', [['price', 'от_10_000 до_20_000_₽', 'куртка']]],
    ['джинсы дешевле 4к', [['price', 'до_4_000_₽', 'джинсы']]],
    ['сумка дороже пяти тысяч', [['price', 'от_5_000_₽', 'сумка']]],
    ['платье 5 990 руб', [['price', 'до_5_990_₽', 'платье']]],
    ['46', [['size', 'размер_46', '']]],
    ['футболка размер M', [['size', 'размер_M', 'футболка']]],
    ['платье м', [['size', 'размер_M', 'платье']]],
    ['размер хл', [['size', 'размер_XL', '']]],
    ['не красное платье', [['colour', 'Не красный', 'платье']]],
    ['платье кроме чёрного', [['colour', 'Не чёрный', 'платье']]],
    ['джинсы не дороже 5000', [['price', 'до_5_000_₽', 'джинсы']]],
    ['пла\u200bтье до 5\u00ad000', [['price', 'до_5_000_₽', 'платье']]],
    ['пальто 44-46', [['size', 'размер_44–46', 'пальто']]],
    ['кроссовки 43.5', [['size', 'размер_43,5', 'кроссовки']]],
    ['рост 110', [['size', 'рост_110', '']]],
    ['платье на 5 лет', [['size', '5_лет', 'платье']]],
    ['шерстяное пальто', [['material', 'Шерсть', 'пальто']]],
    ['перчатки из натуральной кожи', [['material', 'Натуральная кожа', 'перчатки']]],
    ['летнее платье', [['season', 'Лето', 'платье']]],
    ['ботинки на осень', [['season', 'Демисезон', 'ботинки']]],
    ['платье в горошек', [['pattern', 'Горох', 'платье']]],
    ['полосатый лонгслив', [['pattern', 'Полоска', 'лонгслив']]],
    ['юбка миди', [['length', 'Миди', 'юбка']]],
    ['платье до колена', [['length', 'До колена', 'платье']]],
    ['платье с длинными рукавами', [['sleeve', 'Длинный', 'платье']]],
    ['платье б/рукавов', [['sleeve', 'Без рукавов', 'платье']]],
    ['юбка на молнии', [['closure', 'Молния', 'юбка']]],
    ['платье со скидкой', [['discount', 'Со скидкой', 'платье']]],
    ['скидка 30% джинсы', [['discount', 'Скидка от_30_%', 'джинсы']]],
    ['футболка для мужчины', [['category', 'Мужчинам', 'футболка']]],
    ['тёмно-синий джемпер', [['colour', 'Тёмно-синий', 'джемпер']]],
    [
      'платье чёрное 48 до 10000',
      [
        ['colour', 'Чёрный', 'платье 48 до 10000'],
        ['size', 'размер_48', 'платье чёрное до 10000'],
        ['price', 'до_10_000_₽', 'платье чёрное 48'],
      ],
    ],
  ])('the query «%s» is read as parts with facet values', (query, parts) => {
    const { understood, shownQuery } = findGoods(snapshot, query);
    expect(shownQuery).toBeNull();
    expect(understood.map(({ kind, name, rest }) => [kind, name, rest])).toEqual(
      parts.map(([kind, name, rest]) => [kind, nbsp(name), rest]),
    );
  });

  test.each(['платье 17 см', 'брюки-палаццо', 'сумка на 2 отделения', 'платье 17', 'носки 40 ден'])(
    'nothing in the query «%s» is read as facet values',
    (query) => {
      expect(findGoods(snapshot, query).understood).toEqual([]);
    },
  );
});

describe('queries that are changed before the search', () => {
  test.each([
    ['чорное платье', 'чёрное платье'],
    ['чорную юбку', 'чёрную юбку'],
    ['жолтое платье', 'жёлтое платье'],
    ['MOXEP', 'мохер'],
    ['gkfnmt', 'платье'],
    ['rhfcyjt gkfnmt', 'красное платье'],
    ['hudi', 'худи'],
    ['кросовки', 'кроссовки'],
    ['прямые жинсы', 'прямые джинсы'],
    ['утеплённая кутка', 'утеплённая куртка'],
    ['красноеплатье', 'красное платье'],
    ['фут болка', 'футболка'],
    ['кросовки найк', 'кроссовки'],
    ['тёплае', 'тёплая'],
    ['шуба', 'пуховик'],
    ['платье леопардовое', 'платье'],
    ['красный самокат', 'красный'],
    ['платье qwzxqwzx', 'платье'],
  ])('instead of the query «%s», the results of «%s» are returned', (query, shown) => {
    expect(findGoods(snapshot, query)).toMatchObject({ shownQuery: shown });
  });

  test.each(['платье', 'п\u0061льто', 'jeans', 'толстовка', 'свитш', 'ЧЕРНОЕ пальто', 'шапка и шарф'])(
    'a query that has results is not changed: %s',
    (query) => {
      const found = findGoods(snapshot, query);
      expect(found.shownQuery).toBeNull();
      expect(found.matches?.groups.length).toBeGreaterThan(0);
    },
  );
});

test.each(['космический корабль', 'стиральная машина', 'холодильник'])(
  'a query for goods of other shops finds nothing, instead of a guess: %s',
  (query) => {
    expect(findGoods(snapshot, query)).toEqual({
      matches: null,
      shownQuery: null,
      understood: [],
      unmet: [],
    });
  },
);

describe('relevance of search results', () => {
  test('a search lists goods of the requested kind before goods that go with them', () => {
    const names = firstOf('платье');
    expect(names.slice(0, 10).every((name) => /плать|сарафан/i.test(name))).toBe(true);
    expect(names.some((name) => name.startsWith('Серьги'))).toBe(false);
  });

  test('«бельё» and «белый» are different words: neither query finds the goods of the other', () => {
    expect(firstOf('бельё').every((name) => /белый/i.test(name))).toBe(false);
    expect(firstOf('белое пальто').some((name) => /трусы|боксеры/i.test(name))).toBe(false);
  });

  test('a query that lists two kinds of goods finds both', () => {
    const names = firstOf('шапка и шарф');
    expect(names.some((name) => /шапка/i.test(name))).toBe(true);
    expect(names.some((name) => /шарф/i.test(name))).toBe(true);
  });

  test('a search finds codes in any spelling, and also by the article number of a size', () => {
    for (const { name, variants } of catalog.groups.slice(0, 400).filter((_, place) => place % 40 === 0)) {
      for (const { vendorCode, colour, articles } of variants) {
        const wanted = `${name}, ${colour.displayValue}`;
        const spaced = vendorCode.replaceAll('-', ' ');
        const writings = [vendorCode, vendorCode.toLowerCase(), spaced, spaced.replaceAll(' ', '')];
        for (const code of [...writings, `артикул ${vendorCode}`, ...articles.map(({ sku }) => sku)]) {
          expect([code, firstOf(code)]).toEqual([code, [wanted]]);
        }
      }
    }
  });
});

describe('a search with any text', () => {
  const words = fc.constantFrom(
    ...[
      'платье',
      'Чёрное',
      '46',
      'до 5000',
      'мужские',
      'кроссовки',
      'шерсть',
      'gkfnmt',
      'кросовки',
      'для',
      'зимний',
    ],
    ...[
      'без',
      'рукавов',
      'со скидкой',
      '%',
      "';--",
      '👗',
      '\u0000',
      '(',
      '[a-z]+',
      '75B',
      '44-46',
      'хаки',
      'новинки',
    ],
  );
  const typed = fc.oneof(
    fc.string({ maxLength: 100, unit: 'binary' }),
    fc.array(words, { maxLength: 9 }).map((list) => list.join(' ').slice(0, 100)),
  );

  test('the search never throws, and its results respect the limits of the contract', () => {
    fc.assert(
      fc.property(typed, (text) => {
        const { matches, shownQuery, understood } = findGoods(snapshot, text);
        expect(understood.length).toBeLessThanOrEqual(12);
        for (const { name, rest } of understood) {
          expect(name.length).toBeGreaterThan(0);
          expect(name.length).toBeLessThanOrEqual(120);
          expect(rest.length).toBeLessThanOrEqual(100);
        }
        if (shownQuery !== null) {
          expect(shownQuery.trim()).not.toBe('');
          expect(shownQuery.length).toBeLessThanOrEqual(100);
        }
        if (matches) {
          expect(choose(snapshot, { matches }, {}, now).totalItems).toBeGreaterThan(0);
          expect(matches.scores).toHaveLength(matches.groups.length);
          expect(matches.groups.every((group, at) => at === 0 || group > (matches.groups[at - 1] ?? 0))).toBe(
            true,
          );
        }
      }),
      { numRuns: 300 },
    );
  });

  test('upper case, extra spaces, and е instead of ё in a query do not change the result', () => {
    fc.assert(
      fc.property(fc.array(words, { minLength: 1, maxLength: 5 }), (list) => {
        const text = list.join(' ').slice(0, 100);
        const groups = (query: string) => findGoods(snapshot, query).matches?.groups;
        const own = groups(text);
        expect(groups(`  ${text.replaceAll(' ', '   ')} `)).toEqual(own);
        expect(groups(text.toLowerCase().replaceAll('ё', 'е'))).toEqual(own);
      }),
      { numRuns: 100 },
    );
  });

  test.each([
    '',
    ' ',
    'для и в',
    '🦄',
    '%',
    '\\',
    '\u0000\u0007',
    "'; drop table variant; --",
    'я'.repeat(100),
  ])('a search finds nothing for %j', (text) => {
    expect(findGoods(snapshot, text)).toEqual({ matches: null, shownQuery: null, understood: [], unmet: [] });
  });
});
