import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { getProduct, type Product } from '@/lib/api';
import { renderPage } from '@/lib/testing/render-page';
import { server } from '../../../tests/component-shop';
import { readRecent, rememberRecent } from './recent-products';
import { RecentlyViewed } from './recently-viewed';

const COAT = 'palto-pryamogo-kroya-iz-shersti-bezhevyy';
const GONE = {
  variantId: '00000000-0000-4000-8000-000000000001',
  variantGroupId: '00000000-0000-4000-9000-000000000001',
};
const asked = vi.fn();
let coat: Product;

beforeEach(async () => {
  coat = await getProduct(COAT);
  asked.mockClear();
  // Near at once: this browser cannot tell.
  vi.stubGlobal('IntersectionObserver', undefined);
  server.use(
    http.get('*/api/catalog-orchestration/v1/products', ({ request }) => {
      const wanted = new URL(request.url).searchParams.get('ids')?.split(',') ?? [];
      asked(wanted);
      return HttpResponse.json({ items: coat.related.filter((card) => wanted.includes(card.variantId)) });
    }),
  );
});

const show = () =>
  renderPage(
    <RecentlyViewed
      product={coat}
      renderRow={(cards) => cards.map((card) => <p key={card.variantId}>{card.name}</p>)}
      renderWaiting={(count) => <p>ждём {count}</p>}
    />,
  );

test('shows what was looked at before, without the product of the page, and drops what has gone', async () => {
  const [first, second] = coat.related;
  if (!first || !second) throw new Error('The coat has goods that go with it.');
  for (const product of [second, GONE, coat, first]) rememberRecent(product);
  const { container } = show();
  expect(screen.getByText('ждём 3')).toBeDefined();
  await screen.findByText(first.name);
  expect(container.querySelectorAll('p')).toHaveLength(2);
  expect(container.textContent).toContain(first.name + second.name);
  expect(asked.mock.calls).toEqual([[[first.variantId, GONE.variantId, second.variantId]]]);
  await waitFor(() =>
    expect(readRecent().map(({ variantId }) => variantId)).toEqual([
      coat.variantId,
      first.variantId,
      second.variantId,
    ]),
  );
});

test('the first product of a visit shows nothing and is remembered', () => {
  const { container } = show();
  expect(container.querySelector('p')).toBeNull();
  expect(readRecent()).toHaveLength(1);
  expect(asked).not.toHaveBeenCalled();
});
