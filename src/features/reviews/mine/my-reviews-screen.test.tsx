// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import type { MyReviews } from '@/lib/api';
import { renderPage } from '@/testing/render-page';
import { words } from '@/testing/words';
import { server } from '../../../../tests/component-shop';
import type { MyReviewsSearch } from '../reviews-search';
import { REVIEWS, testMyReviews } from '../testing';
import { MyReviewsScreen } from './my-reviews-screen';

const ORDER = '2d7e4c1a-8b36-4f02-9c5d-1e0a7b6f3c09';

function show(search: Partial<MyReviewsSearch> = {}, mine: MyReviews = testMyReviews()) {
  server.use(http.get(`${REVIEWS}/my/reviews`, () => HttpResponse.json(mine)));
  return renderPage(<MyReviewsScreen search={{ view: undefined, sent: undefined, ...search }} />);
}

test('goods without a review have stars: pressing one opens the form with that rating', async () => {
  show();
  const row = within(await screen.findByRole('list', { name: 'Ждут отзыва' }));
  const star = row.getByRole('link', { name: 'Поставить 4 из 5' });
  expect(star.getAttribute('href')).toBe(`/reviews/${ORDER}/1?stars=4`);
  row.getByText(words('Кэмел, размер 46. Вручён 14 ноября'));
});

test.each([
  [{ state: 'WAITING' as const }, 'Отзыв появится после проверки'],
  [{ state: 'WAITING' as const, isShown: true }, 'Отзыв появится после проверки. Пока виден прежний текст'],
  [{ state: 'PUBLISHED' as const, isShown: true, helpful: 12 }, 'Опубликован. 12 человек отметили полезным'],
  [
    { state: 'REFUSED' as const, refusal: 'ADVERTISING' as const },
    'Не опубликован: в нём есть реклама или ссылки',
  ],
])('each of the shopper’s reviews shows its state: %o', async (facts, sentence) => {
  const mine = testMyReviews();
  Object.assign(mine.reviews[0] ?? {}, facts);
  show({ view: 'mine' }, mine);
  await screen.findByText(words(sentence));
  expect(screen.getByRole('link', { name: /^Изменить/ }).getAttribute('href')).toBe(`/reviews/${ORDER}/0`);
  expect(screen.queryAllByRole('link', { name: /^Открыть на/ })).toHaveLength('isShown' in facts ? 1 : 0);
});

test('the review that was just sent is shown with its state', async () => {
  show({ sent: 'waiting' });
  const messages = screen.getAllByRole('status').map(({ textContent }) => textContent);
  expect(messages).toContain('Спасибо! Отзыв появится после проверки, обычно за\u00a0сутки');
});

test('without goods to review, the page links to the orders', async () => {
  show({}, { waiting: [], reviews: [] });
  await screen.findByRole('heading', { name: words('Отзывов ничего не ждёт') });
  screen.getByRole('link', { name: words('Перейти к заказам') });
});
