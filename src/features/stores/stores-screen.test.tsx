import { screen, waitFor, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { getCities, getStore } from '@/lib/api';
import { renderRouted } from '@/testing/render-routed';
import { OpenState } from './open-state';
import { StoresScreen } from './stores-screen';

const STORE = 'moskva-kuznetskiy-most';
const data = async () => {
  const [{ items: cities }, store] = await Promise.all([getCities(), getStore(STORE)]);
  return { cities, store };
};

test('lists stores city by city', async () => {
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

test('a city that is chosen is in the address', async () => {
  const { cities, store } = await data();
  const { user, router } = await renderRouted(
    <StoresScreen cities={cities} city={undefined} stores={[store]} />,
    '/stores',
  );
  await user.selectOptions(screen.getByRole('combobox', { name: 'Город' }), 'moskva');
  await waitFor(() => expect(router.state.location.href).toBe('/stores?city=moskva'));
});

test('offers only cities with stores, and the one that was asked for', async () => {
  const { cities } = await data();
  const empty = cities.find(({ storeCount }) => storeCount === 0);
  await renderRouted(<StoresScreen cities={cities} city={empty} stores={[]} />);
  expect(screen.getAllByRole('option').map((option) => (option as HTMLOptionElement).value)).toEqual([
    '',
    ...cities.filter((city) => city.storeCount > 0 || city === empty).map(({ code }) => code),
  ]);
  expect(screen.getByText(/пока нет магазинов/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Все магазины' }).getAttribute('href')).toBe('/stores');
});

test('what is open now is said by the browser alone', async () => {
  const { store } = await data();
  expect(renderToString(<OpenState store={store} />)).not.toContain('крыто');
  await renderRouted(<OpenState store={store} />);
  expect(await screen.findByText(/^(Открыто|Закрыто)/)).toBeTruthy();
});
