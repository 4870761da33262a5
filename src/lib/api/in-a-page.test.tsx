import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { endAccessTokens, failWith, server } from '../../../tests/component-shop';
import {
  applyCartActions,
  createGuestIdentity,
  createQueryClient,
  fetchSession,
  getCart,
  getProduct,
  login,
} from './index';

const COAT = 'palto-pryamogo-kroya-iz-shersti-bezhevyy';

function Count() {
  const { data, error } = useQuery({
    queryKey: ['cart'],
    queryFn: ({ signal }) => getCart({ extendByMindbox: true }, { signal }),
  });
  return <p>{error ? error.message : data ? `Товаров: ${data.items.length}` : 'Загрузка'}</p>;
}

function show() {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Count />
    </QueryClientProvider>,
  );
}

test('a guest adds a coat to the cart, and a component shows it', async () => {
  expect(await fetchSession()).toEqual({ identity: 'none', user: null });
  await createGuestIdentity();
  const { articles } = await getProduct(COAT);
  const articleId = articles.find(({ state }) => state === 'IN_STOCK')?.articleId ?? '';
  await applyCartActions({ items: [{ action: 'ADD', articleId, quantity: 1 }] });
  show();
  expect(await screen.findByText('Товаров: 1')).toBeDefined();
});

test('a test starts without the guest and the cart of the previous test', async () => {
  expect(await fetchSession()).toEqual({ identity: 'none', user: null });
});

test('expired tokens are renewed during a call', async () => {
  await login({ login: 'anna@example.ru', password: 'lipovyy-chay-1986' });
  endAccessTokens();
  expect((await getCart()).items).toEqual([]);
});

test('when a guest whose tokens have expired signs in, the account gets the guest’s cart', async () => {
  await createGuestIdentity();
  const { articles } = await getProduct(COAT);
  const articleId = articles.find(({ state }) => state === 'IN_STOCK')?.articleId ?? '';
  await applyCartActions({ items: [{ action: 'ADD', articleId, quantity: 1 }] });
  endAccessTokens();
  await login({ login: 'anna@example.ru', password: 'lipovyy-chay-1986' });
  expect(await fetchSession()).toMatchObject({ identity: 'user', user: { firstName: 'Анна' } });
  expect((await getCart()).items).toMatchObject([{ articleId, quantity: 1 }]);
});

test('the page shows the message of a simulated failure', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  failWith('getCart:503');
  show();
  expect(await screen.findByText(/Сервис временно недоступен/)).toBeDefined();
});

test('every API call of this test page goes to the mock server', () => {
  expect(server.listHandlers().length).toBeGreaterThan(20);
});
