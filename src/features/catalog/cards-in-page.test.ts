import { expect, test } from 'vitest';
import type { CardData } from './card-data';
import { unsaidOfCards } from './cards-in-page';

const front = { tint: '#e4e2dd', widths: [400], template: '/p/coat/front/a-{width}.{format}', alt: 'Пальто' };
const back = { tint: '#dfe3e6', widths: [400], template: '/p/coat/back/a-{width}.{format}', alt: '' };
const card: CardData = {
  productUrl: 'palto',
  name: 'Пальто',
  price: 1_749_000,
  priceBefore: null,
  discountPercent: null,
  badge: null,
  picture: front,
  hoverPicture: back,
  colourCount: 1,
  colours: [],
};

test('what travels is where a second picture differs from the first', () => {
  expect(unsaidOfCards([card, card, { ...card, hoverPicture: null }])).toEqual({
    seconds: '#dfe3e6  ///back/\n=\n',
  });
});

test.each<[string, Partial<CardData>]>([
  ['whose file is not named last', { picture: { ...front, template: '/p/{width}/a.{format}' } }],
  [
    'with an address that cannot be told by its parts',
    { hoverPicture: { ...back, template: '/p//a-{width}.{format}' } },
  ],
])('cards travel whole when there is one %s', (_, rest) => {
  const list = [card, { ...card, ...rest }];
  expect(unsaidOfCards(list)).toEqual({ list });
});
