import { expect, test } from 'vitest';
import type { FacetData, FacetOption } from '../choice/facet-data';
import { appliedOf } from './applied';

const option = (value: string, name: string): FacetOption => ({ value, name, hex: null, count: 1 });
const plain = (id: FacetData['id'], title: string, ...options: FacetOption[]): FacetData => ({
  id,
  title,
  groups: [{ name: '', options }],
});
const facets: FacetData[] = [
  {
    id: 'category',
    title: 'Раздел',
    groups: [
      { name: 'Женщинам', options: [option('zhenshchinam/platya', 'Платья')] },
      { name: 'Детям', options: [option('detyam/platya', 'Платья'), option('detyam/bele', 'Бельё')] },
    ],
  },
  {
    id: 'size',
    title: 'Размер',
    groups: [
      { name: 'Одежда', options: [option('44', '44')] },
      { name: 'Детям, рост в\u00a0см', options: [option('rost-104', '104')] },
      { name: 'Обувь', options: [option('obuv-38', '38')] },
    ],
  },
  plain('colour', 'Цвет', option('siniy', 'Синий')),
  plain('fit', 'Посадка', option('pryamaya', 'Прямая'), option('srednyaya-polnota', 'Средняя полнота')),
  plain('line', 'Линия', option('vitrina', 'Витрина')),
  plain('discount', 'Скидка', option('30', 'от\u00a030\u00a0%')),
  plain('availability', 'Наличие', option('v-nalichii', 'В наличии')),
  plain('store', 'Магазин', option('moskva', 'Витрина на\u00a0Пятницкой')),
];

test('each applied filter is listed with the choice that remains if it is removed', () => {
  const choice = { size: ['44', 'obuv-38'], colour: ['siniy'], priceTo: 799_000 };
  const price = 'Цена\u00a0до\u00a07\u00a0990\u00a0₽';
  expect(appliedOf(choice, facets)).toEqual([
    { label: 'Размер\u00a044', name: 'Размер\u00a044', without: { ...choice, size: ['obuv-38'] } },
    { label: 'Обувь\u00a038', name: 'Размер: Обувь\u00a038', without: { ...choice, size: ['44'] } },
    { label: 'Синий', name: 'Цвет: Синий', without: { size: choice.size, priceTo: 799_000 } },
    { label: price, name: price, without: { size: choice.size, colour: choice.colour } },
  ]);
});

test.each([
  [{ size: ['rost-104'] }, 'Рост 104 см', 'Размер: Рост 104 см'],
  [{ fit: ['pryamaya'] }, 'Прямая посадка', 'Прямая посадка'],
  [{ fit: ['srednyaya-polnota'] }, 'Средняя полнота', 'Посадка: Средняя полнота'],
  [{ line: ['vitrina'] }, 'Линия «Витрина»', 'Линия «Витрина»'],
  [{ discount: ['30'] }, 'Скидка от 30 %', 'Скидка от 30 %'],
  [{ availability: ['v-nalichii'] }, 'В наличии', 'Наличие: В наличии'],
  [{ store: ['moskva'] }, 'Магазин «Витрина на Пятницкой»', 'Магазин «Витрина на Пятницкой»'],
  [{ category: ['detyam/platya'] }, 'Детям: платья', 'Раздел: Детям: платья'],
  [{ category: ['detyam/bele'] }, 'Бельё', 'Раздел: Бельё'],
])('the label of a filter adds the word without which its value is unclear: %j', (choice, label, name) => {
  const [applied] = appliedOf(choice, facets);
  expect(applied?.label.replaceAll('\u00a0', ' ')).toBe(label);
  expect(applied?.name.replaceAll('\u00a0', ' ')).toBe(name);
});

test.each([
  [{ priceFrom: 500_000 }, 'Цена\u00a0от\u00a05\u00a0000\u00a0₽'],
  [{ priceFrom: 500_000, priceTo: 799_000 }, 'Цена\u00a05\u00a0000–7\u00a0990\u00a0₽'],
])('a price range is one applied filter: %j', (choice, label) => {
  expect(appliedOf(choice, []).map((each) => each.label)).toEqual([label]);
});
