import { expect, test } from 'vitest';
import { fold, wordsOf } from '../language/letters.ts';
import { headPlace } from './head-word.ts';

test.each([
  ['Кожаные перчатки на шерсти', 'перчатки'],
  ['Серьги к вечернему платью', 'серьги'],
  ['Мужской ремень под костюм', 'ремень'],
  ['Плиссированная юбка-миди', 'юбка'],
  ['Платье-рубашка из льна', 'платье'],
  ['Зимние мужские челси', 'челси'],
  ['Тёплое худи', 'худи'],
  ['Пальто прямого кроя из шерсти', 'пальто'],
  ['Длинное колье', 'колье'],
  ['Золотое украшение', 'украшение'],
  ['Новое', 'новое'],
])('the head word (the noun) of %s is %s', (name, noun) => {
  const words = wordsOf(fold(name));
  expect(words[headPlace(words)]).toBe(noun);
});

test('the head word of a name without words has the index −1', () => {
  expect(headPlace([])).toBe(-1);
});
