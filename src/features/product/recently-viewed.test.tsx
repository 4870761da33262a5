import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { getProduct, type Product } from '@/lib/api';
import { renderPage } from '@/testing/render-page';
import { server } from '../../../tests/component-shop';
import { readRecent, rememberRecent } from './recent-products';
import { RecentlyViewed } from './recently-viewed';

const COAT = 'palto-pryamogo-kroya-iz-shersti-bezhevyy';
const GONE = {
  productUrl: 'kotorogo-net',
  variantGroupId: '00000000-0000-4000-9000-000000000001',
};
const requests = vi.fn();
let coat: Product;

beforeEach(async () => {
  coat = await getProduct(COAT);
  requests.mockClear();
  // Without IntersectionObserver the row loads at once, without scrolling.
  vi.stubGlobal('IntersectionObserver', undefined);
  server.use(
    http.get('*/api/catalog-orchestration/v1/products', ({ request }) => {
      const wanted = new URL(request.url).searchParams.get('urls')?.split(',') ?? [];
      requests(wanted);
      return HttpResponse.json({ items: coat.related.filter((card) => wanted.includes(card.productUrl)) });
    }),
  );
});

const show = () =>
  renderPage(
    <RecentlyViewed
      product={coat}
      renderRow={(cards) => cards.map((card) => <p key={card.productUrl}>{card.name}</p>)}
      renderWaiting={(count) => <p>ждём {count}</p>}
    />,
  );

test('viewed products are shown except the one on this page, and products that no longer exist are removed', async () => {
  const [first, second] = coat.related;
  if (!first || !second) throw new Error('The coat has goods that go with it.');
  for (const product of [second, GONE, coat, first]) rememberRecent(product);
  const { container } = show();
  expect(screen.getByText('ждём 3')).toBeDefined();
  await screen.findByText(first.name);
  expect(container.querySelectorAll('p')).toHaveLength(2);
  expect(container.textContent).toContain(first.name + second.name);
  expect(requests.mock.calls).toEqual([[[first.productUrl, GONE.productUrl, second.productUrl]]]);
  await waitFor(() =>
    expect(readRecent().map(({ productUrl }) => productUrl)).toEqual([
      coat.productUrl,
      first.productUrl,
      second.productUrl,
    ]),
  );
});

test('on the first product page of a browser the row is empty, and the product is remembered', () => {
  const { container } = show();
  expect(container.querySelector('p')).toBeNull();
  expect(readRecent()).toHaveLength(1);
  expect(requests).not.toHaveBeenCalled();
});
