import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { listingSearch, listParameters } from '@/features/catalog/choice/listing-search';
import { loadListing } from '@/features/catalog/load-catalog';
import { createQueryClient, getListingFacets } from '@/lib/api';
import { Toaster } from '@/lib/ui/overlays/toast';
import { parseSearch, stringifySearch } from '@/shop/addresses/search-params';
import { words } from '@/testing/words';
import { failWith, server } from '../../../tests/component-shop';
import { ListingView } from './listing-view';

beforeEach(() => {
  // happy-dom does not implement scrolling.
  vi.spyOn(window, 'scrollBy').mockImplementation(() => {});
});

/** Renders the page of a listing with its loader, as the route does. */
async function open(address: string) {
  const rootRoute = createRootRoute();
  const listings = createRoute({
    getParentRoute: () => rootRoute,
    path: '$',
    validateSearch: listParameters,
    loaderDeps: ({ search }) => listingSearch.parse(search),
    loader: ({ params, deps, location }) => loadListing(params._splat ?? '', deps, location),
    component: () => <ListingView listing={listings.useLoaderData()} />,
  });
  const router = createRouter({
    routeTree: rootRoute.addChildren([listings]),
    history: createMemoryHistory({ initialEntries: [address] }),
    parseSearch,
    stringifySearch,
    defaultPreloadStaleTime: 30_000,
  });
  render(
    <QueryClientProvider client={createQueryClient()}>
      {/* The types belong to the shop's router, not to this one. */}
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  );
  await screen.findByRole('heading', { level: 1 });
  const at = () => router.state.location.pathname + router.state.location.searchStr;
  return { router, at, user: userEvent.setup() };
}

const panel = () => within(screen.getByRole('form', { name: 'Фильтры' }));
const total = () => screen.getAllByRole('status')[0]?.textContent;
const count = async (choice: Partial<Parameters<typeof getListingFacets>[0]>) =>
  (await getListingFacets({ path: 'zhenshchinam', ...choice })).totalItems;

test('checking a filter changes URL, goods and count without a page load, and the focus stays', async () => {
  const { at, user } = await open('/zhenshchinam?sort=new');
  const box = panel().getByRole('checkbox', { name: '44' });
  await user.click(box);
  await waitFor(() => expect(at()).toBe('/zhenshchinam?razmer=44&sort=new'));
  await waitFor(async () => expect(total()).toMatch(new RegExp(`^${await count({ size: ['44'] })}\\s`)));
  expect((box as HTMLInputElement).checked).toBe(true);
  expect(document.activeElement).toBe(box);

  await user.click(panel().getByRole('checkbox', { name: '46' }));
  await waitFor(() => expect(at()).toBe('/zhenshchinam?razmer=44,46&sort=new'));
});

test('if the filtered goods fail to load, an error is shown and the page stays as it was', async () => {
  const { at, user } = await open('/zhenshchinam');
  const before = total();
  failWith('getListing:503');
  const box = panel().getByRole('checkbox', { name: '44' }) as HTMLInputElement;
  await user.click(box);
  render(<Toaster />);
  expect(await screen.findByText('Сервис временно недоступен', { exact: false })).toBeDefined();
  expect(at()).toBe('/zhenshchinam');
  expect(total()).toBe(before);
  expect(box.checked).toBe(false);
  server.resetHandlers();
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  await waitFor(() => expect(at()).toBe('/zhenshchinam?razmer=44'));
  expect(box.checked).toBe(true);
});

test('applied filters are links that remove them', async () => {
  const { at, user } = await open('/zhenshchinam?razmer=44,46&cena_do=50000');
  const chips = within(screen.getByRole('list', { name: 'Выбрано' }));
  expect(
    chips.getAllByRole('link').map((link) => link.getAttribute('aria-label') ?? link.textContent),
  ).toEqual([
    'Убрать: Размер\u00a044',
    'Убрать: Размер\u00a046',
    'Убрать: Цена\u00a0до\u00a050\u00a0000\u00a0₽',
    'Сбросить всё',
  ]);
  await user.click(chips.getByRole('link', { name: 'Убрать: Размер\u00a044' }));
  await waitFor(() => expect(at()).toBe('/zhenshchinam?razmer=46&cena_do=50000'));
  // The filter link after the removed one gets the focus.
  await waitFor(() =>
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Убрать: Размер\u00a046'),
  );
  await user.click(screen.getByRole('link', { name: 'Сбросить всё' }));
  await waitFor(() => expect(at()).toBe('/zhenshchinam'));
  expect(panel().queryByRole('checkbox', { checked: true })).toBeNull();
});

test('prices are understood in common spellings and in either order, and words are rejected', async () => {
  const { at, user } = await open('/zhenshchinam');
  const [from, to] = panel().getAllByRole('textbox') as [HTMLInputElement, HTMLInputElement];
  expect(from.placeholder).not.toBe('');
  await user.type(from, '20 000{Enter}');
  await waitFor(() => expect(at()).toBe('/zhenshchinam?cena_ot=20000'));
  await user.type(to, '5000');
  await user.tab();
  await waitFor(() => expect(at()).toBe('/zhenshchinam?cena_ot=5000&cena_do=20000'));
  await waitFor(() => expect(from.value).toBe('5\u00a0000'));
  // Types the same price in another spelling, then empties the field, which means no bound.
  await user.clear(to);
  await user.type(to, '20000 руб.{Enter}');
  expect(to.value).toBe('20\u00a0000');
  await user.clear(from);
  await user.type(from, '0{Enter}');
  await waitFor(() => expect(at()).toBe('/zhenshchinam?cena_do=20000'));
  expect(from.value).toBe('');
  await user.type(from, 'дорого{Enter}');
  expect((await panel().findByRole('alert')).textContent).toBe('Введите сумму цифрами');
  expect(at()).toBe('/zhenshchinam?cena_do=20000');
});

test('facet values without goods are marked and cannot be chosen, but a chosen one can be unchecked', async () => {
  const { at, user } = await open('/zhenshchinam?cena_do=1');
  const [box] = panel().getAllByRole('checkbox', { name: /, нет товаров$/ });
  expect(box?.getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(box as HTMLElement);
  expect((box as HTMLInputElement).checked).toBe(false);
  expect(at()).toBe('/zhenshchinam?cena_do=1');
  expect(screen.getByText(words('Под выбранные фильтры ничего не подошло'))).toBeDefined();
  await user.click(screen.getByRole('link', { name: 'Сбросить фильтры' }));
  await waitFor(() => expect(at()).toBe('/zhenshchinam'));
});

test('without scripts the filters are a plain form', async () => {
  await open('/zhenshchinam?razmer=44&sort=new');
  const form = screen.getByRole('form', { name: 'Фильтры' }) as HTMLFormElement;
  expect([form.getAttribute('action'), form.method]).toEqual(['/zhenshchinam', 'get']);
  expect([...new FormData(form)]).toEqual([
    ['sort', 'new'],
    ['razmer', '44'],
    ['cena_ot', ''],
    ['cena_do', ''],
  ]);
  expect(within(form).getByRole('button', { name: 'Показать' }).getAttribute('type')).toBe('submit');
  expect(screen.getByRole('link', { name: /^Фильтры/ }).getAttribute('href')).toBe(`#${form.id}`);
});

test('page data of a listing is still equal after it was serialized to JSON', async () => {
  const { router } = await open('/zhenshchinam?razmer=44&sort=discount');
  const listing = router.state.matches.at(-1)?.loaderData as Awaited<ReturnType<typeof loadListing>>;
  expect(listing.facets.length).toBeGreaterThan(4);
  expect(listing.cards.length).toBeGreaterThan(4);
  expect(listing.tabs.length).toBeGreaterThan(2);
  expect(JSON.parse(JSON.stringify(listing))).toEqual(listing);
});

test('a URL that is not canonical redirects to the canonical one, and keeps parameters that the shop does not know', async () => {
  const { at } = await open('/zhenshchinam?utm_source=mail&razmer=46&razmer=44&cvet=net-takogo&page=1');
  await waitFor(() => expect(at()).toBe('/zhenshchinam?utm_source=mail&razmer=44,46'));
});

test('parameters that the shop does not know do not cause a redirect', async () => {
  const { at } = await open('/zhenshchinam?utm_source=mail&razmer=44');
  expect(at()).toBe('/zhenshchinam?utm_source=mail&razmer=44');
});

async function openDrawer(user: ReturnType<typeof userEvent.setup>) {
  await user.click(screen.getByRole('link', { name: /^Фильтры/ }));
  return within(await screen.findByRole('dialog', { name: 'Фильтры' }));
}

test('on a phone the goods of a choice are counted before it is applied, and closing drops the choice', async () => {
  const { at, user } = await open('/zhenshchinam');
  const drawer = await openDrawer(user);
  await user.click(drawer.getByRole('checkbox', { name: '44' }));
  const left = await count({ size: ['44'] });
  await drawer.findByRole('button', { name: new RegExp(`^Показать\\s${left}\\s`) });
  expect(at()).toBe('/zhenshchinam');
  await user.click(drawer.getByRole('button', { name: 'Закрыть' }));
  expect(at()).toBe('/zhenshchinam');

  // The drawer opens again with the page's choice.
  const again = await openDrawer(user);
  const box = again.getByRole('checkbox', { name: '44' }) as HTMLInputElement;
  expect(box.checked).toBe(false);
  await user.click(box);
  await user.click(again.getByRole('button', { name: /^Показать/ }));
  await waitFor(() => expect(at()).toBe('/zhenshchinam?razmer=44'));
});

test('«Сбросить» removes all filters in the drawer', async () => {
  const { at, user } = await open('/zhenshchinam?razmer=44');
  const drawer = await openDrawer(user);
  await user.click(drawer.getByRole('button', { name: 'Сбросить' }));
  expect(drawer.queryByRole('checkbox', { checked: true })).toBeNull();
  const all = await count({});
  await user.click(await drawer.findByRole('button', { name: new RegExp(`^Показать\\s${all}\\s`) }));
  await waitFor(() => expect(at()).toBe('/zhenshchinam'));
});

test('if the count fails to load, an error is shown, and the choice can still be applied', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { at, user } = await open('/zhenshchinam');
  const drawer = await openDrawer(user);
  failWith('getListingFacets:503');
  await user.click(drawer.getByRole('checkbox', { name: '44' }));
  expect((await drawer.findByRole('alert')).textContent).toMatch(/^Не\sудалось посчитать товары\./);
  await user.click(drawer.getByRole('button', { name: 'Показать' }));
  await waitFor(() => expect(at()).toBe('/zhenshchinam?razmer=44'));
});
