import { expect, test } from 'vitest';
import { createWantedQueries, type SearchedQuery } from './wanted-queries.ts';

const names = ['Платье', 'Юбка миди', 'Стёганая куртка', 'Пальто из шерсти'];

function wantedOf(searched: SearchedQuery[]): string[] {
  const wanted = createWantedQueries(searched);
  names.forEach((name, group) => {
    const plain = { brandLine: '', description: '', season: '', fit: '', materials: [], attributes: [] };
    wanted.add({ ...plain, group, name, categories: [], variants: [] }, 0);
  });
  return wanted.finish().map(({ text }) => text);
}

test('before shoppers have searched, suggested queries are kinds of the most popular goods', () => {
  expect(wantedOf([])[0]).toBe('платье');
});

test('frequent queries of shoppers are suggested first, in any word forms, and are shown with ё as in the goods', () => {
  const wanted = wantedOf([
    { text: 'стеганую куртку', times: 300 },
    { text: 'куртка стёганая', times: 200 },
    { text: 'юбки', times: 400 },
  ]);
  expect(wanted.slice(0, 2)).toEqual(['стёганая куртка', 'юбка']);
});

test('a few searches hardly change the order of suggested queries, and typed texts are never shown to other shoppers', () => {
  const wanted = wantedOf([
    { text: 'пальто', times: 2 },
    { text: 'дурацкое платье', times: 5000 },
  ]);
  expect(wanted[0]).toBe('платье');
  expect(wanted.join()).not.toContain('дурацкое');
});
