import { expect, test } from 'vitest';
import { promoCodeSpellings } from './promo-code-spellings.ts';

test.each([
  [' zima10 ', 'ZIMA10'],
  ['зима-10', 'ЗИМА-10'],
  ['«ZIMA10».', 'ZIMA10'],
  ['ZI\u200bMA\u00a010', 'ZIMA10'],
  ['зима–10', 'ЗИМА-10'],
  ['промокод: ZIMA10', 'ZIMA10'],
  ['ZIМА10', 'ZIMA10'],
  ['СОТА5', 'COTA5'],
  ['COTA5', 'СОТА5'],
  ['ЯШЬФ10', 'ZIMA10'],
  ['pbvf10', 'ЗИМА10'],
  ['[jhjij', 'ХОРОШО'],
  ["'rjyjv", 'ЭКОНОМ'],
])('the typed text %j may mean the promo code %s (§3.5.4)', (text, code) => {
  expect(promoCodeSpellings(text)).toContain(code);
});

test('the first spelling of a promo code is the text as it was typed', () => {
  expect(promoCodeSpellings('сота5')[0]).toBe('СОТА5');
  expect(promoCodeSpellings('ПРОМОКОД')[0]).toBe('ПРОМОКОД');
});

test.each(['', ' ', '***', 'A'.repeat(41), '?'.repeat(400)])('the text %j cannot be a promo code', (text) => {
  expect(promoCodeSpellings(text)).toEqual([]);
});
