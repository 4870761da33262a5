import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { isOfTests } from './folders.ts';
import { withoutComments } from './imports.ts';

const platform = resolve(import.meta.dirname, '../../backend/platform');

/**
 * Words for concepts of the shop. Code that uses such a word belongs in the room for that concept and not in
 * the platform.
 */
const WORDS = [
  'article',
  'buyer',
  'cart',
  'checkout',
  'delivery',
  'gift',
  'newsletter',
  'order',
  'parcel',
  'payment',
  'product',
  'promo',
  'refund',
  'review',
  'shipment',
  'stock',
  'variant',
  'wishlist',
];

/**
 * Technical terms that contain one of these words by coincidence: `order by` in SQL, `border` in CSS, the
 * delivery of a message.
 */
const OTHERS = /order by|orderBy|border|\bDelivery\b|\bdelivery\b(?=[,):])|production/g;

const FOUND = new RegExp(`\\w*(${WORDS.join('|')})\\w*`, 'gi');

const wordsIn = (source: string): string[] =>
  [...withoutComments(source).replace(OTHERS, '').matchAll(FOUND)].map(([word]) => word);

it('the code of the platform contains no words for concepts of the shop', () => {
  const files = globSync('**/*.ts', { cwd: platform }).filter((file) => !isOfTests(file));
  expect(files.length).toBeGreaterThan(60);
  expect(
    files.flatMap((file) =>
      wordsIn(readFileSync(resolve(platform, file), 'utf8')).map((word) => [file, word]),
    ),
  ).toEqual([]);
});

it.each([
  ['an identifier', 'const limits = { placeOrder: 60 };', 'placeOrder'],
  ['a string', "const kinds = ['letter', 'refund'];", 'refund'],
  ['a table', "import { cartLine } from '../../cart/base/tables.ts';", 'cartLine'],
])('a word for a concept of the shop is found in %s', (_, source, word) => {
  expect(wordsIn(source)).toContain(word);
});

it('sorting, borders and delivered messages are not mistaken for words of the shop', () => {
  expect(wordsIn("db.select().orderBy(id); const css = 'border:0'; send(message, delivery);")).toEqual([]);
});
