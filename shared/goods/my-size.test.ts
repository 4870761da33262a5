import { describe, expect, it } from 'vitest';
import { measuresOf, mySize, mySizeWords, type Sizes, wearerOf } from './my-size.ts';

const table = (columns: string[], ...rows: [size: string, ...cells: string[]][]): Sizes => ({
  columns,
  rows: rows.map(([size, ...cells]) => ({ size, cells })),
});

const dresses = table(
  ['Обхват груди, см', 'Обхват талии, см', 'Обхват бёдер, см', 'Длина рукава, см'],
  ['44', '88', '70', '94', '59'],
  ['46', '92', '74', '98', '60'],
  ['48', '96', '78', '102', '60'],
);
const coats = table(['Обхват груди'], ['42', '82–85'], ['44', '86–89'], ['46', '90–93']);
const children = table(
  ['Рост, см', 'Возраст', 'Обхват груди, см'],
  ['98', '93–98', '3 года', '55'],
  ['104', '99–104', '4 года', '57'],
);
const shoes = table(['Длина стопы, см'], ['36', '23'], ['37', '23,5'], ['38', '24,5']);

describe('the size that fits a shopper’s body measurements', () => {
  it.each([
    [dresses, { chest: 92, waist: 74, hips: 98 }, '46'],
    [dresses, { chest: 92, waist: 77, hips: 98 }, '48'],
    [dresses, { chest: 94 }, '48'],
    [dresses, { chest: 93 }, '46'],
    [dresses, { chest: 86.5 }, '44'],
    [coats, { chest: 85 }, '42'],
    [coats, { chest: 86 }, '44'],
    [coats, { chest: 94 }, '46'],
    [children, { height: 100, chest: 90 }, '104'],
    [shoes, { foot: 23.7 }, '37'],
  ])(
    'mySize returns the largest size that any of the measurements needs (§3.1.3)',
    (sizes, measures, size) => {
      expect(mySize(sizes, measures)?.size).toBe(size);
    },
  );

  it.each([
    [dresses, { chest: 85 }],
    [dresses, { chest: 99, waist: 74 }],
    [coats, { chest: 96 }],
  ])('mySize returns no size if a measurement is outside the table', (sizes, measures) => {
    const found = mySize(sizes, measures);
    expect(found).toMatchObject({ size: null, beyond: ['chest'] });
    expect(found && mySizeWords(found)).toBe('В этой таблице нет размера для таких мерок: грудь');
  });

  it.each([
    [dresses, { height: 170, foot: 24 }],
    [table(['Длина, см'], ['S', '90']), { chest: 90 }],
    [table(['Обхват груди'], ['L', '90'], ['S', '80']), { chest: 85 }],
  ])(
    'mySize returns no size if the table uses none of the measurements or has no usable rows',
    (sizes, measures) => {
      const found = mySize(sizes, measures);
      expect(found?.size ?? null).toBeNull();
    },
  );

  it('mySize returns the size of a row for exactly the measurements in that row', () => {
    for (const { size, cells } of dresses.rows) {
      const [chest, waist, hips] = cells.map(Number);
      expect(mySize(dresses, { chest: chest ?? 0, waist: waist ?? 0, hips: hips ?? 0 })?.size).toBe(size);
    }
  });
});

it('the explanation of a size names measurements that lie between two sizes', () => {
  const found = mySize(dresses, { chest: 92, waist: 76, hips: 98 });
  expect(found && mySizeWords(found)).toBe(
    'Грудь и бёдра: 46. Талия 76 см между 46 и 48, для свободной посадки 48',
  );
});

it('a shopper is asked only for the measurements that the table uses', () => {
  expect(measuresOf(dresses)).toEqual(['chest', 'waist', 'hips']);
  expect(measuresOf(children)).toEqual(['height']);
  expect(measuresOf(table(['Обхват головы, см']))).toEqual([]);
});

it.each([
  ['Женская верхняя одежда', 'women'],
  ['Платья и женская домашняя одежда', 'women'],
  ['Мужские брюки и джинсы', 'men'],
  ['Одежда для малышей', 'children'],
  ['Детские шапки', 'children'],
  ['Ремни', undefined],
])('a size table titled «%s» is for %s', (title, wearer) => {
  expect(wearerOf(title)).toBe(wearer);
});
