import { expect, it } from 'vitest';
import { readVat } from './read-vat.ts';

it.each([
  ['VAT_22', 'usual'],
  ['VAT_20', 'usual'],
  ['VAT_20_120', 'usual'],
  ['VAT_18', 'usual'],
  ['22', 'usual'],
  ['22 %', 'usual'],
  ['VAT_10', '10'],
  ['vat_10_110', '10'],
  ['10%', '10'],
  ['VAT_7', '7'],
  ['7%', '7'],
  ['VAT_5', '5'],
  ['5 %', '5'],
  ['NO_VAT', 'none'],
  ['Без НДС', 'none'],
  ['1', 'usual'],
  ['2', '10'],
  ['3', 'usual'],
  ['4', '10'],
  ['6', 'none'],
])('«%s» in a feed means the VAT rate %s', (text, vat) => {
  expect(readVat(text, 'yml')).toEqual({ vat });
});

it.each(['VAT_0', '5', '0%'])(
  '«%s» in a feed means that the goods are free of VAT, and causes a remark',
  (text) => {
    expect(readVat(text, 'yml')).toEqual({ vat: 'none', remark: expect.stringContaining('only exports') });
  },
);

it.each([
  ['22', 'usual'],
  ['НДС 22%', 'usual'],
  ['22/122', 'usual'],
  ['10', '10'],
  ['НДС 10/110', '10'],
  ['10,00', '10'],
  ['7', '7'],
  ['5', '5'],
  ['Без НДС', 'none'],
  ['не облагается', 'none'],
])('«%s» of 1C or of a table means the VAT rate %s', (text, vat) => {
  expect(readVat(text, 'percent')).toEqual({ vat });
});

it('a main VAT rate of earlier years in 1C means the main rate on the day of sale, and causes a remark', () => {
  expect(readVat('20', 'percent')).toEqual({ vat: 'usual', remark: expect.stringContaining('day of sale') });
});

it.each(['', '7', '8', 'VAT_13', '100', 'много', 'VAT_10_', '1 0'])(
  '«%s» in a feed is not a VAT rate',
  (text) => {
    expect(readVat(text, 'yml')).toBeUndefined();
  },
);
