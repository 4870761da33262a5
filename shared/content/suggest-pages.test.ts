import { expect, test } from 'vitest';
import type { SearchedPage } from './find-sections.ts';
import { suggestPages } from './suggest-pages.ts';

const heading = (text: string) => ({ kind: 'heading' as const, text });
const paragraph = (text: string) => ({ kind: 'paragraph' as const, text });
const pages: SearchedPage[] = [
  {
    title: 'Доставка',
    path: '/support/shipping',
    blocks: [paragraph('Платье приедет к дверям.'), heading('Сроки доставки'), paragraph('Два дня.')],
  },
  {
    title: 'Вопросы и ответы',
    path: '/support/general-info',
    blocks: [
      heading('Подарочный сертификат'),
      paragraph('Сертификатов нет.'),
      heading('Как вернуть товар'),
      paragraph('Оформите возврат.'),
      heading('Платежи частями'),
    ],
  },
  { title: 'Обмен и возврат', path: '/support/returns', blocks: [] },
  { title: 'Таблицы размеров', path: '/guide/razmery', blocks: [] },
];
const pathsOf = (typed: string) => suggestPages(pages, typed).map(({ path }) => path);

test.each([
  ['дос', ['/support/shipping']],
  ['Доставка', ['/support/shipping']],
  ['сроки доставки', ['/support/shipping#sroki-dostavki']],
  ['возвраты', ['/support/returns']],
  ['как вернуть', ['/support/general-info#kak-vernut-tovar']],
  ['сертификаты', ['/support/general-info#podarochnyy-sertifikat']],
  ['размеры', ['/guide/razmery']],
  ['магаз', ['/stores']],
  ['магазин', ['/stores']],
  ['адреса магазинов', ['/stores']],
])('the query «%s» suggests the pages %j', (typed, paths) => {
  expect(pathsOf(typed)).toEqual(paths);
});

test.each(['', 'до', 'как', 'и', 'платье', 'пальто', 'доставка марсохода', 'магазин одежды', '👗', '%_'])(
  'the query %j suggests no page',
  (typed) => {
    expect(pathsOf(typed)).toEqual([]);
  },
);

test('a query that matches a heading suggests the section', () => {
  expect(suggestPages(pages, 'сертификат')).toEqual([
    { name: 'Подарочный сертификат', path: '/support/general-info#podarochnyy-sertifikat' },
  ]);
});

test('suggestPages returns at most as many pages as the contract allows', () => {
  const many = Array.from({ length: 9 }, (_, place) => ({
    title: 'Доставка',
    path: `/${place}`,
    blocks: [],
  }));
  expect(suggestPages(many, 'доставка')).toHaveLength(3);
});
