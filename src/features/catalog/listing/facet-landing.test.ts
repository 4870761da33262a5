import { describe, expect, test } from 'vitest';
import type { Choice } from '../choice/choice';
import type { FacetData, FacetOption } from '../choice/facet-data';
import { standingOf } from './facet-landing';

const option = (value: string, name: string): FacetOption => ({ value, name, hex: null, count: 5 });
const facet = (id: FacetData['id'], title: string, ...options: FacetOption[]): FacetData => ({
  id,
  title,
  groups: [{ name: '', options }],
});
const facets = [
  facet('size', 'Размер', option('44', '44'), option('46', '46')),
  facet('colour', 'Цвет', option('siniy', 'Синий'), option('belyy', 'Белый')),
  facet('material', 'Состав', option('sherst', 'Шерсть')),
  facet('neckline', 'Вырез', option('v-obraznyy', 'V-образный')),
];

const standing = (choice: Choice, more: { sort?: 'popular' | 'new'; totalItems?: number } = {}, path = 'x') =>
  standingOf({ choice, sort: 'popular', totalItems: 12, ...more }, facets, path);

test.each([
  ['material', 'Хлопок', 'из хлопка'],
  ['material', 'Натуральная кожа', 'из натуральной кожи'],
  ['material', 'Эластан', 'с эластаном'],
  ['material', 'Искусственный мех', undefined],
  ['neckline', 'Круглый', 'с круглым вырезом'],
  ['neckline', 'Высокий воротник', 'с высоким воротником'],
  ['neckline', 'Отложной воротник', 'с отложным воротником'],
  ['neckline', 'Качели', undefined],
] as const)('%s «%s» stands behind a noun as «%s»', (id, name, after) => {
  const found = standingOf(
    { choice: { [id]: ['x'] }, sort: 'popular', totalItems: 12 },
    [facet(id, 'Состав', option('x', name))],
    'x',
  );
  expect(found).toMatchObject({ kind: 'landing' });
  expect(found.kind === 'landing' && found.after?.replaceAll('\u00a0', ' ')).toBe(after);
});

describe('search engines may show', () => {
  test('the listing itself', () => {
    expect(standing({})).toEqual({ kind: 'whole' });
  });

  test('one value of a facet that people search by, with three models or more', () => {
    expect(standing({ colour: ['siniy'] })).toEqual({
      kind: 'landing',
      words: 'цвет: синий',
      adjective: 'синий',
    });
    expect(standing({ material: ['sherst'] }, { totalItems: 3 })).toEqual({
      kind: 'landing',
      words: 'состав: шерсть',
      after: 'из\u00a0шерсти',
    });
    expect(standing({ neckline: ['v-obraznyy'] })).toEqual({
      kind: 'landing',
      words: 'V-образный вырез',
      after: 'с\u00a0V-образным вырезом',
    });
  });
});

test('not a choice in what editors gathered', () => {
  for (const path of ['kollektsiya/vecher', 'aktsii/nedelya']) {
    expect(standing({}, {}, path)).toEqual({ kind: 'whole' });
    expect(standing({ colour: ['siniy'] }, {}, path)).toEqual({ kind: 'aside' });
  }
});

test.each<[string, Choice, Parameters<typeof standing>[1]]>([
  ['few models', { colour: ['siniy'] }, { totalItems: 2 }],
  ['two values of a facet', { colour: ['belyy', 'siniy'] }, {}],
  ['two facets', { colour: ['siniy'], material: ['sherst'] }, {}],
  ['a facet that is not searched by', { size: ['44'] }, {}],
  ['prices', { priceTo: 500_000 }, {}],
  ['a price beside a colour', { colour: ['siniy'], priceFrom: 100_000 }, {}],
  ['another order', {}, { sort: 'new' }],
  ['another order of a colour', { colour: ['siniy'] }, { sort: 'new' }],
  ['nothing', {}, { totalItems: 0 }],
  ['a value that the listing does not name', { colour: ['zelenyy'] }, {}],
])('not %s', (_, choice, more) => {
  expect(standing(choice, more)).toEqual({ kind: 'aside' });
});
