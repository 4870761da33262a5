import { expect, test } from 'vitest';
import type { FacetName } from './facets.ts';
import { landingWords } from './landing-words.ts';

const among = { values: 2, hasParts: false };

test.each<[FacetName, string, string | undefined]>([
  ['colour', 'Синий', 'синий …'],
  ['colour', 'Хаки', '… цвета хаки'],
  ['season', 'Зима', 'зимний …'],
  ['season', 'Круглый год', undefined],
  ['material', 'Хлопок', '… из хлопка'],
  ['material', 'Лён', '… из льна'],
  ['material', 'Шёлк', '… из шёлка'],
  ['material', 'Шерсть', '… из шерсти'],
  ['material', 'Сталь', '… из стали'],
  ['material', 'Текстиль', '… из текстиля'],
  ['material', 'Серебро', '… из серебра'],
  ['material', 'Букле', '… из букле'],
  ['material', 'Экокожа', '… из экокожи'],
  ['material', 'Натуральная кожа', '… из натуральной кожи'],
  ['material', 'Искусственный мех', '… из искусственного меха'],
  ['material', 'Верблюжья шерсть', '… из верблюжьей шерсти'],
  ['material', 'Овечий мех', '… из овечьего меха'],
  ['material', 'Ювелирное стекло', '… из ювелирного стекла'],
  ['material', 'Мягкий трикотаж', '… из мягкого трикотажа'],
  ['material', 'Сплав металлов', '… из сплава металлов'],
  ['material', 'Эластан', '… с эластаном'],
  ['material', 'Полиамид', '… с полиамидом'],
  ['material', '100% хлопок', undefined],
  ['pattern', 'Клетка', '… в клетку'],
  ['pattern', 'Горох', '… в горошек'],
  ['pattern', 'Анималистичный', 'анималистичный …'],
  ['pattern', 'Однотонный', undefined],
  ['pattern', 'Логотип', undefined],
  ['length', 'Миди', '… миди'],
  ['length', 'До колена', '… до колена'],
  ['length', 'Укороченный', 'укороченный …'],
  ['sleeve', 'Короткий', '… с коротким рукавом'],
  ['sleeve', 'Три четверти', '… с рукавом три четверти'],
  ['sleeve', 'Без рукавов', '… без рукавов'],
  ['sleeve', 'Летучая мышь', undefined],
  ['neckline', 'V-образный', '… с V-образным вырезом'],
  ['neckline', 'Высокий воротник', '… с высоким воротником'],
  ['neckline', 'Качели', undefined],
  ['fit', 'Прямая', '… прямого кроя'],
  ['fit', 'Приталенная', 'приталенный …'],
  ['fit', 'Высокая', '… с высокой посадкой'],
  ['fit', 'Средняя', '… со средней посадкой'],
  ['fit', 'Средняя полнота', undefined],
  ['fit', 'Оверсайз', '… оверсайз'],
  ['closure', 'Молния', '… на молнии'],
  ['closure', 'Без застёжки', undefined],
  ['size', '44', undefined],
])('the facet %s with the value «%s» becomes the words «%s»', (id, value, phrase) => {
  const { adjective, after } = landingWords(id, value, among) ?? {};
  expect((adjective ? `${adjective} …` : after && `… ${after}`)?.replaceAll('\u00a0', ' ')).toBe(phrase);
});

test('landingWords leaves out the only value of a facet, and the length of a listing with several kinds of clothes', () => {
  expect(landingWords('pattern', 'Клетка', { ...among, values: 1 })).toBeUndefined();
  expect(landingWords('length', 'Миди', { ...among, hasParts: true })).toBeUndefined();
  expect(landingWords('pattern', 'Клетка', { ...among, hasParts: true })).toBeDefined();
});
