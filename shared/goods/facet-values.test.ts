import { describe, expect, it, test } from 'vitest';
import { facetName, facetValue, sizeValue } from './facet-values.ts';
import { sizes } from './sizes.ts';

test.each([
  ['Зима', 'zima'],
  ['Чёрный', 'chernyy'],
  ['Витрина Основа', 'vitrina-osnova'],
  ['100 % хлопок', '100-khlopok'],
  ['★', ''],
  ['Щ'.repeat(60), 'shch'.repeat(25)],
])('facetValue writes the name %s in URLs as %s', (name, value) => {
  expect(facetValue(name)).toBe(value);
});

test.each([
  ['women', '44', '44'],
  ['men', '44', '44'],
  ['women', '44–46', '44-46'],
  ['men', 'XL', 'xl'],
  ['children', '110', 'rost-110'],
  ['shoes', '43,5', 'obuv-43-5'],
  ['headwear', '56–58', 'golova-56-58'],
  ['bra', '75B', 'byust-75b'],
  ['hosiery', '35–37', 'chulki-35-37'],
  ['belt', '95', 'remen-95'],
  ['one-size', 'Единый', 'bez-razmera'],
  ['women', '44/170', '44'],
  ['women', 'W30 L32', '30'],
  ['shoes', '38 G', 'obuv-38'],
  ['women', 'Единый', 'bez-razmera'],
  ['of-no-variant', '44', '44'],
  ['shoes', '★', ''],
])('sizeValue writes a size of the system %s, %s, in URLs as %s', (system, size, value) => {
  expect(sizeValue(system, size)).toBe(value);
});

describe('the sizes of the shop in URLs', () => {
  it('women’s and men’s clothes share a value for each size, and all other sizes have values of their own', () => {
    const values = Object.entries(sizes).map(([system, made]) =>
      made.map(({ value }) => sizeValue(system, value)),
    );
    const clothes = new Set([...sizes.women, ...sizes.men].map(({ value }) => value));
    const others = Object.entries(sizes).filter(([system]) => system !== 'women' && system !== 'men');
    const expected = clothes.size + others.reduce((sum, [, made]) => sum + made.length, 0);
    expect(new Set(values.flat()).size).toBe(expected);
  });
});

test('the name of a facet value begins with a capital letter', () => {
  expect(facetName(' шерсть ')).toBe('Шерсть');
  expect(facetName('я'.repeat(200))).toHaveLength(120);
});
