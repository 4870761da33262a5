// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import type { ProductReviews, Review } from '@/lib/api';
import { renderPage } from '@/testing/render-page';
import { words } from '@/testing/words';
import { server } from '../../../../tests/component-shop';
import { FoundReviews } from '../product/found-reviews';
import { productSearch } from '../reviews-search';
import { REVIEWS, testReviews } from '../testing';

const URL = 'palto';

/** Mocks two pages of reviews with two photographs each. The product page shows the last of these reviews. */
function manyReviews() {
  const [sample] = testReviews().items;
  const [picture] = sample?.photos ?? [];
  if (!sample || !picture) throw new Error('The example has no photograph.');
  const reviews = [1, 2, 3].map(
    (which): Review => ({
      ...sample,
      id: `6e1a3d0f-7b52-4c8e-9a64-2f0d8b7c5e4${which}`,
      text: `Отзыв ${which}`,
      stars: which,
      photos: [1, 2].map((photo) => ({
        ...picture,
        template: `/pictures/${which}-${photo}-{width}.{format}`,
      })),
    }),
  );
  const pageOf = (page: number): ProductReviews => ({
    ...testReviews({ photos: 6, withPhotos: 3 }),
    page,
    totalPages: 2,
    totalItems: 3,
    items: page === 1 ? reviews.slice(0, 2) : reviews.slice(2),
  });
  return { pageOf, shown: { ...pageOf(1), totalPages: 1, items: reviews.slice(2) } };
}

async function open(name: RegExp, answer: (page: number) => Response) {
  const { shown } = manyReviews();
  server.use(
    http.get(`${REVIEWS}/products/${URL}/reviews`, ({ request }) => {
      const { searchParams } = new globalThis.URL(request.url);
      if (searchParams.get('withPhotos') !== 'true') throw new Error('Reviews without photographs.');
      return answer(Number(searchParams.get('page')));
    }),
  );
  const search = productSearch.parse({});
  const page = renderPage(
    <FoundReviews
      productUrl={URL}
      reviews={shown}
      search={search}
      visit="first"
      renderActions={() => null}
    />,
  );
  const link = screen.getByRole('link', { name });
  expect(link.getAttribute('href')).toMatch(/^\/pictures\/3-\d-\d+\.webp$/);
  await page.user.click(link);
  return { ...page, dialog: await screen.findByRole('dialog') };
}

const caption = (dialog: HTMLElement) => within(dialog).getByRole('region', { name: words('Отзыв к фото') });
const leads = (dialog: HTMLElement) =>
  within(dialog)
    .getByRole('link', { name: words('Перейти к отзыву') })
    .getAttribute('href');

test('the viewer opens at the pressed photograph, and keys show the photographs of all reviews (§3.11.5)', async () => {
  const { pageOf } = manyReviews();
  const { dialog, user } = await open(/^Фото 1/, (page) => HttpResponse.json(pageOf(page)));
  await within(dialog).findByRole('heading', { name: words('Фото 5 из 6') });
  within(caption(dialog)).getByText('Отзыв 3');
  within(caption(dialog)).getByRole('img', { name: 'Оценка 3 из 5' });
  within(caption(dialog)).getByText(words('Рост 168 см, обычно 46, размер 46'));
  // The review is on the product page, so the link is an anchor on this page.
  expect(leads(dialog)).toBe('#review-6e1a3d0f-7b52-4c8e-9a64-2f0d8b7c5e43');
  await user.keyboard('{ArrowLeft}');
  within(dialog).getByRole('heading', { name: words('Фото 4 из 6') });
  within(caption(dialog)).getByText('Отзыв 2');
  expect(leads(dialog)).toBe(`/product/${URL}?foto=da#review-6e1a3d0f-7b52-4c8e-9a64-2f0d8b7c5e42`);
  await user.keyboard('{End}{ArrowRight}');
  within(dialog).getByRole('heading', { name: words('Фото 6 из 6') });
  expect(within(dialog).getByRole('button', { name: 'Следующее фото' }).getAttribute('aria-disabled')).toBe(
    'true',
  );
  await user.keyboard('{Home}');
  within(dialog).getByRole('heading', { name: words('Фото 1 из 6') });
});

test('a horizontal swipe shows the next photograph, a vertical one does not (§3.11.5)', async () => {
  const { pageOf } = manyReviews();
  const { dialog, user } = await open(/^Фото 2/, (page) => HttpResponse.json(pageOf(page)));
  await within(dialog).findByRole('heading', { name: words('Фото 6 из 6') });
  const stage = within(dialog).getByRole('img', { name: 'Фото покупателя' });
  const swipe = (from: [number, number], to: [number, number]) =>
    user.pointer([
      { keys: '[TouchA>]', target: stage, coords: { clientX: from[0], clientY: from[1] } },
      { pointerName: 'TouchA', target: stage, coords: { clientX: to[0], clientY: to[1] } },
      { keys: '[/TouchA]', target: stage, coords: { clientX: to[0], clientY: to[1] } },
    ]);
  await swipe([50, 50], [110, 300]);
  within(dialog).getByRole('heading', { name: words('Фото 6 из 6') });
  await swipe([50, 50], [150, 60]);
  within(dialog).getByRole('heading', { name: words('Фото 5 из 6') });
});

test('if the other reviews fail to load, only the photographs of the opened review are shown (§3.11.5)', async () => {
  const { dialog, user } = await open(/^Фото 1/, () => HttpResponse.json({}, { status: 500 }));
  within(dialog).getByRole('heading', { name: 'Фото покупателей' });
  await user.click(within(dialog).getByRole('button', { name: 'Следующее фото' }));
  expect(within(dialog).getByRole('button', { name: 'Следующее фото' }).getAttribute('aria-disabled')).toBe(
    'true',
  );
  await user.click(within(dialog).getByRole('button', { name: 'Закрыть' }));
  expect(dialog.hasAttribute('open')).toBe(false);
});
