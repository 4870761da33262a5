import { expect, it, test } from 'vitest';
import { suggestStreets } from './streets.ts';

const texts = (city: string, typed: string) =>
  suggestStreets(city, typed).map(({ text }) => text.replaceAll('\u00a0', ' '));

test.each([
  ['Казань', 'баум', ['ул. Баумана']],
  ['Казань', 'Улица БАУМАНА', ['ул. Баумана']],
  ['Казань', 'кремлев', ['ул. Кремлёвская']],
  ['Москва', 'бол орд', ['ул. Большая Ордынка']],
  ['Москва', 'мясницкая 24', ['ул. Мясницкая, 24']],
  ['Москва', 'мясницкая, д. 24/7с1', ['ул. Мясницкая, 24/7с1']],
  ['Екатеринбург', '8 марта', ['ул. 8 Марта']],
  ['Екатеринбург', '8 марта 46', ['ул. 8 Марта, 46']],
  ['Тверь', 'советская', ['ул. Советская']],
  ['Тверь', 'бейкер', []],
  ['Москва', 'улица', []],
  ['Москва', '   ', []],
])('the right streets of %s are suggested for the typed text «%s»', (city, typed, expected) => {
  expect(texts(city, typed)).toEqual(expected);
});

it('the house number in a typed address is recognised', () => {
  expect(suggestStreets('Москва', 'мясницкая').map(({ isComplete }) => isComplete)).toEqual([false]);
  expect(suggestStreets('Москва', 'мясницкая 24').map(({ isComplete }) => isComplete)).toEqual([true]);
});
