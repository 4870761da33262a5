import { describe, expect, test } from 'vitest';
import type { Choice } from '../choice/choice';
import type { FacetData, FacetOption } from '../choice/facet-data';
import { indexingOf } from './facet-landing';

const option = (value: string, name: string): FacetOption => ({ value, name, hex: null, count: 5 });
const facet = (id: FacetData['id'], title: string, ...options: FacetOption[]): FacetData => ({
  id,
  title,
  groups: [{ name: '', options }],
});
const facets = [
  facet('size', 'Размер', option('44', '44'), option('46', '46')),
  facet('colour', 'Цвет', option('siniy', 'Синий'), option('belyy', 'Белый')),
  facet('material', 'Состав', option('sherst', 'Шерсть'), option('hlopok', 'Хлопок')),
  facet('neckline', 'Вырез', option('v-obraznyy', 'V-образный'), option('kacheli', 'Качели')),
  facet('pattern', 'Узор', option('kletka', 'Клетка')),
];

const indexing = (
  choice: Choice,
  more: { sort?: 'popular' | 'new'; totalItems?: number } = {},
  listing = { path: 'x', hasParts: false },
) => indexingOf({ choice, sort: 'popular', totalItems: 12, ...more }, facets, listing);

describe('search engines may show', () => {
  test('search engines may show a listing without a choice', () => {
    expect(indexing({})).toEqual({ kind: 'whole' });
  });

  test('search engines may show one value of a facet that people search for, with at least six models', () => {
    expect(indexing({ colour: ['siniy'] })).toEqual({
      kind: 'landing',
      words: 'цвет: синий',
      adjective: 'синий',
    });
    expect(indexing({ material: ['sherst'] }, { totalItems: 6 })).toEqual({
      kind: 'landing',
      words: 'состав: шерсть',
      after: 'из\u00a0шерсти',
    });
    expect(indexing({ neckline: ['v-obraznyy'] })).toEqual({
      kind: 'landing',
      words: 'V-образный вырез',
      after: 'с\u00a0V-образным вырезом',
    });
  });
});

test('search engines may not show a choice in a collection, promotion or sale', () => {
  for (const path of ['kollektsiya/vecher', 'aktsii/nedelya', 'novinki', 'rasprodazha/obuv']) {
    const listing = { path, hasParts: false };
    expect(indexing({}, {}, listing)).toEqual({ kind: 'whole' });
    expect(indexing({ colour: ['siniy'] }, {}, listing)).toEqual({ kind: 'aside' });
  }
});

test('a value that describes a shape, such as a neckline, is not indexed in a listing that contains other listings', () => {
  const department = { path: 'zhenshchinam', hasParts: true };
  expect(indexing({ neckline: ['v-obraznyy'] }, {}, department)).toEqual({ kind: 'aside' });
  expect(indexing({ material: ['sherst'] }, {}, department)).toMatchObject({ kind: 'landing' });
});

test.each<[string, Choice, Parameters<typeof indexing>[1]]>([
  ['few models', { colour: ['siniy'] }, { totalItems: 5 }],
  ['two values of a facet', { colour: ['belyy', 'siniy'] }, {}],
  ['two facets', { colour: ['siniy'], material: ['sherst'] }, {}],
  ['a facet that is not searched by', { size: ['44'] }, {}],
  ['a value that people do not say so', { neckline: ['kacheli'] }, {}],
  ['the only value of its facet', { pattern: ['kletka'] }, {}],
  ['prices', { priceTo: 500_000 }, {}],
  ['a price beside a colour', { colour: ['siniy'], priceFrom: 100_000 }, {}],
  ['another order', {}, { sort: 'new' }],
  ['another order of a colour', { colour: ['siniy'] }, { sort: 'new' }],
  ['nothing', {}, { totalItems: 0 }],
  ['a value that the listing does not name', { colour: ['zelenyy'] }, {}],
])('search engines may not show %s', (_, choice, more) => {
  expect(indexing(choice, more)).toEqual({ kind: 'aside' });
});
