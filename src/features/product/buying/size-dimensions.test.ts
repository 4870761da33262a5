import { describe, expect, it } from 'vitest';
import type { Article } from '@/lib/api';
import { dimensionsOf } from './size-dimensions';

const articlesOf = (sizes: string[]): Article[] =>
  sizes.map((size) => ({
    articleId: size,
    sku: size,
    size,
    international: null,
    state: 'IN_STOCK',
    left: null,
  }));
const pairs = (firsts: string[], seconds: string[], write: (first: string, second: string) => string) =>
  firsts.flatMap((first) => seconds.map((second) => write(first, second)));

describe('sizes of two dimensions', () => {
  it.each([
    [
      'heights',
      pairs(['42', '44', '46'], ['164', '170', '176–182'], (a, b) => `${a}/${b}`),
      ['Размер', 'Рост'],
    ],
    [
      'lengths',
      pairs(['W29', 'W30', 'W31'], ['L30', 'L32', 'L34'], (a, b) => `${a} ${b}`),
      ['Размер', 'Длина'],
    ],
    ['cups', pairs(['70', '75', '80'], ['AA', 'A', 'B', 'DD'], (a, b) => a + b), ['Обхват', 'Чашка']],
    ['widths', pairs(['38', '38,5', '39'], ['F', 'G', 'H'], (a, b) => `${a} ${b}`), ['Размер', 'Полнота']],
  ])('sizes with %s become two rows of chips, in order', (_, sizes, titles) => {
    const articles = articlesOf(sizes);
    const rows = dimensionsOf(articles);
    expect(rows?.titles).toEqual(titles);
    const found = rows?.firsts.flatMap((first) =>
      rows.seconds.map((second) => rows.find(first, second)?.size),
    );
    expect(found).toEqual(sizes);
  });

  it('a pair of sizes for which the shop has no article is not found', () => {
    const rows = dimensionsOf(
      articlesOf(pairs(['42', '44', '46'], ['164', '170', '176'], (a, b) => `${a}/${b}`))
        .slice(0, 8)
        .concat(articlesOf(['48/164'])),
    );
    expect(rows?.find('48', '164')?.size).toBe('48/164');
    expect(rows?.find('48', '170')).toBeUndefined();
  });

  it.each([
    ['few sizes', pairs(['42', '44'], ['164', '170', '176', '182'], (a, b) => `${a}/${b}`)],
    ['ranges', ['40/42', '42/44', '44/46', '46/48', '48/50', '50/52', '52/54', '54/56', '56/58']],
    [
      'one size without the second dimension',
      [...pairs(['42', '44', '46'], ['164', '170', '176'], (a, b) => `${a}/${b}`), '48'],
    ],
    [
      'one height',
      pairs(['40', '42', '44', '46', '48', '50', '52', '54', '56'], ['164'], (a, b) => `${a}/${b}`),
    ],
  ])('sizes are not split into two rows if there are: %s', (_, sizes) => {
    expect(dimensionsOf(articlesOf(sizes))).toBeUndefined();
  });
});
