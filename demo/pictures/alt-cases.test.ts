import { expect, test } from 'vitest';
import { silhouettes } from '../garments/silhouettes.ts';
import { instrumental, withPreposition } from './alt-cases.ts';

test.each([
  ['Пальто', 'с\u00a0пальто'],
  ['Свитшот', 'со\u00a0свитшотом'],
  ['Сумка', 'с\u00a0сумкой'],
  ['Платье-рубашка', 'с\u00a0платьем-рубашкой'],
])('withPreposition declines %s after its preposition', (noun, words) => {
  expect(withPreposition(noun)).toBe(words);
});

test('the noun of every silhouette has an instrumental case', () => {
  expect(
    Object.values(silhouettes).filter(({ noun }) => !Object.hasOwn(instrumental, noun.toLowerCase())),
  ).toEqual([]);
});
