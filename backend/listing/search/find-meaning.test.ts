import { beforeAll, describe, expect, test } from 'vitest';
import type { DemoGroup, DemoVariant } from '../../../demo/garments/types.ts';
import type { GoodsSnapshot } from '../columns/goods-snapshot.ts';
import { choose } from '../facets/choose.ts';
import { demoCatalog, snapshotOf } from '../testing/search.ts';
import { findGoods } from './find.ts';

type Card = { group: DemoGroup; variant: DemoVariant };

const catalog = demoCatalog();
const cards = new Map<string, Card>(
  catalog.groups.flatMap((group) =>
    group.variants.map((variant): [string, Card] => [variant.id, { group, variant }]),
  ),
);

let snapshot: GoodsSnapshot;
beforeAll(async () => {
  snapshot = await snapshotOf(catalog);
});

/** All results of a query, in the order in which they are shown. */
function foundBy(query: string): Card[] {
  const { matches } = findGoods(snapshot, query);
  if (!matches) return [];
  return choose(snapshot, { matches }, {}, new Date('2026-11-21T09:00:00Z'))
    .page('popular', 1, 1000)
    .flatMap((id) => cards.get(id) ?? []);
}

const namesOf = (query: string) => foundBy(query).map(({ group }) => group.name);
const understoodIn = (query: string) => findGoods(snapshot, query).understood.map(({ name }) => name);
const nbsp = (text: string) => text.replaceAll('_', '\u00a0');

describe('diminutives, typing mistakes and other scripts', () => {
  test.each([
    ['пальтишко', /пальто/i],
    ['штанишки', /брюки|чинос/i],
    ['ветровочка', /куртка|парка/i],
    ['рубашонка', /рубашка/i],
    ['трусишки', /трусы|боксеры/i],
    ['чёрненькие джинсы', /джинсы/i],
    ['труселя', /трусы|боксеры/i],
    ['треники', /брюки/i],
    ['тимберленды', /ботинки/i],
    ['насочки', /носки/i],
    ['йубка', /юбка/i],
    ['кохта', /кардиган|джемпер|свит|худи|водолазка|блуза/i],
    ['jinsy', /джинсы/i],
    ["plat'e", /плать|сарафан/i],
  ])('the search understands «%s»', (query, kind) => {
    const names = namesOf(query).slice(0, 10);
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => !kind.test(name))).toEqual([]);
  });

  test.each(['молоток', 'шампунь', 'телефон', 'зонт', 'чехол для телефона'])(
    'a query for goods that the shop does not sell finds nothing, neither by correction nor by descriptions: %s',
    (query) => {
      expect(findGoods(snapshot, query).matches).toBeNull();
    },
  );

  test('a query for a purpose finds goods even if only their descriptions mention the purpose', () => {
    expect(namesOf('сумка для ноутбука')).toContain('Сумка-портфель с замком');
  });
});

describe('kinds of goods that exclude each other', () => {
  test.each([
    ['рубашка', /платье/i],
    ['джинсовая рубашка', /платье/i],
    ['свитер', /платье/i],
    ['летние брюки', /шорты/i],
    // In the shop, collars are in the same facet as necklines, but a collar is not a «вырез».
    ['платье с вырезом', /рубашка/i],
    ['шарф', /шапка/i],
    ['широкие брюки', /джинсы/i],
  ])('a query for «%s» does not find the other kind', (query, other) => {
    const names = namesOf(query);
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => other.test(name))).toEqual([]);
  });

  test.each(['платье рубашка', 'платье-рубашка', 'рубашка платье'])(
    'a product whose name contains two kinds of goods is found by either query: %s',
    (query) => {
      const all = catalog.groups.filter(({ name }) => /платье-рубашка/i.test(name)).map(({ name }) => name);
      expect(namesOf(query).sort()).toEqual(all.sort());
    },
  );

  test('a word used as an adjective in a product name does not exclude the product from its kind', () => {
    expect(findGoods(snapshot, 'рубашка оксфорд').shownQuery).toBeNull();
    expect(namesOf('рубашка оксфорд')).toEqual(['Рубашка из оксфорда']);
  });

  test('a query for a small check pattern finds goods with any check if none have a small one', () => {
    const found = foundBy('рубашка в мелкую клетку');
    expect(found.length).toBeGreaterThan(0);
    expect(found.every(({ group }) => /рубашка .*клетк/i.test(group.name))).toBe(true);
    expect(namesOf('футболка в мелкую клетку')).toEqual(['Хлопковая футболка в мелкую клетку']);
  });

  test('goods of a product line are found by the full name of the line', () => {
    const found = foundBy('витрина дом');
    expect(found.length).toBeGreaterThan(10);
    expect(found.every(({ group }) => group.brandLine === 'Витрина Дом')).toBe(true);
  });
});

describe('exclusions', () => {
  const textOf = ({ group }: Card) => JSON.stringify([group.name, group.attributes]).toLowerCase();
  test.each([
    ['куртка без капюшона', (card: Card) => /капюшон/.test(textOf(card))],
    [
      'сумка не кожаная',
      ({ group }: Card) => group.composition.some(({ fibre }) => fibre === 'натуральная кожа'),
    ],
    ['рубашка не в клетку', (card: Card) => /клетк/.test(textOf(card))],
    ['кроме джинсов', ({ group }: Card) => /джинсы/i.test(group.name)],
  ])('the query «%s» finds no goods that it excludes', (query, isUnwanted) => {
    const found = foundBy(query);
    expect(found.length).toBeGreaterThan(0);
    expect(found.filter(isUnwanted).map(({ group }) => group.name)).toEqual([]);
  });

  test('an exclusion such as «без капюшона» is dropped, with a notice, if no goods meet the whole query', () => {
    expect(findGoods(snapshot, 'шерстяной шарф не шерсть')).toMatchObject({ shownQuery: 'шерстяной шарф' });
  });
});

describe('fallbacks for a choice without results', () => {
  test('a query finds other shades of the colour family if the shade has no results', () => {
    expect(understoodIn('васильковая рубашка')).toEqual(['Синий']);
    expect(foundBy('васильковая рубашка').every(({ variant }) => variant.colour.family === 'Синий')).toBe(
      true,
    );
  });

  test('a query finds goods with a smaller discount if the requested discount has no results', () => {
    expect(understoodIn('скидка 70% джинсы')).toEqual([nbsp('Скидка от_30_%')]);
  });

  test('a query finds a similar kind of goods for the same audience if the requested kind has no results', () => {
    expect(findGoods(snapshot, 'мужские сапоги').shownQuery).toBe('мужские ботинки');
    const found = foundBy('мужские сапоги').map(({ group }) => group);
    expect(found.length).toBeGreaterThan(0);
    for (const { categoryPaths, attributes } of found) {
      expect(categoryPaths).toContain('obuv/botinki');
      expect(attributes).toContainEqual({ name: 'Для кого', value: 'Мужчинам' });
    }
  });

  test('a query finds other goods for children if the age of a child has no results for a kind of goods', () => {
    const names = foundBy('футболка на 3 года').map(({ group }) => group.categoryPaths.join());
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((paths) => !paths.includes('detyam'))).toEqual([]);
  });
});

describe('readings as facet values', () => {
  test.each([
    ['рубашка 50р', 'размер_50'],
    ['рубашка 50 р', 'размер_50'],
    ['пальто со скидкой 30', 'Скидка от_30_%'],
    ['-30% джинсы', 'Скидка от_30_%'],
    ['джинсы 30%', 'Скидка от_30_%'],
    ['джинсы по акции', 'Со скидкой'],
    ['тёмные джинсы', 'Тёмный'],
    ['светлое пальто', 'Светлый'],
    ['деми куртка', 'Демисезон'],
    ['комбинезон на полгода', 'полгода'],
  ])('the query «%s» is read as facet values', (query, name) => {
    expect(findGoods(snapshot, query).shownQuery).toBeNull();
    expect(understoodIn(query)).toEqual([nbsp(name)]);
  });

  test.each(['платье 50% хлопок', 'рубашка 100% лён'])(
    'a percentage of a fibre is not a size: %s',
    (query) => {
      expect(findGoods(snapshot, query).understood.map(({ kind }) => kind)).toEqual(['material']);
    },
  );

  test('a word for «dark» in a query applies to the colour that follows it', () => {
    const families = new Set(foundBy('тёмно-зелёное платье').map(({ variant }) => variant.colour.family));
    expect([...families].filter((family) => !['Зелёный', 'Хаки'].includes(family))).toEqual([]);
  });

  test('the price limit of a query for cheap goods depends on the other words of the query', () => {
    const [part] = findGoods(snapshot, 'недорогие джинсы').understood;
    expect(part).toMatchObject({ kind: 'price', rest: 'джинсы' });
    const most = Number(part?.name.replace(/\D/g, '')) * 100;
    const found = foundBy('недорогие джинсы');
    expect(found.length).toBeGreaterThan(0);
    expect(found.length).toBeLessThan(foundBy('джинсы').length);
    expect(found.every(({ variant }) => variant.price <= most)).toBe(true);
    // Coats cost more than jeans, so a cheap coat may cost more than cheap jeans.
    const ofCoats = findGoods(snapshot, 'недорогое пальто').understood[0]?.name ?? '';
    expect(Number(ofCoats.replace(/\D/g, '')) * 100).toBeGreaterThan(most);
  });

  test('the price limit of a query for expensive goods depends on the other words of the query', () => {
    const least = Math.min(...foundBy('дорогое пальто').map(({ variant }) => variant.price));
    const most = Math.max(...foundBy('недорогое пальто').map(({ variant }) => variant.price));
    expect(least).toBeGreaterThanOrEqual(most);
  });
});

test.each([
  ['платье б/рукавов', 'платье без рукавов'],
  ['👗', 'платье'],
  ['👗 красное', 'платье красное'],
  ['вкуыы', 'платье'],
  ['оуфты', 'джинсы'],
  ['футболка х/б', 'футболка хлопок'],
  ['платье для полных', 'платье больших размеров'],
  ['свитер не колется', 'свитер без шерсти, без мохера, без альпаки'],
])('a query for «%s» finds the same goods as a query for «%s»', (query, other) => {
  expect(namesOf(query)).toEqual(namesOf(other));
  expect(namesOf(query).length).toBeGreaterThan(0);
  expect(findGoods(snapshot, query).unmet).toEqual([]);
});

test('a query for a sweater that does not scratch finds none with wool, mohair or alpaca', () => {
  const fibres = foundBy('свитер не колется').flatMap(({ group }) =>
    group.composition.map(({ fibre }) => fibre),
  );
  expect(fibres.filter((fibre) => /шерсть|мохер|альпака/.test(fibre))).toEqual([]);
});

test('a query for clothes finds no shoes and no bags', () => {
  const paths = foundBy('женская одежда').map(({ group }) => group.categoryPaths.join());
  expect(paths.length).toBeGreaterThan(100);
  expect(paths.filter((path) => /obuv|sumki/.test(path))).toEqual([]);
});

test.each([
  ['платье на корпоратив', 'вечернее платье'],
  ['платье на новый год', 'вечернее платье'],
  ['джинсы с завышенной талией', 'джинсы с высокой посадкой'],
  ['что надеть на собеседование', 'для собеседования'],
])('the first results of a query for «%s» are those of a query for «%s»', (query, other) => {
  expect(namesOf(query).slice(0, 3)).toEqual(namesOf(other).slice(0, 3));
  expect(namesOf(query).length).toBeGreaterThan(0);
  expect(namesOf(query).length).toBeLessThan(catalog.groups.length / 4);
});

describe('words for all goods, and words without goods', () => {
  test.each(['вещи', 'шмотки', 'женские вещи'])('the query «%s» finds clothes', (query) => {
    const clothes = namesOf(query.replace(/вещи|шмотки/u, 'одежда'));
    expect(clothes.length).toBeGreaterThan(100);
    expect(namesOf(query)).toEqual(expect.arrayContaining(clothes));
  });

  test.each(['размеры', 'размер', 'ткани', 'состав', 'материалы'])(
    'the query «%s» finds no goods, because it names only a property and no goods',
    (query) => {
      expect(namesOf(query)).toEqual([]);
    },
  );
});
