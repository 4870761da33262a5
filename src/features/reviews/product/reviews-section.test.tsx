// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import type { ProductReviews } from '@/lib/api';
import { renderPage } from '@/testing/render-page';
import { words } from '@/testing/words';
import { server } from '../../../../tests/component-shop';
import type { ProductSearch } from '../reviews-search';
import { REVIEWS, testReviews } from '../testing';
import { ReviewsSection } from './reviews-section';

const URL = 'palto';

function show(reviews: ProductReviews | undefined, search: Partial<ProductSearch> = {}) {
  const all = {
    ocenka: undefined,
    razmer: undefined,
    rost: undefined,
    foto: undefined,
    sort: undefined,
    page: undefined,
  };
  return renderPage(
    <ReviewsSection
      productUrl={URL}
      reviews={reviews}
      search={{ ...all, ...search }}
      visit="first"
      writeLink={<a href="/reviews">Написать отзыв</a>}
      renderActions={() => null}
    />,
  );
}

const hrefOf = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href');

test('the summary shows the average, the number of reviews and who wrote them; its rows of stars are filters', () => {
  show(testReviews());
  expect(screen.getByText('4,0')).toBeDefined();
  screen.getByText(words('3 отзыва, только от купивших'));
  expect(hrefOf(/^5\s*звёзд:\s*1/)).toBe(`/product/${URL}?ocenka=5#reviews`);
  expect(hrefOf(/^1\s*звезда:\s*0/)).toBe(`/product/${URL}?ocenka=1#reviews`);
});

test('if enough reviews mention the fit, it is described in words', () => {
  const { unmount } = show(testReviews());
  expect(screen.queryByText(/^Соответствие/)).toBeNull();
  unmount();
  show(testReviews({ fit: { small: 4, exact: 31, large: 6, verdict: 'EXACT' } }));
  screen.getByText(words('Большинству в размер'));
  screen.getByText(words('31 из 41 выбрал «В размер», 4 — «Маломерит», 6 — «Большемерит»'));
});

test('the author’s measurements and size are shown beside the review', () => {
  show(testReviews());
  const [anna, , unnamed] = screen.getAllByRole('article');
  if (!anna || !unnamed) throw new Error('The example has no reviews.');
  within(anna).getByText('Анна');
  within(anna).getByText(words('Рост 168 см, обычно 46, размер 46'));
  within(anna).getByRole('img', { name: 'Оценка 4 из 5' });
  within(anna).getByRole('link', { name: /^Фото 1/ });
  within(unnamed).getByText('Покупатель');
});

test('demo reviews are marked as such and do not count as reviews of buyers (§3.11.8)', () => {
  const reviews = testReviews({ demo: 2 });
  const [first, second] = reviews.items;
  if (first) Object.assign(first, { isDemo: true, author: null });
  if (second) Object.assign(second, { isDemo: true, author: 'Демо-покупатель 7' });
  show(reviews);
  screen.getByText(words('3 отзыва, из них 2 демо-отзыва'));
  const [unnamed, named] = screen.getAllByRole('article') as [HTMLElement, HTMLElement];
  within(unnamed).getByText('Демо-отзыв');
  within(named).getByText('Демо-покупатель 7');
});

test('the link of the chosen filter removes it, and other filters lead to their first page (§3.11.5, §9.23)', () => {
  show(testReviews(), { foto: 'da', ocenka: 4, page: 2 });
  expect(hrefOf(/^С\sфото/)).toBe(`/product/${URL}?ocenka=4#reviews`);
  expect(hrefOf(/^4\s*звезды/)).toBe(`/product/${URL}?foto=da#reviews`);
  expect(hrefOf(/^46, 2/)).toBe(`/product/${URL}?ocenka=4&razmer=46&foto=da#reviews`);
  expect(hrefOf(/^Сначала полезные/)).toBe(`/product/${URL}?ocenka=4&foto=da&sort=helpful#reviews`);
});

test('links by height show the reviews of authors within 5 cm of that height (§3.11.5, §9.23)', () => {
  show(testReviews(), { rost: 170 });
  screen.getByText(words('Рост: 165–175 см'));
  expect(hrefOf(/^165–175\sсм, 2/)).toBe(`/product/${URL}?rost=170#reviews`);
  expect(hrefOf(/^150–160\sсм, 1/)).toBe(`/product/${URL}?rost=155#reviews`);
  expect(hrefOf(/^Любой рост/)).toBe(`/product/${URL}#reviews`);
});

test('«Показать ещё» links to the next page; with scripts it adds those reviews below', async () => {
  const all = testReviews();
  const [review] = all.items;
  if (!review) throw new Error('The example has no reviews.');
  const id = (place: number) => `00000000-0000-4000-8000-${String(place).padStart(12, '0')}`;
  const items = (from: number, count: number) =>
    Array.from({ length: count }, (_, at) => ({ ...review, id: id(from + at), author: `Имя ${from + at}` }));
  const requests: string[] = [];
  server.use(
    http.get(`${REVIEWS}/products/:productUrl/reviews`, ({ request }) => {
      requests.push(request.url);
      return HttpResponse.json({
        ...all,
        page: 2,
        size: 10,
        totalItems: 12,
        totalPages: 2,
        items: items(11, 2),
      });
    }),
  );
  const first = { ...all, page: 1, size: 10, totalItems: 12, totalPages: 2, items: items(1, 10) };
  const { user } = show(first, { foto: 'da', sort: 'best' });
  const link = screen.getByRole('link', { name: 'Показать ещё' });
  expect(link.getAttribute('href')).toBe(`/product/${URL}?foto=da&sort=best&page=2#reviews`);
  await user.click(link);
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(12));
  expect(requests).toEqual([expect.stringContaining('withPhotos=true')]);
  expect(requests[0]).toContain('sort=best');
  expect(requests[0]).toContain('page=2');
  expect(document.activeElement?.textContent).toContain('Имя 11');
});

test('if no review matches a filter, the page says so and links to all reviews', () => {
  show({ ...testReviews(), items: [], totalItems: 0 }, { ocenka: 1 });
  screen.getByText('Таких отзывов нет');
  expect(hrefOf(/^Показать все отзывы/)).toBe(`/product/${URL}#reviews`);
});

test('without reviews no stars are shown, and a link offers to write the first one', () => {
  show({ ...testReviews({ count: 0, average: null }), items: [], totalItems: 0 });
  screen.getByText('Пока нет отзывов. Будьте первыми');
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getAllByRole('link', { name: 'Написать отзыв' })).toHaveLength(1);
});

test('a product is shown even if its reviews fail to load', () => {
  show(undefined);
  screen.getByText(/^Не\sудалось загрузить отзывы/);
});
