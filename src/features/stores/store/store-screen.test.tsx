import { screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getStore, type Store } from '@/lib/api';
import { closeMaps, openMaps } from '@/testing/open-maps';
import { renderRouted } from '@/testing/render-routed';
import { words } from '@/testing/words';
import { StoreHours } from './store-hours';
import { StoreScreen } from './store-screen';

let store: Store;
beforeEach(async () => {
  store = await getStore('moskva-kuznetskiy-most');
});
afterEach(() => void vi.useRealTimers());

const on = (now: string) => vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] });
const current = () => document.querySelectorAll('[aria-current=date]');

test('today’s opening hours are marked, and the page says whether the store is open', async () => {
  on('2026-11-23T12:00:00Z');
  await renderRouted(<StoreHours store={store} />);
  expect(await screen.findByText(words('Открыто до 22:00'))).toBeDefined();
  expect([...current()].map(({ textContent }) => textContent)).toEqual(['Ежедневно10:00–22:00']);
});

test('special days show their reason; if today is one, it is marked instead of the usual hours (§3.12.3)', async () => {
  on('2026-12-31T12:00:00Z');
  await renderRouted(<StoreHours store={store} />);
  expect(await screen.findByText(words('Открыто до 18:00'))).toBeDefined();
  expect(screen.getByText('закрыто, Новый год')).toBeDefined();
  expect([...current()].map(({ textContent }) => textContent)).toEqual(['31\u00a0декабря10:00–18:00']);
});

test('a special day in the past is not listed', async () => {
  on('2027-01-01T12:00:00Z');
  await renderRouted(<StoreHours store={store} />);
  expect(await screen.findByText(/^Сегодня закрыто: Новый год, откроется завтра/)).toBeDefined();
  expect(screen.queryByText(words('31 декабря'))).toBeNull();
});

test('the server’s HTML does not depend on today’s date (§3.12.3)', () => {
  on('2026-12-31T12:00:00Z');
  const html = renderToString(<StoreHours store={store} />);
  expect(html).not.toContain('aria-current');
  expect(html).toContain('Новый год');
});

const othersOf = () => [{ ...store, code: 'yug', name: 'Витрина на юге', latitude: 55.6 }];

test('the map shows the store and the other stores of its city, whose marks link to them (§3.12.4)', async () => {
  openMaps();
  const [other] = othersOf();
  const { user, router } = await renderRouted(
    <StoreScreen store={store} others={othersOf()} cartStock={<p>Вся ваша корзина</p>} />,
  );
  expect(screen.getByText('Вся ваша корзина')).toBeDefined();
  const map = within(screen.getByRole('group', { name: words('Магазины на карте') }));
  const mark = await map.findByRole('button', { name: store.name });
  expect(mark.getAttribute('aria-pressed')).toBe('true');
  await user.click(map.getByRole('button', { name: other?.name ?? '' }));
  await expect.poll(() => router.state.location.pathname).toBe('/stores/yug');
  closeMaps();
});

test('without a map service, the page has a list of links to the other stores of the city (§4.5.1)', async () => {
  const [other] = othersOf();
  await renderRouted(<StoreScreen store={store} others={othersOf()} cartStock={null} />);
  expect(screen.queryByRole('group', { name: /карте/ })).toBeNull();
  expect(screen.getByRole('link', { name: new RegExp(other?.name ?? '') }).getAttribute('href')).toBe(
    '/stores/yug',
  );
});

test('a store shows its first picture large and the other pictures below it', async () => {
  const [portrait] = store.pictures;
  if (!portrait) throw new Error('The store of the examples has no picture');
  const other = { ...portrait, template: '/pictures/own/whole/b-{width}.{format}', alt: 'Примерочная' };
  await renderRouted(
    <StoreScreen store={{ ...store, pictures: [portrait, other] }} others={[]} cartStock={null} />,
  );
  const [first, second] = screen.getAllByRole('img');
  expect(first?.getAttribute('alt')).toBe(portrait.alt);
  expect(first?.getAttribute('fetchpriority')).toBe('high');
  expect(second?.getAttribute('alt')).toBe('Примерочная');
  expect(second?.getAttribute('loading')).toBe('lazy');
});

test('a store without pictures has no placeholder for them', async () => {
  await renderRouted(<StoreScreen store={{ ...store, pictures: [] }} others={[]} cartStock={null} />);
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getByRole('heading', { level: 1 }).parentElement?.className).not.toContain('col-start-8');
});
