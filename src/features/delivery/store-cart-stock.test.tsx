import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type DeliveryPoints, getGetDeliveryPointsQueryOptions, getStore, type Store } from '@/lib/api';
import { renderRouted } from '@/testing/render-routed';
import { words } from '@/testing/words';
import { exampleOf } from '../../../mocks/contract/contract';
import { StoreCartStock } from './store-cart-stock';

const cart = { id: 'c', version: 1 };
let store: Store;
beforeEach(async () => {
  store = await getStore('moskva-kuznetskiy-most');
  vi.useFakeTimers({ now: new Date('2026-11-22T09:00:00Z'), toFake: ['Date'] });
});
afterEach(() => void vi.useRealTimers());

async function show(stock: { pieces: number; wanted: number }, firstDay: string | null = '2026-11-22') {
  const example = exampleOf<DeliveryPoints>('getDeliveryPoints', 'moscow');
  const { client } = await renderRouted(<StoreCartStock store={store} cart={cart} />);
  const { queryKey } = getGetDeliveryPointsQueryOptions({ city: store.cityCode, kind: ['store'], size: 200 });
  const items = example.items.slice(0, 1).map((point) => ({ ...point, code: store.code, stock, firstDay }));
  client.setQueryData([...queryKey, cart.id, cart.version], { ...example, items });
}

test.each([
  [{ pieces: 3, wanted: 3 }, 'Вся ваша корзина есть в этом магазине'],
  [{ pieces: 2, wanted: 3 }, 'Из вашей корзины здесь 2 из 3 вещей'],
  [{ pieces: 0, wanted: 3 }, 'Вещей из вашей корзины сейчас здесь нет, их можно заказать сюда'],
])('a store says how many goods of the cart it has: %j', async (stock, text) => {
  await show(stock);
  expect(await screen.findByText(words(text))).toBeDefined();
  expect(screen.getByText('Можно забрать сегодня')).toBeDefined();
  expect(screen.getByRole('link').getAttribute('href')).toBe('/cart');
});

test('if the store’s goods can be collected only after today, the day is shown as a date (§3.12.4)', async () => {
  await show({ pieces: 1, wanted: 3 }, '2026-11-25');
  expect(await screen.findByText(words('Можно забрать 25 ноября'))).toBeDefined();
});
