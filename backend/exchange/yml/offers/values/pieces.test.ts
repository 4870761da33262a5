import { describe, expect, it } from 'vitest';
import { isRangeOfPieces, readPieces } from './pieces.ts';

describe('a number of pieces', () => {
  it.each([
    ['5', 5],
    ['5.000', 5],
    ['3,00', 3],
    ['1 000', 1000],
    ['1 000,000', 1000],
    ['1.234,00', 1234],
    ['-4', -4],
    ['−4', -4],
    ['-0.00', 0],
    ['5 шт.', 5],
    ['2 пары', 2],
    ['>10', 10],
    ['более 10 шт', 10],
    ['10+', 10],
    ['5-10', 5],
    ['от 5 до 10', 5],
    ['в наличии (3)', 3],
    ['В наличии: 4', 4],
    ['осталось 2', 2],
    ['5 штук на складе', 5],
    ['2,7', 2],
  ])('the number of pieces in «%s» is %d', (text, pieces) => {
    expect(readPieces(text)).toBe(pieces);
  });

  it.each([
    'нет',
    'Под заказ',
    'предзаказ',
    'не в наличии',
    'out of stock',
    'out_of_stock',
    'SoldOut',
    'preorder',
    '-',
  ])('the number of pieces in «%s» is 0', (text) => {
    expect(readPieces(text)).toBe(0);
  });

  it.each(['да', 'в наличии', 'in stock', 'InStock', 'Y'])(
    'the number of pieces in «%s» is unknown, although goods are in stock',
    (text) => {
      expect(readPieces(text)).toBe('some');
    },
  );

  it.each(['', 'много', '<5', 'менее 5', '~5', '10 из 12', 'ожидается 12.12', '1 уп', '5-'])(
    'no number of pieces is read from «%s»',
    (text) => {
      expect(readPieces(text)).toBe('unreadable');
    },
  );

  it('a number of pieces that is given as a range counts as its minimum', () => {
    expect(['5-10', 'от 5 до 10', '-5', '10+', '5'].map(isRangeOfPieces)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });
});
