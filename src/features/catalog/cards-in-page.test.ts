import { expect, test } from 'vitest';
import type { CardData } from './card-data';
import { unsaidOfCards } from './cards-in-page';

const front = { tint: '#e4e2dd', widths: [400], template: '/p/coat/front/a-{width}.{format}', alt: 'Пальто' };
const back = { tint: '#dfe3e6', widths: [400], template: '/p/coat/back/a-{width}.{format}', alt: '' };
const card: CardData = {
  variantId: '6f5714a6-6800-4ae1-8f08-2db0f348718f',
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

test('ids travel, and where a second picture differs from the first', () => {
  expect(unsaidOfCards([card, { ...card, hoverPicture: null }])).toEqual({
    ids: '6f5714a668004ae18f082db0f348718f'.repeat(2),
    seconds: ['#dfe3e6  ///back/', ''],
  });
});

test.each<[string, Partial<CardData>]>([
  ['whose file is not named last', { picture: { ...front, template: '/p/{width}/a.{format}' } }],
  [
    'with an address that cannot be told by its parts',
    { hoverPicture: { ...back, template: '/p//a-{width}.{format}' } },
  ],
  ['with an id of its own', { variantId: 'v' }],
])('cards travel whole when there is one %s', (_, rest) => {
  const list = [card, { ...card, ...rest }];
  expect(unsaidOfCards(list)).toEqual({ list });
});
