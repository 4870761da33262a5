import { act, screen, waitFor, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { getCities, getStore } from '@/lib/api';
import { closeMaps, openMaps } from '@/testing/open-maps';
import { renderRouted } from '@/testing/render-routed';
import { words } from '@/testing/words';
import { chooseCity } from '../city/chosen-city';
import { OpenState } from '../open-state';
import { StoresScreen } from './stores-screen';

const STORE = 'moskva-kuznetskiy-most';
const data = async () => {
  const [{ items: cities }, store] = await Promise.all([getCities(), getStore(STORE)]);
  return { cities, store };
};

test('the list groups stores by city', async () => {
  const { cities, store } = await data();
  const far = {
    ...store,
    code: 'kazan-1',
    name: 'Витрина на Баумана',
    cityCode: 'kazan',
    cityName: 'Казань',
  };
  await renderRouted(<StoresScreen cities={cities} city={undefined} stores={[store, far]} />);
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Москва',
    'Казань',
  ]);
  const row = screen.getByRole('link', { name: far.name }).closest('li') as HTMLElement;
  expect(
    within(row)
      .getByRole('link', { name: /Как добраться/ })
      .getAttribute('href'),
  ).toContain(`${far.latitude},${far.longitude}`);
  expect(
    within(row)
      .getByRole('link', { name: /Телефон/ })
      .getAttribute('href'),
  ).toBe(`tel:${far.phone}`);
});

test('a store has its picture beside its name; without a picture there is no placeholder', async () => {
  const { cities, store } = await data();
  const second = { ...store, code: 'yug', name: 'Витрина на юге' };
  const bare = { ...store, code: 'sever', name: 'Витрина на севере', pictures: [] };
  await renderRouted(<StoresScreen cities={cities} city={undefined} stores={[store, second, bare]} />);
  const imageOf = (name: string) =>
    screen.getByRole('link', { name }).closest('li')?.querySelector('img') ?? undefined;
  const [first, next] = [imageOf(store.name), imageOf(second.name)];
  expect(first?.getAttribute('src')).toBe(
    store.pictures[0]?.template.replace('{width}', '960').replace('{format}', 'webp'),
  );
  expect([first?.width, first?.height]).toEqual([1280, 853]);
  // The alt text is empty, because the name is beside the picture.
  expect(first?.alt).toBe('');
  expect([first?.getAttribute('loading'), next?.getAttribute('loading')]).toEqual([null, 'lazy']);
  expect(imageOf(bare.name)).toBeUndefined();
});

test('choosing a city puts it into the URL', async () => {
  const { cities, store } = await data();
  const { user, router } = await renderRouted(
    <StoresScreen cities={cities} city={undefined} stores={[store]} />,
    '/stores',
  );
  await user.selectOptions(screen.getByRole('combobox', { name: 'Город' }), 'moskva');
  await waitFor(() => expect(router.state.location.href).toBe('/stores?city=moskva'));
});

describe('the chosen city', () => {
  afterEach(() => localStorage.clear());
  const moscow = { code: 'moskva', name: 'Москва' };

  test('the page shows the chosen city if the URL has none, and follows when the shopper chooses another', async () => {
    const { cities, store } = await data();
    chooseCity(moscow);
    const screenOf = <StoresScreen cities={cities} city={undefined} stores={[store]} />;
    const { router } = await renderRouted(screenOf, '/stores');
    await waitFor(() => expect(router.state.location.href).toBe('/stores?city=moskva'));
    const another = cities.find(({ code }) => code !== 'moskva');
    act(() => chooseCity(another ?? moscow));
    await waitFor(() => expect(router.state.location.href).toBe(`/stores?city=${another?.code}`));
  });

  test('the chosen city does not replace the city in the URL, not even «all»', async () => {
    const { cities, store } = await data();
    chooseCity(moscow);
    const { router } = await renderRouted(
      <StoresScreen cities={cities} city={undefined} stores={[store]} cityParam="all" />,
      '/stores?city=all',
    );
    expect(router.state.location.href).toBe('/stores?city=all');
  });
});

test('the list of cities has only cities with stores, and the city in the URL', async () => {
  const { cities } = await data();
  const empty = cities.find(({ storeCount }) => storeCount === 0);
  const withStores = cities.filter(({ storeCount }) => storeCount > 0);
  await renderRouted(<StoresScreen cities={withStores} city={empty} stores={[]} />);
  expect(screen.getAllByRole('option').map((option) => (option as HTMLOptionElement).value)).toEqual([
    'all',
    empty?.code,
    ...withStores.map(({ code }) => code),
  ]);
  expect(screen.getByText(/пока нет магазинов/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Все магазины' }).getAttribute('href')).toBe('/stores?city=all');
});

test('whether a store is open now is rendered only in the browser, not in the server’s HTML', async () => {
  const { store } = await data();
  expect(renderToString(<OpenState store={store} />)).not.toContain('крыто');
  await renderRouted(<OpenState store={store} />);
  expect(await screen.findByText(/^(Открыто|Закрыто)/)).toBeTruthy();
});

async function showTwo() {
  const { cities, store } = await data();
  const south = { ...store, code: 'yug', name: 'Витрина на юге', latitude: 55.6, longitude: 37.61 };
  const moscow = cities.find(({ code }) => code === 'moskva');
  const page = await renderRouted(<StoresScreen cities={cities} city={moscow} stores={[store, south]} />);
  return { ...page, store, south };
}

test('without a map service only the list is shown (§4.5.1)', async () => {
  const { store, south } = await showTwo();
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    store.name,
    south.name,
  ]);
  expect(screen.queryByRole('group')).toBeNull();
  expect(screen.queryByRole('button', { name: words('Показать на карте') })).toBeNull();
});

describe('the map beside the list', () => {
  beforeEach(openMaps);
  afterEach(closeMaps);

  async function show() {
    const page = await showTwo();
    const map = within(screen.getByRole('group', { name: words('Магазины на карте') }));
    await map.findByRole('button', { name: page.store.name });
    const row = (name: string) => within(screen.getByRole('list')).getByRole('link', { name });
    return { ...page, map, row };
  }

  test('each store has a mark on the map, and a mark and its row are highlighted together (§1.6, §2.1.20, §3.12.1)', async () => {
    const { user, map, row, south } = await show();
    await user.hover(row(south.name));
    expect(map.getByText(south.name)).toBeDefined();
    await user.unhover(row(south.name));
    expect(map.queryByText(south.name)).toBeNull();
    await user.hover(map.getByRole('button', { name: south.name }));
    expect(row(south.name).closest('li')?.dataset.lit).toBe('true');
  });

  test('pressing a mark selects the row of its store (§1.6, §2.1.20, §3.12.1)', async () => {
    const { user, map, row, store } = await show();
    await user.click(map.getByRole('button', { name: store.name }));
    expect(document.activeElement).toBe(row(store.name));
    expect(row(store.name).closest('li')?.dataset.lit).toBe('true');
    expect(map.getByRole('button', { name: store.name }).getAttribute('aria-pressed')).toBe('true');
  });

  test('on a narrow window a button shows the map, with the selected store below (§1.6, §2.1.20, §3.12.1)', async () => {
    const { user, map, south } = await show();
    const onMap = screen.getByRole('button', { name: words('Показать на карте') });
    await user.click(onMap);
    expect(onMap.getAttribute('aria-pressed')).toBe('true');
    await user.click(map.getByRole('button', { name: south.name }));
    const card = within(screen.getByRole('region', { name: south.name }));
    expect(card.getByRole('link', { name: /Как добраться/ })).toBeDefined();
  });
});

test('the location is requested only when the button is pressed; then the nearest stores come first (§3.12.2)', async () => {
  const { user, store, south } = await showTwo();
  const names = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(names()).toEqual([store.name, south.name]);
  const getCurrentPosition = vi.fn((done: PositionCallback) =>
    done({ coords: { latitude: 55.61, longitude: 37.61 } } as GeolocationPosition),
  );
  vi.stubGlobal('navigator', { ...navigator, geolocation: { getCurrentPosition } });
  await user.click(screen.getByRole('button', { name: words('Рядом со мной') }));
  expect(names()).toEqual([south.name, store.name]);
  expect(screen.getByText(words('1,1 км'))).toBeDefined();
  vi.unstubAllGlobals();
});

test('if the shopper refuses to share the location, the page says so and the order stays', async () => {
  const { user } = await showTwo();
  const getCurrentPosition = vi.fn((_: PositionCallback, fail: PositionErrorCallback) =>
    fail({ code: 1 } as GeolocationPositionError),
  );
  vi.stubGlobal('navigator', { ...navigator, geolocation: { getCurrentPosition } });
  await user.click(screen.getByRole('button', { name: words('Рядом со мной') }));
  expect(screen.getByText(/Браузер не\sсообщил/)).toBeDefined();
  vi.unstubAllGlobals();
});
