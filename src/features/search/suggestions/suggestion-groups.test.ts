import { expect, test } from 'vitest';
import type { Suggestions } from '@/lib/api';
import { groupsOf } from './suggestion-groups';

const none: Suggestions = { query: '', queries: [], categories: [], pages: [], products: [] };
const coats: Suggestions = {
  query: 'пал',
  queries: ['пальто', 'пальто женское', 'палантин'],
  categories: [{ path: 'zhenshchinam/palto', name: 'Пальто', parentName: 'Женщинам' }],
  pages: [{ path: '/support/care#palto', name: 'Пальто: как ухаживать' }],
  products: [
    {
      productUrl: 'palto-bezhevoe',
      name: 'Пальто',
      colourName: 'Бежевый',
      price: 100,
      priceBefore: null,
      picture: { template: '/p/{width}.{format}', widths: [240], alt: 'Пальто', tint: '#e4e2dd' },
    },
  ],
};

const names = (groups: ReturnType<typeof groupsOf>) =>
  groups.map(({ title, options }) => [title, ...options.map(({ name }) => name)]);

test('suggestions are grouped in a fixed order, and link to searches, listings, pages and goods', () => {
  const groups = groupsOf({ typed: 'пал', recent: ['палантин'], suggestions: coats });
  expect(names(groups)).toEqual([
    ['Вы\u00a0искали', 'палантин'],
    ['Запросы', 'пальто', 'пальто женское'],
    ['Разделы', 'Пальто'],
    ['Страницы', 'Пальто: как ухаживать'],
    ['Товары', 'Пальто'],
  ]);
  const hrefs = groups.flatMap(({ options }) => options.map(({ href }) => decodeURIComponent(href)));
  expect(hrefs).toEqual([
    '/search?q=палантин',
    '/search?q=пальто',
    '/search?q=пальто+женское',
    '/zhenshchinam/palto',
    '/support/care#palto',
    '/product/palto-bezhevoe',
  ]);
});

test('for an empty field there are recent searches, then popular queries that are not among them', () => {
  const suggestions = { ...none, queries: ['пальто', 'джинсы'] };
  expect(names(groupsOf({ typed: '', recent: ['Джинсы'], suggestions }))).toEqual([
    ['Вы\u00a0искали', 'Джинсы'],
    ['Популярные запросы', 'пальто'],
  ]);
});

test('at most two recent searches are suggested, only such that begin with the typed text and continue it', () => {
  const recent = ['юбка', 'Пальто', 'пальто женское', 'пальто мужское', 'пальто детское'];
  expect(names(groupsOf({ typed: ' пальто ', recent, suggestions: undefined }))).toEqual([
    ['Вы\u00a0искали', 'пальто женское', 'пальто мужское'],
  ]);
});

test('if no suggestion matches the text, there are no groups', () => {
  expect(groupsOf({ typed: 'щщщ', recent: ['юбка'], suggestions: none })).toEqual([]);
});

test('every suggestion has a unique key', () => {
  const groups = groupsOf({ typed: '', recent: ['пальто'], suggestions: coats });
  const keys = groups.flatMap(({ options }) => options.map(({ key }) => key));
  expect(new Set(keys).size).toBe(keys.length);
});
