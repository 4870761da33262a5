import { QueryClientProvider } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { cartQuery, lastAdded } from '@/features/cart/state/cart-query';
import { ChosenSizeProvider } from '@/features/product/buying/chosen-size';
import { ProductPrice } from '@/features/product/buying/product-price';
import { getProduct, type Product } from '@/lib/api';
import { renderPage } from '@/testing/render-page';
import { words } from '@/testing/words';
import { failWith, shop } from '../../../tests/component-shop';
import { AddedPanelHost } from '../cart-panel/added-panel-host';
import { ProductBuyForm } from './product-buy-form';

const COAT = 'palto-pryamogo-kroya-iz-shersti-bezhevyy';
const ASK = 'Выберите размер, чтобы добавить товар в корзину';
let product: Product;

beforeEach(async () => {
  product = await getProduct(COAT);
});

/** The same model in another colour, with these sizes. */
const anotherColour = (sizesOfIt: string[]) => ({
  variantId: `colour of ${sizesOfIt.join()}`,
  articles: sizesOfIt.map((size) => ({
    articleId: `other-${size}`,
    sku: `PL-${size}`,
    size,
    international: null,
    state: 'IN_STOCK' as const,
    left: null,
  })),
});

/** The button of the form, which is the first with this name; the bar for phones has another one. */
const noticeButton = () => {
  const [button, bar] = screen.getAllByRole('button', { name: words('Сообщить о поступлении') });
  if (!button || !bar) throw new Error('There is no button or no bar.');
  return button;
};
const addButton = () => screen.getByRole('button', { name: words('Добавить в корзину') });
const sizes = () => within(screen.getByRole('radiogroup', { name: /^Размер/ }));

test('without a chosen size, the button asks for one and moves the focus to the sizes', async () => {
  const { user, client } = renderPage(<ProductBuyForm product={product} />);
  await user.click(addButton());
  expect(screen.getByRole('alert').textContent).toBe('Выберите размер, чтобы добавить товар в\u00a0корзину');
  expect(document.activeElement).toBe(sizes().getAllByRole('radio')[0]);
  expect(client.getQueryData(cartQuery.queryKey)).toBeUndefined();
});

test('the chosen size is added to the cart, for a shopper without an identity as a new guest (§3.1.1, §6.2.1)', async () => {
  const { user, client } = renderPage(
    <>
      <ProductBuyForm product={product} />
      <AddedPanelHost />
    </>,
  );
  await user.click(addButton());
  await user.click(sizes().getByRole('radio', { name: '46' }));
  expect(screen.queryByText(ASK)).toBeNull();
  await user.click(addButton());
  const panel = within(await screen.findByRole('dialog', { name: words('Товар добавлен в корзину') }));
  const [line] = client.getQueryData(cartQuery.queryKey)?.items ?? [];
  expect(line).toMatchObject({ size: '46', quantity: 1 });
  expect(lastAdded.get()).toEqual({ articleId: line?.articleId, quantity: 1 });
  expect(panel.getByRole('link', { name: /^Перейти в\sкорзину/ }).getAttribute('href')).toBe('/cart');
});

test('screen readers announce that a size is sold out, and the button then opens a stock notice', async () => {
  const { user, client } = renderPage(<ProductBuyForm product={product} />);
  await user.click(sizes().getByRole('radio', { name: /^42.*нет\sв\sналичии$/ }));
  expect(screen.getByText(/^Этот размер закончился. Выберите другой/)).toBeDefined();
  await user.click(noticeButton());
  expect(await screen.findByRole('dialog', { name: words('Сообщить о поступлении') })).toBeDefined();
  expect(client.getQueryData(cartQuery.queryKey)).toBeUndefined();
  expect(screen.queryByRole('button', { name: words('Добавить в корзину') })).toBeNull();
});

test('when the colour changes, the chosen size is kept if the new colour has it, and the error disappears', async () => {
  const { user, rerender, client } = renderPage(<ProductBuyForm product={product} />);
  await user.click(addButton());
  expect(screen.getByRole('alert')).toBeDefined();
  await user.click(sizes().getByRole('radio', { name: '46' }));
  const show = (sizesOfIt: string[]) =>
    rerender(
      <QueryClientProvider client={client}>
        <ProductBuyForm product={{ ...product, ...anotherColour(sizesOfIt) }} />
      </QueryClientProvider>,
    );
  const chosen = () => document.querySelector<HTMLInputElement>('input[type=radio]:checked')?.value;
  show(['44', '46']);
  expect(chosen()).toBe('other-46');
  show(['44', '48']);
  expect(chosen()).toBeUndefined();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('if all sizes are sold out, the button asks for the size of the stock notice', async () => {
  const articles = product.articles.map((article) => ({
    ...article,
    state: 'SOLD_OUT' as const,
    left: null,
  }));
  const { user } = renderPage(<ProductBuyForm product={{ ...product, articles }} />);
  await user.click(noticeButton());
  expect(screen.getByRole('alert').textContent).toBe('Выберите размер, о\u00a0поступлении которого сообщить');
});

test('if a size has just sold out, the shop’s message is shown beside the button', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  failWith('applyCartActions:409');
  const { user } = renderPage(<ProductBuyForm product={product} />);
  await user.click(sizes().getByRole('radio', { name: '46' }));
  await user.click(addButton());
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Этот размер закончился'));
  expect(screen.queryByText('Товар добавлен в корзину')).toBeNull();
});

test('without scripts, the form posts the size to the cart page', () => {
  const { container } = renderPage(<ProductBuyForm product={product} />);
  const form = container.querySelector('form');
  expect(form?.getAttribute('method')).toBe('post');
  expect(form?.getAttribute('action')).toBe('/cart');
  const names = [...(form?.querySelectorAll('input') ?? [])].map((input) => input.name);
  expect(new Set(names)).toEqual(new Set(['intent', 'back', 'articleId']));
});

describe('sizes of different prices', () => {
  /** A product whose size 46 costs 10 000 ₽ more than the others. */
  async function dearer(): Promise<Product> {
    const large = product.articles.find(({ size }) => size === '46')?.articleId ?? '';
    shop.state.sizePrices[large] = product.price + 1_000_000;
    return getProduct(COAT);
  }
  const show = (shown: Product) =>
    renderPage(
      <ChosenSizeProvider>
        <ProductPrice product={shown} inParts />
        <ProductBuyForm product={shown} />
      </ChosenSizeProvider>,
    );
  const [from, large] = ['17\u00a0490\u00a0₽', '27\u00a0490\u00a0₽'];

  test('if sizes have different prices, the lowest is shown until a size is chosen, then the price of that size', async () => {
    const { user, container, client } = show(await dearer());
    const price = () => container.querySelector('.type-price')?.textContent;
    expect(price()).toContain(`от\u00a0${from}`);
    expect(barButton(container).textContent).toContain(`от\u00a0${from}`);
    await user.click(sizes().getByRole('radio', { name: /^46, 27/ }));
    expect(price()).toBe(large);
    expect(barButton(container).textContent).toContain(`· ${large}`);
    expect(container.querySelector('[role=status] .sr-only')?.textContent).toBe(`${large}. `);
    await user.click(sizes().getByRole('radio', { name: /^48, 17/ }));
    expect(price()).toContain(from);
    expect(price()).not.toContain('от');
    await user.click(sizes().getByRole('radio', { name: /^46/ }));
    await user.click(addButton());
    await waitFor(() =>
      expect(client.getQueryData(cartQuery.queryKey)?.items).toMatchObject([
        { size: '46', unitPrice: 2_749_000 },
      ]),
    );
  });

  test('if sizes have different prices, the prices are readable without scripts', async () => {
    const { container } = show(await dearer());
    const labels = [...container.querySelectorAll('[role=radiogroup] label')].map((one) => one.textContent);
    expect(labels).toContain(`46${large}`);
    expect(labels).toContain(`48${from}`);
  });

  test('if sizes have different prices, the size sheet of a phone shows them', async () => {
    const { user, container } = show(await dearer());
    await user.click(barButton(container));
    const sheet = within(await screen.findByRole('dialog', { name: words('Выберите размер') }));
    expect(sheet.getByRole('button', { name: `46, ${large}` }).textContent).toBe(`46${large}`);
  });
});

/** The button of the bar at the bottom of a phone's screen. In jsdom the bar is never visible. */
const barButton = (container: HTMLElement) => {
  const button = container.querySelector<HTMLElement>('[inert] button, [inert] a');
  if (!button) throw new Error('There is no bar.');
  return button;
};

test('on a phone, pressing the bar opens the sizes; choosing one adds it, and the bar then links to the cart', async () => {
  const { user, container, client } = renderPage(<ProductBuyForm product={product} />);
  await user.click(barButton(container));
  const sheet = within(await screen.findByRole('dialog', { name: words('Выберите размер') }));
  await user.click(sheet.getByRole('button', { name: '46' }));
  await waitFor(() => expect(client.getQueryData(cartQuery.queryKey)?.items).toMatchObject([{ size: '46' }]));
  expect(screen.queryByRole('dialog', { name: words('Выберите размер') })).toBeNull();
  await waitFor(() => expect(barButton(container).getAttribute('href')).toBe('/cart'));
  await user.click(sizes().getByRole('radio', { name: '48' }));
  expect(barButton(container).getAttribute('href')).toBeNull();
});

test('choosing a sold-out size in the size sheet of a phone opens a stock notice', async () => {
  const { user, container, client } = renderPage(<ProductBuyForm product={product} />);
  await user.click(barButton(container));
  const sheet = within(await screen.findByRole('dialog', { name: words('Выберите размер') }));
  await user.click(sheet.getByRole('button', { name: /^42.*нет\sв\sналичии$/ }));
  expect(await screen.findByRole('dialog', { name: words('Сообщить о поступлении') })).toBeDefined();
  expect(client.getQueryData(cartQuery.queryKey)).toBeUndefined();
});
