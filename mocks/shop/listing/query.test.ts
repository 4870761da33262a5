import { expect, test } from 'vitest';
import { readQuery } from './query.ts';
import { inOtherLayout, isTypoOf, stemOf } from './words.ts';

test.each([
  ['красное платье 46 до 5000', ['платье'], { colour: ['krasnyy'], size: ['46'], priceTo: 500_000 }],
  ['Пальто от 20 000 рублей', ['пальто'], { priceFrom: 2_000_000 }],
  ['белое бельё', ['белье'], { colour: ['belyy'] }],
  ['чёрных джинсов', ['джинсов'], { colour: ['chernyy'] }],
  ['хаки', [], { colour: ['khaki'] }],
  ['пальто', ['пальто'], {}],
  ['123', ['123'], {}],
  ['5000', ['5000'], {}],
])('«%s» is parsed into words and filters', (query, words, implied) => {
  expect(readQuery(query)).toMatchObject({ words, implied });
  expect(Object.keys(readQuery(query).implied)).toEqual(expect.arrayContaining(Object.keys(implied)));
});

test('every recognized filter can be removed from the query text', () => {
  expect(readQuery('синее  платье до 5 000 ₽').understood).toEqual([
    { kind: 'colour', name: 'Синий', rest: 'платье до 5 000 ₽' },
    { kind: 'price', name: 'до\u00A05\u00A0000\u00A0₽', rest: 'синее платье' },
  ]);
});

test('different forms of a word have the same stem', () => {
  for (const form of ['платье', 'платья', 'платьев', 'платьями']) expect(stemOf(form), form).toBe('плат');
  expect(stemOf('юбка')).toBe('юбк');
  expect(stemOf('шуба')).toBe('шуб');
});

test('inOtherLayout corrects a text typed in the wrong keyboard layout', () => {
  expect(inOtherLayout('gfkmnj')).toBe('пальто');
  expect(inOtherLayout('пальто')).toBe('пальто');
});

test.each([
  ['пальот', true],
  ['палто', true],
  ['пальтто', true],
  ['польто', true],
  ['палат', false],
  ['альот', false],
])('isTypoOf decides whether %s is a typo of «пальто»: %s', (word, expected) => {
  expect(isTypoOf(word, 'пальто')).toBe(expected);
});
