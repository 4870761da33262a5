import { expect, test } from 'vitest';
import { pictureAlt } from './alt.ts';

const coat = { noun: 'Пальто' };

test.each([
  ['Пальто прямого кроя из шерсти', coat, 'front', 'Пальто спереди'],
  ['Пальто прямого кроя из шерсти', coat, 'back', 'Пальто со спины'],
  ['Джинсы прямого кроя', { noun: 'Джинсы' }, 'back', 'Джинсы сзади'],
  ['Кожаные челси', { noun: 'Челси', front: 'Пара челси' }, 'back', 'Челси сзади'],
  ['Водолазка из мериноса', { noun: 'Свитер' }, 'hanger', 'Водолазка на вешалке'],
  ['Шорты-чинос', { noun: 'Шорты' }, 'detail', 'Шорты крупным планом'],
  ['Кожаные челси', { noun: 'Челси', front: 'Пара челси' }, 'front', 'Пара челси'],
  ['Кожаные челси', { noun: 'Челси', front: 'Пара челси' }, 'side', 'Челси сбоку'],
  ['Пальто прямого кроя', coat, 'look', 'Образ с\u00a0пальто'],
  ['Свитер с высоким горлом', { noun: 'Свитер' }, 'look', 'Образ со\u00a0свитером'],
  ['Пальто прямого кроя', coat, 'unheard-of', 'Пальто в другом ракурсе'],
])('pictureAlt describes the goods «%s» (%j) in the view %s as «%s»', (name, silhouette, view, alt) => {
  expect(pictureAlt(name, silhouette, view)).toBe(alt);
});
