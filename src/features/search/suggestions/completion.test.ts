import fc from 'fast-check';
import { expect, test } from 'vitest';
import { completionOf } from './completion';

test.each([
  ['пальто', 'пал', ['', 'пал', 'ьто']],
  ['Пальто из шерсти', 'ПАЛЬТО ', ['', 'Пальто', ' из шерсти']],
  ['женское пальто', 'паль', ['женское ', 'паль', 'то']],
  ['тёплое пальто', 'тепл', ['', 'тёпл', 'ое пальто']],
  ['полупальто и пальто', 'пальто', ['полупальто и ', 'пальто', '']],
  ['полупальто', 'пальто', ['', '', 'полупальто']],
  ['брюки', 'шорты', ['', '', 'брюки']],
  ['брюки', '', ['', '', 'брюки']],
  ['c++ (4.*)', '(4.*', ['c++ ', '(4.*', ')']],
])('the suggestion %j is split at the typed text %j', (suggestion, typed, parts) => {
  expect(completionOf(suggestion, typed)).toEqual(parts);
});

test('the three parts of a completion, joined, are the suggestion', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string(), (suggestion, typed) => {
      expect(completionOf(suggestion, typed).join('')).toBe(suggestion);
    }),
  );
});
