import { expect, test } from 'vitest';
import { sizeRun, sizes } from './sizes.ts';

test("women's sizes have the usual international sizes and body measurements", () => {
  expect(sizes.women.map((size) => [size.value, size.european, size.international])).toEqual([
    ['42', '36', 'XS'],
    ['44', '38', 'S'],
    ['46', '40', 'M'],
    ['48', '42', 'L'],
    ['50', '44', 'XL'],
    ['52', '46', 'XXL'],
    ['54', '48', '3XL'],
  ]);
  expect(Object.values(sizes.women[2]?.measures ?? {})).toEqual([92, 74, 98]);
});

test('a man’s chest is twice his size, and his waist sixteen centimetres less', () => {
  expect(sizes.men.at(-1)).toMatchObject({
    value: '54',
    european: '54',
    international: 'XXL',
    measures: { 'Обхват груди': 108, 'Обхват талии': 92 },
  });
});

test("children's sizes are body heights from 50 to 164 cm in steps of six", () => {
  expect(sizes.children.map((size) => size.value).filter((_, index) => index % 5 === 0)).toEqual([
    '50',
    '80',
    '110',
    '140',
  ]);
  expect(sizes.children.at(-1)?.value).toBe('164');
});

test.each([
  ['39', 250],
  ['40', 255],
  ['41', 265],
  ['42', 270],
  ['43,5', 280],
])('the table gives shoe size %s for a foot of %i mm', (value, foot) => {
  expect(sizes.shoes.find((size) => size.value === value)?.measures['Длина стопы, мм']).toBe(foot);
});

test('the ordinals of each size system rise with the size, and no size is repeated', () => {
  for (const table of Object.values(sizes)) {
    const ordinals = table.map((size) => size.ordinal);
    expect(ordinals).toEqual([...new Set(ordinals)].sort((a, b) => a - b));
    expect(new Set(table.map((size) => size.value)).size).toBe(table.length);
  }
});

test('sizeRun returns all sizes from the first to the last one, and throws an error for an unknown size', () => {
  expect(sizeRun('women', '44', '48').map((size) => size.value)).toEqual(['44', '46', '48']);
  expect(() => sizeRun('women', '48', '44')).toThrow(RangeError);
  expect(() => sizeRun('men', '42', '48')).toThrow(RangeError);
});
