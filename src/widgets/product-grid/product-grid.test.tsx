import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { cartQuery } from '@/features/cart/state/cart-query';
import { toCardData } from '@/features/catalog/cards/card-data';
import { wishlistItemsQuery } from '@/features/wishlist/wishlist-query';
import { getListing, type ProductCard } from '@/lib/api';
import { typesetName } from '@/lib/text/typeset-name';
import { Toaster } from '@/lib/ui/overlays/toast';
import { renderPage } from '@/testing/render-page';
import { words } from '@/testing/words';
import { failWith, server, shop } from '../../../tests/component-shop';
import { AddedPanelHost } from '../cart-panel/added-panel-host';
import { ProductGrid } from './product-grid';

const COAT = 'palto-pryamogo-kroya-iz-shersti-bezhevyy';
let coat: ProductCard;

beforeEach(async () => {
  const { items } = await getListing({ path: 'zhenshchinam' });
  coat = items.find(({ productUrl }) => productUrl === COAT) as ProductCard;
});

/** Cards without sizes, as a listing sends them. */
function show(cards: ProductCard[] = [coat]) {
  return renderPage(
    <>
      <ProductGrid cards={cards.map(toCardData)} />
      <button type="button">Вне карточек</button>
      <AddedPanelHost />
      <Toaster />
    </>,
  );
}

const plus = () => screen.getByRole('button', { name: `Выбрать размер: ${coat.name}` });
const band = () => screen.findByRole('group', { name: words(`Выберите размер: ${coat.name}`) });
const opened = () => plus().getAttribute('aria-expanded');

test('«+» opens the sizes and focuses them; Esc returns the focus', async () => {
  const { user } = show();
  await user.click(plus());
  const sizes = await band();
  expect(document.activeElement).toBe(sizes);
  expect(await within(sizes).findByRole('button', { name: '46' })).toBeDefined();
  await user.keyboard('{Escape}');
  expect(opened()).toBe('false');
  expect(document.activeElement).toBe(plus());
});

test('sizes show their prices if they differ, and the card the lowest one', async () => {
  const dear = coat.sizes.find(({ value }) => value === '46')?.articleId ?? '';
  shop.state.sizePrices[dear] = 2_749_000;
  const [shown] = (await getListing({ path: 'zhenshchinam' })).items.filter(
    ({ productUrl }) => productUrl === COAT,
  );
  const { user, container } = show(shown && [shown]);
  expect(container.querySelector('.card b')?.textContent).toBe('от\u00a017\u00a0490\u00a0₽');
  await user.click(plus());
  const sizes = within(await band());
  expect((await sizes.findByRole('button', { name: words('46, 27 490 ₽') })).textContent).toContain('27');
  expect(sizes.getByRole('button', { name: words('48, 17 490 ₽') })).toBeDefined();
});

test('a press elsewhere closes the sizes', async () => {
  const { user } = show();
  await user.click(plus());
  expect(opened()).toBe('true');
  await user.click(screen.getByRole('button', { name: 'Вне карточек' }));
  expect(opened()).toBe('false');
});

test('choosing a size adds it to the cart and opens the panel', async () => {
  const { user, client } = show();
  await user.click(plus());
  await user.click(await within(await band()).findByRole('button', { name: '46' }));
  const panel = within(await screen.findByRole('dialog', { name: words('Товар добавлен в корзину') }));
  expect(panel.getByText(coat.name)).toBeDefined();
  expect(panel.getByRole('link', { name: words('Перейти в корзину · 1') }).getAttribute('href')).toBe(
    '/cart',
  );
  expect(client.getQueryData(cartQuery.queryKey)?.items).toMatchObject([{ size: '46', quantity: 1 }]);
  expect(opened()).toBe('false');
});

test('the panel stays open until it is closed, and offers matching goods', async () => {
  const { user } = show();
  await user.click(plus());
  await user.click(await within(await band()).findByRole('button', { name: '46' }));
  const panel = within(await screen.findByRole('dialog', { name: words('Товар добавлен в корзину') }));
  await waitFor(() => expect(panel.getAllByRole('listitem').length).toBeGreaterThan(0));
  await user.click(panel.getByRole('button', { name: words('Продолжить покупки') }));
  await waitFor(() =>
    expect(screen.queryByRole('dialog', { name: words('Товар добавлен в корзину') })).toBeNull(),
  );
});

test('a sold-out size is announced as sold out, and pressing it adds nothing to the cart', async () => {
  const { user, client } = show();
  await user.click(plus());
  await user.click(await within(await band()).findByRole('button', { name: /^42.*нет\sв\sналичии$/ }));
  expect(screen.getByRole('alert').textContent).toBe('Этот размер закончился. Выберите другой');
  expect(client.getQueryData(cartQuery.queryKey)).toBeUndefined();
});

test('a refusal is shown by the sizes, and the panel does not open', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  failWith('applyCartActions:409');
  const { user } = show();
  await user.click(plus());
  await user.click(await within(await band()).findByRole('button', { name: '46' }));
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Этот размер закончился'));
  expect(opened()).toBe('true');
});

test('sizes that fail to load are reported, and the name still links to the product', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  failWith('getProducts:503');
  const { user } = show();
  await user.click(plus());
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Размеры не/);
  expect(screen.getByRole('link', { name: typesetName(coat.name) }).getAttribute('href')).toBe(
    `/product/${COAT}`,
  );
});

test('the sizes of all cards are loaded with one request, when a card is hovered', async () => {
  const requests: string[][] = [];
  server.use(
    http.get('*/api/catalog-orchestration/v1/products', ({ request }) => {
      requests.push(new URL(request.url).searchParams.get('urls')?.split(',') ?? []);
      return HttpResponse.json({ items: [coat] });
    }),
  );
  const other = {
    ...coat,
    productUrl: 'drugoe',
    name: 'Другое',
  };
  const { user } = show([coat, other]);
  expect(requests).toEqual([]);
  await user.hover(screen.getByRole('link', { name: typesetName(coat.name) }));
  await user.hover(screen.getByRole('link', { name: 'Другое' }));
  await band();
  expect(requests).toEqual([[coat.productUrl, other.productUrl]]);
});

test('colours are listed by name; long lists are shortened', async () => {
  const colours = Array.from({ length: 40 }, (_, at) => ({
    productUrl: `p-${at}`,
    displayValue: `Цвет ${at}`,
    hex: '#123456',
  }));
  show([{ ...coat, colours }]);
  expect(screen.getByText(/^Цвета: Цвет 0, Цвет 1, Цвет 2, Цвет 3, Цвет 4\sи\sещё 35$/)).toBeDefined();
  expect(screen.getByText('+35')).toBeDefined();
});

test('a heart pressed before its article is loaded saves the first size in stock, once', async () => {
  const { client } = show();
  const heart = screen.getByRole('button', { name: words('В избранное') });
  fireEvent.click(heart);
  fireEvent.click(heart);
  await screen.findByRole('button', { name: words('Убрать из избранного') });
  const articleId = coat.sizes.find(({ inStock }) => inStock)?.articleId;
  expect(client.getQueryData(wishlistItemsQuery.queryKey)).toMatchObject([{ articleId }]);
});

test('if its article fails to load, the heart stays empty and a message says so', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  failWith('getProducts:503');
  const { user, client } = show();
  await user.click(screen.getByRole('button', { name: words('В избранное') }));
  await screen.findByText(words('Не удалось добавить товар в избранное. Попробуйте ещё раз'));
  expect(client.getQueryData(wishlistItemsQuery.queryKey)).toBeUndefined();
});
