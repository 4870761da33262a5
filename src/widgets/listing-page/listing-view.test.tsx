import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { toListingPage } from '@/features/catalog/listing/listing-page';
import { createQueryClient, getListing, type Listing, type ProductCard } from '@/lib/api';
import { words } from '@/testing/words';
import { failWith, server } from '../../../tests/component-shop';
import { ListingView } from './listing-view';

let listing: Listing;

/** Goods for two pages; the first page has six. */
beforeEach(async () => {
  const [card] = (await getListing({ path: 'zhenshchinam' })).items;
  const page = await getListing({ path: 'zhenshchinam' });
  const goods = Array.from({ length: 8 }, (_, at) => ({
    ...(card as ProductCard),
    variantId: `00000000-0000-4000-8000-00000000000${at}`,
    productUrl: `tovar-${at + 1}`,
    name: `Товар ${at + 1}`,
  }));
  const of = (number: number): Listing => ({
    ...page,
    page: number,
    pageSize: 6,
    totalItems: 8,
    totalPages: 2,
    items: number === 1 ? goods.slice(0, 6) : goods.slice(6),
  });
  listing = of(1);
  server.use(
    http.get('*/api/catalog-orchestration/v1/listings', ({ request }) =>
      HttpResponse.json(of(Number(new URL(request.url).searchParams.get('page') ?? 1))),
    ),
  );
});

async function show(shown: Listing = listing) {
  const client = createQueryClient();
  const goods = await toListingPage(shown);
  const rootRoute = createRootRoute({ component: () => <ListingView listing={goods} /> });
  const router = createRouter({
    routeTree: rootRoute,
    history: createMemoryHistory({ initialEntries: ['/'] }),
  });
  const page = () => (
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  );
  const view = render(page());
  await screen.findByRole('heading', { level: 1 });
  const again = () => {
    view.unmount();
    render(page());
  };
  return { user: userEvent.setup(), again };
}

const names = () => screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
const more = () => screen.getByRole('link', { name: 'Показать ещё' });

test('«Показать ещё» links to the next page; with scripts it adds those goods below', async () => {
  const { user } = await show();
  expect(more().getAttribute('href')).toBe('/zhenshchinam?page=2');
  expect(screen.getByText(/^Показано/).textContent).toMatch(/^Показано 6 из\s8$/);
  await user.click(more());
  await waitFor(() => expect(names()).toHaveLength(8));
  expect(screen.getByText(/^Показано/).textContent).toMatch(/^Показано 8 из\s8$/);
  expect(screen.queryByRole('link', { name: 'Показать ещё' })).toBeNull();
  // The first appended card has the focus.
  expect(document.activeElement?.textContent).toBe('Товар 7');
});

test('going back to a listing restores the goods appended to it', async () => {
  const { user, again } = await show();
  await user.click(more());
  await waitFor(() => expect(names()).toHaveLength(8));
  again();
  await waitFor(() => expect(names()).toHaveLength(8));
});

test('if the next goods fail to load, an error is shown beside the button, and another press tries again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { user } = await show();
  failWith('getListing:503');
  await user.click(more());
  expect(await screen.findByRole('alert')).toBeDefined();
  expect(more().getAttribute('aria-busy')).toBeNull();
  expect(names()).toHaveLength(6);
});

test('the editorial tile follows the fourth card', async () => {
  const picture = {
    template: '/p/t-{width}.{format}',
    widths: [640],
    width: 1200,
    height: 800,
    alt: '',
    tint: '#dcd8d0',
  };
  const link = { label: 'Плотность, подкладка', path: '/guide/size' };
  await show({ ...listing, tile: { title: 'Как выбрать пальто', link, picture } });
  expect(names().slice(3, 6)).toEqual(['Товар 4', 'Как выбрать пальто', 'Товар 5']);
  expect(screen.getByRole('link', { name: 'Плотность, подкладка' }).getAttribute('href')).toBe('/guide/size');
});

test('a landing shows its description and dates above the goods, and its terms below them', async () => {
  const landing = {
    text: 'Тёплые вещи для города.',
    scene: null,
    look: null,
    terms: 'Не суммируется с промокодами.',
    startsAt: null,
    endsAt: '2026-12-31',
  };
  await show({ ...listing, landing });
  expect(screen.getByText('Тёплые вещи для города.')).toBeDefined();
  expect(screen.getByText(words('До 31 декабря'))).toBeDefined();
  const terms = screen.getByText('Не суммируется с промокодами.');
  const last = screen.getByText('Товар 6');
  expect(last.compareDocumentPosition(terms) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

test('a listing without goods shows links to other pages', async () => {
  await show({ ...listing, items: [], totalItems: 0, totalPages: 1 });
  expect(screen.getByText(words('В этом разделе пока нет товаров'))).toBeDefined();
  expect(screen.getByRole('link', { name: words('Перейти к новинкам') }).getAttribute('href')).toBe(
    '/novinki',
  );
});
