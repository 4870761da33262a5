import { expect, test } from 'vitest';
import type { ProductCard } from '@/lib/api';
import { type CardRow, colourCount, packCard, unpackCard, wishOf } from './card-data';

const front = {
  template: '/p/a-{width}.{format}',
  widths: [400, 640],
  alt: 'Пальто спереди',
  tint: '#e4e2dd',
};
const back = { template: '/p/b-{width}.{format}', widths: [400], alt: 'Пальто со спины', tint: '#dfe3e6' };
const colours = ['Кэмел', 'Чёрный', 'Экрю'].map((displayValue, at) => ({
  productUrl: `palto-${at}`,
  displayValue,
  hex: `#00000${at}`,
}));

function card(rest: Partial<ProductCard> = {}): ProductCard {
  return {
    variantId: 'v',
    variantGroupId: 'g',
    productUrl: 'palto-kemel',
    name: 'Пальто «Миля», 2 в 1',
    price: 1_749_000,
    priceBefore: 2_499_000,
    discountPercent: 30,
    badge: 'NEW',
    picture: front,
    hoverPicture: back,
    colour: { colorFamily: 'Бежевый', displayValue: 'Кэмел', value: 'CAMEL', hex: '#000000' },
    colours,
    sizes: [
      { articleId: 'a42', value: '42', inStock: false },
      { articleId: 'a44', value: '44', inStock: true },
    ],
    ...rest,
  };
}

test('a card is restored from its row', () => {
  const shown = unpackCard(packCard(card()));
  const { productUrl, name, price, priceBefore, discountPercent, badge } = card();
  expect(shown).toMatchObject({ productUrl, name, price, priceBefore, discountPercent, badge });
  expect(shown.picture).toEqual(front);
  // The second picture has no text, because it would repeat the first.
  expect(shown.hoverPicture).toEqual({ ...back, alt: '' });
  expect(shown.colours).toEqual(colours.map(({ displayValue, hex }) => ({ displayValue, hex })));
});

test('the mark for dearer sizes is restored too', () => {
  expect(unpackCard(packCard(card({ hasDearerSizes: true }))).hasDearerSizes).toBe(true);
  expect(unpackCard(packCard(card()))).not.toHaveProperty('hasDearerSizes');
});

test('a missing discount, badge and second picture stay missing', () => {
  const plain = { priceBefore: null, discountPercent: null, badge: null, hoverPicture: null };
  expect(unpackCard(packCard(card(plain)))).toMatchObject(plain);
});

test.each<[string, Partial<ProductCard>]>([
  ['kopecks and a discount', { price: 1_290_050, priceBefore: 2_000_000, discountPercent: 35 }],
  ['a badge and commas in its name', { badge: 'LAST_SIZE', name: 'Парка: синтетический пух, 2 в 1' }],
  [
    'a colour whose name holds a comma',
    {
      colours: ['Белый, в полоску', 'Экрю'].map((displayValue) => ({
        productUrl: 'p',
        displayValue,
        hex: '#123456',
      })),
    },
  ],
  ['a file that is not named last', { picture: { ...front, template: '/p/{width}/a.{format}' } }],
  [
    'a second picture in another place and width',
    { hoverPicture: { ...back, widths: [320], template: '/l//x-{width}.{format}', alt: '' } },
  ],
])('a card with %s is restored from the JSON of its row', (_, rest) => {
  const row: CardRow = JSON.parse(JSON.stringify(packCard(card(rest))));
  const { colours: wanted, ...facts } = rest;
  expect(unpackCard(row)).toMatchObject(facts);
  if (wanted)
    expect(unpackCard(row).colours).toEqual(wanted.map(({ displayValue, hex }) => ({ displayValue, hex })));
});

test('a swatch keeps the address of its fabric picture, and a plain one has none', () => {
  const striped = {
    productUrl: 'p',
    displayValue: 'Молочный в полоску',
    hex: '#eeeeee',
    cloth: '/c/milk-48.webp',
  };
  const plain = { productUrl: 'q', displayValue: 'Молочный', hex: '#eeeeee' };
  const { colours: shown } = unpackCard(packCard(card({ colours: [striped, plain] })));
  expect(shown).toEqual([striped, plain].map(({ productUrl: _, ...swatch }) => swatch));
});

test('of forty colours five are sent, and all are counted', () => {
  const many = Array.from({ length: 40 }, (_, at) => ({
    productUrl: `p${at}`,
    displayValue: `Цвет ${at}`,
    hex: '#123456',
  }));
  const shown = unpackCard(packCard(card({ colours: many })));
  expect(shown.colours).toHaveLength(5);
  expect(colourCount(shown)).toBe(40);
});

test('a single colour is not sent', () => {
  const shown = unpackCard(packCard(card({ colours: colours.slice(0, 1) })));
  expect([colourCount(shown), shown.colours]).toEqual([1, []]);
});

test('a heart saves the first size in stock, or the first of all', () => {
  expect(wishOf(card().sizes)).toEqual({ articleId: 'a44', sizeChosen: false });
  const only = { articleId: 'a42', value: '42', inStock: false };
  expect(wishOf([only])).toEqual({ articleId: 'a42', sizeChosen: true });
  expect(wishOf(undefined)).toBeUndefined();
});

test('files too narrow for a card are not sent, unless there are no others', () => {
  const widthsOf = (widths: number[]) =>
    unpackCard(packCard(card({ picture: { ...front, widths } }))).picture.widths;
  expect(widthsOf([240, 400, 640])).toEqual([400, 640]);
  expect(widthsOf([240])).toEqual([240]);
});
