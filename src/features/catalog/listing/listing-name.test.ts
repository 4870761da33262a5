import { expect, test } from 'vitest';
import { listingName, listingPageName } from './listing-name';

const PATHS: Record<string, string> = { Распродажа: 'rasprodazha/x', Вечер: 'kollektsiya/x' };

const nameOf = (...way: string[]) =>
  listingName({
    title: way.at(-1) ?? '',
    path: PATHS[way[0] ?? ''] ?? 'x',
    crumbs: way.map((name, place) => ({ name, path: String(place) })),
  }).replaceAll('\u00a0', ' ');

test('the name of a listing is clear without its breadcrumbs', () => {
  expect(nameOf('Женщинам')).toBe('Одежда для женщин');
  expect(nameOf('Женщинам', 'Джинсы')).toBe('Джинсы для женщин');
  expect(nameOf('Мужчинам', 'Джинсы')).toBe('Джинсы для мужчин');
  expect(nameOf('Детям', 'Девочкам')).toBe('Одежда для девочек');
  expect(nameOf('Детям', 'Девочкам', 'Платья')).toBe('Платья для девочек');
  expect(nameOf('Женщинам', 'Платья', 'Платья для выпускного')).toBe('Платья для выпускного');
  expect(nameOf('Обувь')).toBe('Обувь');
  expect(nameOf('Обувь', 'Лоферы')).toBe('Лоферы');
  expect(nameOf('Распродажа', 'UGG')).toBe('Распродажа: UGG');
  expect(nameOf('Распродажа')).toBe('Распродажа');
  expect(nameOf('Вечер')).toBe('Коллекция «Вечер»');
  expect(nameOf('Распродажа', 'Женщинам')).toBe('Распродажа для женщин');
  expect(nameOf('Распродажа', 'Обувь')).toBe('Распродажа: обувь');
});

test('the name of a facet landing contains the name of its listing', () => {
  const crumbs = [{ name: 'Женщинам', path: 'zhenshchinam' }];
  const women = { title: 'Женщинам', path: 'zhenshchinam', crumbs };
  expect(listingPageName({ ...women, indexing: { kind: 'whole' } })).toBe('Одежда для\u00a0женщин');
  expect(listingPageName({ ...women, indexing: { kind: 'landing', words: 'цвет: синий' } })).toBe(
    'Одежда для\u00a0женщин, цвет: синий',
  );
  const wool = { kind: 'landing', words: 'состав: шерсть', after: 'из\u00a0шерсти' } as const;
  expect(listingPageName({ ...women, indexing: wool })).toBe('Одежда из\u00a0шерсти для\u00a0женщин');
  const hats = { title: 'Шапки', path: 'x', crumbs: [{ name: 'Шапки', path: 'x' }] };
  expect(listingPageName({ ...hats, indexing: wool })).toBe('Шапки из\u00a0шерсти');
  const blue = { kind: 'landing', words: 'цвет: синий', adjective: 'синий' } as const;
  const called = (title: string, adjective = 'синий') =>
    listingPageName({
      title,
      path: 'x',
      crumbs: [{ name: title, path: 'x' }],
      indexing: { ...blue, adjective },
    });
  expect(listingPageName({ ...women, indexing: blue })).toBe('Синяя одежда для\u00a0женщин');
  expect(called('Платья')).toBe('Синие платья');
  expect(called('Украшения')).toBe('Синие украшения');
  expect(called('Рубашки и блузы', 'зелёный')).toBe('Зелёные рубашки и блузы');
  expect(called('Верхняя одежда', 'зимний')).toBe('Зимняя верхняя одежда');
  expect(called('Обувь', 'чёрный')).toBe('Чёрная обувь');
  expect(called('Бельё', 'голубой')).toBe('Голубое бельё');
  expect(called('Трикотаж', 'бежевый')).toBe('Бежевый трикотаж');
  expect(called('UGG')).toBe('UGG, цвет: синий');
});
