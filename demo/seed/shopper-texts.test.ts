import { expect, test } from 'vitest';
import { services } from '../content/services.ts';
import { silhouettes } from '../garments/silhouettes.ts';
import { sizeTable, sizeTableIds } from '../garments/size-tables.ts';
import { createDemoCatalog } from './catalog.ts';
import { stores } from './stores.ts';

const { groups, categories, home, giftRules } = createDemoCatalog({
  silhouettes: new Set(Object.keys(silhouettes)),
  pictureVersion: 'v1',
});

const necklines = /^(V-образный)$/;

/** Latin words that the texts may contain: promo codes, because shoppers type them, and bra sizes. */
const codes = /(?<![A-Z])(ZIMA10|7[05][A-D])(?![A-Z])/g;

/** All texts that editors wrote, except those of the goods. */
const editorial = [
  ...textsOf(home),
  ...categories.flatMap(({ landing, tile, feature }) => textsOf({ landing, tile, feature })),
  ...textsOf(giftRules),
  ...textsOf(services),
  ...stores.flatMap(({ name, address, landmark }) => [name, address, landmark ?? '']),
  ...sizeTableIds
    .map(sizeTable)
    .flatMap(({ title, note, columns, advice }) => [title, note ?? '', ...columns, ...advice]),
];

const texts = [
  ...categories.map(({ name }) => name),
  ...groups.flatMap((group) => [
    group.name,
    group.brandLine,
    group.description,
    group.season,
    group.fit,
    group.country,
    ...group.attributes.flatMap(({ name, value }) => [name, value]),
    ...[...group.composition, ...(group.lining ?? [])].map(({ fibre }) => fibre),
    ...group.variants.flatMap(({ colour, pictures }) => [
      colour.family,
      colour.displayValue,
      ...pictures.map(({ alt }) => alt),
    ]),
  ]),
  ...editorial,
];

/** All texts for shoppers in a content, found by the names of their fields. */
function textsOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    typeof inner === 'string'
      ? ['title', 'text', 'label', 'alt', 'terms'].includes(key)
        ? [inner]
        : []
      : textsOf(inner),
  );
}

test('texts for shoppers are in Russian, without Latin words', () => {
  expect(texts.length).toBeGreaterThan(5000);
  expect(
    texts.filter(
      (text) => /[a-z]/i.test(text.replace(/°C/g, '').replace(codes, '')) && !necklines.test(text),
    ),
  ).toEqual([]);
});

test('texts for shoppers are spelt with ё', () => {
  const withoutYo = new RegExp(
    `(?<![а-яё])(${[
      'черн(ый|ая|ое|ые|ого|ой|ом|ым)',
      'желт[а-яё]*',
      'зелен[а-яё]*',
      'темно-?[а-яё]*',
      'темн(ый|ая|ое|ые)',
      'стеган[а-яё]*',
      'тепл(ый|ая|ое|ые|ого|ой|ым|ую)',
      'легк(ий|ая|ое|ие|ого|ой|им|ую)',
      'шелк[а-яё]*',
      'лен',
      'белье',
      'застежк[а-яё]*',
      'утепленн[а-яё]*',
      'удлиненн[а-яё]*',
      'расклешенн[а-яё]*',
      'объем[а-яё]*',
      'еще',
      'ее',
      'серег',
      'елочк[а-яё]*',
      'жестк[а-яё]*',
      'тверд[а-яё]*',
      'шлевк[а-яё]*',
      'начес[а-яё]*',
      'потерт[а-яё]*',
      'бедер',
    ].join('|')})(?![а-яё])`,
    'i',
  );
  expect(texts.filter((text) => withoutYo.test(text))).toEqual([]);
  expect(texts.filter((text) => text.includes('ё')).length).toBeGreaterThan(300);
});

test('texts for shoppers have no exclamation marks, straight quotes, double spaces, or hyphens in place of dashes', () => {
  expect(texts.filter((text) => /!|"|'| {2}| - |\.\.\./.test(text))).toEqual([]);
});

test('texts for shoppers have no short word or dash at the end of a line', () => {
  const running = [...groups.map(({ description }) => description), ...editorial];
  expect(running.filter((text) => /(^|[\s«])[а-яё]{1,2} [а-яё]| —/iu.test(text))).toEqual([]);
});

test('every model has a description of two or three sentences that end with a full stop', () => {
  for (const { description } of groups) {
    expect(description).toMatch(/\.$/);
    const sentences = description.split(/(?<=\.)\s/).length;
    expect(sentences).toBeGreaterThanOrEqual(2);
    expect(sentences).toBeLessThanOrEqual(3);
  }
});

test('names of models are short enough for a card and start with a capital letter', () => {
  for (const { name } of groups) {
    expect(name).toMatch(/^[А-ЯЁ]/);
    expect(name).not.toMatch(/\.$/);
    expect(name.length).toBeLessThanOrEqual(48);
  }
});
