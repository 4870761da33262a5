import { expect, it } from 'vitest';
import { pickPlaces } from './pick-list.ts';

const store = { code: 'kazan-1', name: 'На Баумана' };
const line = (articleId: string, pieces: number, more: object = {}) => ({
  ...{ articleId, name: articleId, category: 'Платья', sku: articleId, pieces, fromStore: 0 },
  ...more,
});

it('a pick list adds up the pieces of an article at a place and names the orders that need it', () => {
  const places = pickPlaces([
    { number: 'В-000001-8', store: null, lines: [line('a', 2), line('gift', 0)] },
    { number: 'В-000002-6', store, lines: [line('a', 3, { fromStore: 1 })] },
    { number: 'В-000003-4', store: null, lines: [line('a', 1), line('a', 1)] },
  ]);
  expect(
    places.map((place) => [place.store?.code, place.items.map(({ pieces, orders }) => [pieces, orders])]),
  ).toEqual([
    [undefined, [[6, ['В-000001-8', 'В-000002-6', 'В-000003-4']]]],
    ['kazan-1', [[1, ['В-000002-6']]]],
  ]);
});

it('a pick list is sorted by category, name and number of the article; goods no longer sold come last', () => {
  const [place] = pickPlaces([
    {
      number: 'В-000001-8',
      store: null,
      lines: [
        line('gone', 1, { category: null }),
        line('size 46', 1, { name: 'Пальто', sku: 'P-46' }),
        line('size 8', 1, { name: 'Пальто', sku: 'P-8' }),
        line('shoe', 1, { category: 'Обувь' }),
        line('dress', 1, { name: 'Блуза' }),
      ],
    },
  ]);
  expect(place?.items.map(({ articleId }) => articleId)).toEqual([
    'shoe',
    'dress',
    'size 8',
    'size 46',
    'gone',
  ]);
});
