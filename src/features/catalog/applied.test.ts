import { expect, test } from 'vitest';
import { appliedOf } from './applied';
import type { FacetData, FacetOption } from './facet-data';

const option = (value: string, name: string): FacetOption => ({ value, name, hex: null, count: 1 });
const facets: FacetData[] = [
  {
    id: 'size',
    title: 'Размер',
    groups: [
      { name: 'Одежда', options: [option('44', '44')] },
      { name: 'Обувь', options: [option('obuv-38', '38')] },
    ],
  },
  { id: 'colour', title: 'Цвет', groups: [{ name: '', options: [option('siniy', 'Синий')] }] },
];

test('says what is chosen, and what is left without it', () => {
  const choice = { size: ['44', 'obuv-38'], colour: ['siniy'], priceTo: 799_000 };
  expect(appliedOf(choice, facets)).toEqual([
    { label: '44', name: 'Размер: 44', without: { ...choice, size: ['obuv-38'] } },
    { label: 'Обувь\u00a038', name: 'Размер: Обувь\u00a038', without: { ...choice, size: ['44'] } },
    { label: 'Синий', name: 'Цвет: Синий', without: { size: choice.size, priceTo: 799_000 } },
    {
      label: 'до\u00a07\u00a0990\u00a0₽',
      name: 'Цена: до\u00a07\u00a0990\u00a0₽',
      without: { size: choice.size, colour: choice.colour },
    },
  ]);
});

test.each([
  [{ priceFrom: 500_000 }, 'от\u00a05\u00a0000\u00a0₽'],
  [{ priceFrom: 500_000, priceTo: 799_000 }, '5\u00a0000–7\u00a0990\u00a0₽'],
])('a range of prices is one thing: %j', (choice, label) => {
  expect(appliedOf(choice, []).map((each) => each.label)).toEqual([label]);
});
