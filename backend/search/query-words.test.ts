import { expect, it } from 'vitest';
import { queryWords } from './query-words.ts';

it.each<[string, string[]]>([
  ['Чёрное ПЛАТЬЕ', ['черное', 'платье']],
  ['че\u0308рное', ['черное']],
  ['  пальто,   пальто ', ['пальто']],
  ['PL-20417-cml', ['pl', '20417', 'cml']],
  ["100% хлопок'; drop table", ['100', 'хлопок', 'drop', 'table']],
  ['\u0000\u001b&|!:*()<->\\', []],
  ['👗', []],
  ['', []],
])('%j', (query, words) => {
  expect(queryWords(query)).toEqual(words);
});

it('keeps ten words', () => {
  expect(queryWords('а б в г д е ж з и к л м')).toHaveLength(10);
});
