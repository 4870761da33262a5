import { QueryClientProvider } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  applyCartActions,
  type Cart,
  createGuestIdentity,
  createQueryClient,
  type DeliveryMethod,
  getCart,
  getGetDeliveryOptionsQueryOptions,
  getProduct,
} from '@/lib/api';
import { renderPage } from '@/testing/render-page';
import { words } from '@/testing/words';
import { failWith, server } from '../../../tests/component-shop';
import { DeliveryEstimate } from './delivery-estimate';

const moscow = { code: 'moskva' };
const tee = 'futbolka-iz-plotnogo-hlopka-belaya';
const coat = 'palto-pryamogo-kroya-iz-shersti-bezhevyy';

beforeEach(async () => {
  await createGuestIdentity();
});

/** Adds one piece of a product to the cart. */
async function put(productUrl: string): Promise<Cart> {
  const { articles } = await getProduct(productUrl);
  const articleId = articles.find(({ state }) => state === 'IN_STOCK')?.articleId ?? '';
  return applyCartActions({ items: [{ action: 'ADD', articleId, quantity: 1 }] });
}

/** Makes the mock shop answer with changed methods. */
async function answerWith(change: Partial<DeliveryMethod>): Promise<void> {
  const answer = await createQueryClient().fetchQuery(getGetDeliveryOptionsQueryOptions({ city: 'moskva' }));
  const methods = answer.methods.map((method) => ({ ...method, ...change }));
  const changed = { ...answer, methods };
  server.use(http.get('*/api/delivery-orchestration/v1/options', () => HttpResponse.json(changed)));
}

const days = { firstDay: '2026-11-25', lastDay: '2026-11-27' };

test('the estimate shows method, days and price, and the sum missing for free delivery (§3.7.10)', async () => {
  const cart = await put(tee);
  await answerWith(days);
  renderPage(<DeliveryEstimate city={moscow} cart={cart} />);
  expect(await screen.findByText(words('Курьером 25–27 ноября, 290 ₽'))).toBeDefined();
  expect(screen.getByText(words('До бесплатной доставки 5 010 ₽'))).toBeDefined();
});

test('if a carrier did not answer, the estimate says so', async () => {
  const cart = await put(tee);
  await answerWith({ ...days, estimated: true });
  renderPage(<DeliveryEstimate city={moscow} cart={cart} />);
  expect(await screen.findByText(words('Курьером 25–27 ноября, 290 ₽ (ориентировочно)'))).toBeDefined();
});

test('the estimate follows the cart: enough goods make delivery free (§3.7.10)', async () => {
  const before = await put(tee);
  const { rerender, client } = renderPage(<DeliveryEstimate city={moscow} cart={before} />);
  await screen.findByText(/290/);
  const after = await put(coat);
  rerender(
    <QueryClientProvider client={client}>
      <DeliveryEstimate city={moscow} cart={after} />
    </QueryClientProvider>,
  );
  expect(await screen.findByText(/, бесплатно$/)).toBeDefined();
  expect(screen.queryByText(/До\sбесплатной/)).toBeNull();
});

test.each(['getDeliveryOptions:404', 'getDeliveryOptions:503', 'getDeliveryOptions:network'])(
  'if the delivery estimate fails to load, the cart shows none: %s (§3.7.10)',
  async (scenario) => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const cart = await getCart();
    failWith(scenario);
    const { container, client } = renderPage(<DeliveryEstimate city={moscow} cart={cart} />);
    await waitFor(() => expect(client.isFetching()).toBe(0));
    expect(container.textContent).toBe('');
  },
);
