import { beforeAll, describe, expect, test } from 'vitest';
import type { DemoGroup } from '../../../demo/garments/types.ts';
import type { GoodsSnapshot } from '../columns/goods-snapshot.ts';
import { choose } from '../facets/choose.ts';
import { demoCatalog, snapshotOf } from '../testing/search.ts';
import { findGoods } from './find.ts';

const catalog = demoCatalog();
const groups = new Map<string, DemoGroup>(
  catalog.groups.flatMap((group) => group.variants.map(({ id }): [string, DemoGroup] => [id, group])),
);

let snapshot: GoodsSnapshot;
beforeAll(async () => {
  snapshot = await snapshotOf(catalog);
});

/** All models that a query finds, in order. */
function foundBy(query: string): DemoGroup[] {
  const { matches } = findGoods(snapshot, query);
  if (!matches) return [];
  return choose(snapshot, { matches }, {}, new Date('2026-11-21T09:00:00Z'))
    .page('popular', 1, 1000)
    .flatMap((id) => groups.get(id) ?? []);
}

const namesOf = (query: string) => foundBy(query).map(({ name }) => name);
const textOf = ({ name, description, attributes, season, fit, composition }: DemoGroup) =>
  JSON.stringify([name, description, attributes, season, fit, composition]).toLowerCase();

describe('an attribute matches a property even if the name does not contain it', () => {
  test.each<[string, RegExp]>([
    ['джинсы палаццо', /силуэт","value":"широкий/],
    ['джинсы прямого кроя', /силуэт","value":"прямой|прямого кроя/],
    ['джинсы узкого кроя', /силуэт","value":"[^"]*(?:зауженный|узкий)/],
    ['ботинки шнурованные', /шнуровка/],
    ['стёганая куртка', /стёган|пуховик/],
    ['джинсы без стрейча', /^(?!.*"эластан")/],
    ['тёплые брюки', /тёпл|начёс|флис|зима|шерсть|шерсти/],
    ['тёплый жилет', /тёпл|тепл|греет|пухов|зима|шерсть/],
    ['платье с высоким воротником', /высокий воротник/],
    ['трикотажное платье', /трикотаж|вязан|пряж|меринос/],
  ])(
    'the query «%s» finds goods that have the property, even if their names do not contain it',
    (query, says) => {
      const found = foundBy(query);
      expect(found.length).toBeGreaterThan(1);
      expect(found.filter((group) => !says.test(textOf(group))).map(({ name }) => name)).toEqual([]);
      expect(findGoods(snapshot, query).unmet).toEqual([]);
    },
  );

  test('a query for warm clothes finds outerwear first', () => {
    const first = namesOf('тёплая одежда на мороз').slice(0, 8);
    expect(first.filter((name) => !/пуховик|куртка|пальто|парка/i.test(name))).toEqual([]);
  });

  test('a query for a sweater also finds polo necks, but not among the first results', () => {
    const names = namesOf('свитер');
    expect(names.slice(0, 10).filter((name) => /водолазка/i.test(name))).toEqual([]);
    expect(names.filter((name) => /водолазка/i.test(name)).length).toBeGreaterThan(1);
  });

  test('a query for a suit also finds trousers of the same fabric', () => {
    const names = namesOf('мужской костюм');
    expect(names.some((name) => /пиджак/i.test(name))).toBe(true);
    expect(names.some((name) => /брюки/i.test(name))).toBe(true);
    expect(names.filter((name) => /рубашка|ремень/i.test(name))).toEqual([]);
  });
});

describe('statements of descriptions', () => {
  test.each<[string, RegExp]>([
    ['брюки которые не мнутся', /не\s+мнётся|немнущ|держит форму/],
    ['брюки чтобы не мялись', /не\s+мнётся|немнущ|держит форму/],
    ['немнущиеся брюки', /не\s+мнётся|немнущ|держит форму/],
    ['с начёсом', /начёс|флис/],
    ['свитшот с начёсом', /начёс/],
    ['брюки из габардина', /габардин/],
  ])('a statement in a description counts as a property: %s', (query, says) => {
    const found = foundBy(query);
    expect(found.length).toBeGreaterThan(1);
    expect(found.filter((group) => !says.test(textOf(group))).map(({ name }) => name)).toEqual([]);
    const isNamedAlone = found.every(({ name }) => says.test(name.toLowerCase()));
    expect(isNamedAlone).toBe(false);
  });

  test('a comparison in a description does not count as a statement', () => {
    // The description of this coat says «Текучая ткань вместо жёсткого габардина», so it is not made of
    // gabardine.
    expect(namesOf('тренч из габардина')).not.toContain('Тренч из лиоцелла');
  });
});

test('a typed beginning of a longer word is completed even if it is also a form of another word', () => {
  const names = namesOf('пухов');
  expect(names.filter((name) => /пуховик/i.test(name)).length).toBeGreaterThan(2);
  expect(names.filter((name) => !/пухов/i.test(name))).toEqual([]);
});

describe('goods that the shop does not sell', () => {
  test.each<[string, RegExp]>([
    ['капри', /брюки|джинсы|чинос/i],
    ['кошелёк', /сумка|рюкзак/i],
    ['тулуп', /пуховик|парка/i],
    ['ночнушка', /пижама|халат/i],
    ['олимпийка', /худи|свитшот/i],
  ])(
    'a query for goods that the shop does not sell finds the closest goods, with a notice: %s',
    (query, family) => {
      const names = namesOf(query);
      expect(names.length).toBeGreaterThan(2);
      expect(names.filter((name) => !family.test(name))).toEqual([]);
      expect(findGoods(snapshot, query).unmet).toMatchObject([{ words: query, how: 'widened' }]);
    },
  );
});
