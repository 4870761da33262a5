import { expect, test } from 'vitest';
import type { Facet, FacetValue } from '@/lib/api';
import { packFacet, toFacetData, unpackFacet } from './facet-data';

const value = (name: string, more: Partial<FacetValue> = {}): FacetValue => ({
  value: name.toLowerCase(),
  name,
  group: null,
  hex: null,
  count: 3,
  chosen: false,
  ...more,
});

test.each<[string, Facet]>([
  [
    'colours',
    {
      id: 'colour',
      title: 'Цвет',
      values: [value('Чёрный', { hex: '#26272a', count: 0 }), value('Разноцветный')],
    },
  ],
  [
    'groups with names',
    {
      id: 'store',
      title: 'Магазин',
      values: [
        value('На Арбате', { group: 'Москва' }),
        value('На Невском', { group: 'Санкт-Петербург' }),
        value('На Тверской', { group: 'Москва' }),
      ],
    },
  ],
  ['numbers', { id: 'size', title: 'Размер', values: [value('42'), value('0', { value: '0' })] }],
  ['nothing', { id: 'material', title: 'Состав', values: [] }],
])('%s are restored from their row', (_, facet) => {
  const row = packFacet(facet);
  expect(unpackFacet(row)).toEqual(toFacetData(facet));
  // Through JSON, as it travels.
  expect(unpackFacet(JSON.parse(JSON.stringify(row)))).toEqual(toFacetData(facet));
});

test('values are grouped by name, and a single scale has no name', () => {
  const groupsOf = (values: FacetValue[]) =>
    unpackFacet(packFacet({ id: 'size', title: 'Размер', values })).groups.map(({ name, options }) => [
      name,
      options.map((option) => option.value),
    ]);
  const women = value('42', { group: 'Женщинам' });
  const men = value('48', { group: 'Мужчинам' });
  expect(groupsOf([women, men, value('44', { group: 'Женщинам' })])).toEqual([
    ['Женщинам', ['42', '44']],
    ['Мужчинам', ['48']],
  ]);
  expect(groupsOf([women])).toEqual([['', ['42']]]);
});
