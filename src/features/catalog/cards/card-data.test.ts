import { expect, test } from 'vitest';
import type { ProductCard } from '@/lib/api';
import { colourCount, toCardData, wishOf } from './card-data';

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

test('a card in the page data has everything that it shows, but not its sizes', () => {
  const shown = toCardData(card());
  const { productUrl, name, price, priceBefore, discountPercent, badge } = card();
  expect(shown).toMatchObject({ productUrl, name, price, priceBefore, discountPercent, badge });
  expect(shown.picture).toEqual(front);
  expect(shown.hoverPicture).toEqual(back);
  expect(shown).not.toHaveProperty('sizes');
  expect(shown.colours).toEqual(colours.map(({ displayValue, hex }) => ({ displayValue, hex })));
});

test('a card in the page data has hasDearerSizes only if it is true', () => {
  expect(toCardData(card({ hasDearerSizes: true })).hasDearerSizes).toBe(true);
  expect(toCardData(card())).not.toHaveProperty('hasDearerSizes');
});

test('a missing discount, badge and second picture stay missing', () => {
  const plain = { priceBefore: null, discountPercent: null, badge: null, hoverPicture: null };
  expect(toCardData(card(plain))).toMatchObject(plain);
});

test('a patterned swatch in the page data has the URL of its picture; a plain one has no URL', () => {
  const striped = {
    productUrl: 'p',
    displayValue: 'Молочный в полоску',
    hex: '#eeeeee',
    cloth: '/c/milk-48.webp',
  };
  const plain = { productUrl: 'q', displayValue: 'Молочный', hex: '#eeeeee' };
  const { colours: shown } = toCardData(card({ colours: [striped, plain] }));
  expect(shown).toEqual([striped, plain].map(({ productUrl: _, ...swatch }) => swatch));
});

test('a card with forty colours has five of them and their number in the page data', () => {
  const many = Array.from({ length: 40 }, (_, at) => ({
    productUrl: `p${at}`,
    displayValue: `Цвет ${at}`,
    hex: '#123456',
  }));
  const shown = toCardData(card({ colours: many }));
  expect(shown.colours).toHaveLength(5);
  expect(colourCount(shown)).toBe(40);
});

test('a card in the page data has no colours if its model has only one', () => {
  const shown = toCardData(card({ colours: colours.slice(0, 1) }));
  expect([colourCount(shown), shown.colours]).toEqual([1, []]);
});

test('the heart of a card saves the first size in stock, or the first size if all are sold out', () => {
  expect(wishOf(card().sizes)).toEqual({ articleId: 'a44', sizeChosen: false });
  const only = { articleId: 'a42', value: '42', inStock: false };
  expect(wishOf([only])).toEqual({ articleId: 'a42', sizeChosen: true });
  expect(wishOf(undefined)).toBeUndefined();
});

test('a card in the page data has no picture files that are too narrow, unless all are', () => {
  const widthsOf = (widths: number[]) => toCardData(card({ picture: { ...front, widths } })).picture.widths;
  expect(widthsOf([240, 400, 640])).toEqual([400, 640]);
  expect(widthsOf([240])).toEqual([240]);
});
