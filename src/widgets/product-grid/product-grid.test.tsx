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

/** Renders cards without sizes, as the data of a listing has them. */
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

test('«+» opens the sizes of a card and focuses them, and Esc returns the focus to «+»', async () => {
  const { user } = show();
  await user.click(plus());
  const sizes = await band();
  expect(document.activeElement).toBe(sizes);
  expect(await within(sizes).findByRole('button', { name: '46' })).toBeDefined();
  await user.keyboard('{Escape}');
  expect(opened()).toBe('false');
  expect(document.activeElement).toBe(plus());
});

test('if the prices of sizes differ, each size shows its price and the card shows the lowest', async () => {
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

test('a press outside of the sizes closes them', async () => {
  const { user } = show();
  await user.click(plus());
  expect(opened()).toBe('true');
  await user.click(screen.getByRole('button', { name: 'Вне карточек' }));
  expect(opened()).toBe('false');
});

test('choosing a size adds it to the cart and opens the cart panel', async () => {
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

test('the cart panel stays open until it is closed, and offers matching goods', async () => {
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

test('screen readers announce that a size is sold out, and pressing it adds nothing to the cart', async () => {
  const { user, client } = show();
  await user.click(plus());
  await user.click(await within(await band()).findByRole('button', { name: /^42.*нет\sв\sналичии$/ }));
  expect(screen.getByRole('alert').textContent).toBe('Этот размер закончился. Выберите другой');
  expect(client.getQueryData(cartQuery.queryKey)).toBeUndefined();
});

test('if the shop refuses, the error is shown beside the sizes and the cart panel stays closed', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  failWith('applyCartActions:409');
  const { user } = show();
  await user.click(plus());
  await user.click(await within(await band()).findByRole('button', { name: '46' }));
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Этот размер закончился'));
  expect(opened()).toBe('true');
});

test('if the sizes fail to load, an error is shown, and the name still links to the product', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  failWith('getProducts:503');
  const { user } = show();
  await user.click(plus());
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Размеры не/);
  expect(screen.getByRole('link', { name: typesetName(coat.name) }).getAttribute('href')).toBe(
    `/product/${COAT}`,
  );
});

test('when one card is hovered, the sizes of all cards are loaded with one request', async () => {
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

test('a card lists its colours by name, and shortens a long list', async () => {
  const colours = Array.from({ length: 40 }, (_, at) => ({
    productUrl: `p-${at}`,
    displayValue: `Цвет ${at}`,
    hex: '#123456',
  }));
  show([{ ...coat, colours }]);
  expect(screen.getByText(/^Цвета: Цвет 0, Цвет 1, Цвет 2, Цвет 3, Цвет 4\sи\sещё 35$/)).toBeDefined();
  expect(screen.getByText('+35')).toBeDefined();
});

test('a heart pressed before its sizes are loaded saves the first size in stock, once', async () => {
  const { client } = show();
  const heart = screen.getByRole('button', { name: words('В избранное') });
  fireEvent.click(heart);
  fireEvent.click(heart);
  await screen.findByRole('button', { name: words('Убрать из избранного') });
  const articleId = coat.sizes.find(({ inStock }) => inStock)?.articleId;
  expect(client.getQueryData(wishlistItemsQuery.queryKey)).toMatchObject([{ articleId }]);
});

test('if the sizes of a pressed heart fail to load, the heart stays empty and a message says so', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  failWith('getProducts:503');
  const { user, client } = show();
  await user.click(screen.getByRole('button', { name: words('В избранное') }));
  await screen.findByText(words('Не удалось добавить товар в избранное. Попробуйте ещё раз'));
  expect(client.getQueryData(wishlistItemsQuery.queryKey)).toBeUndefined();
});

test('a card has one tab stop, and arrow keys move from it to the heart and the sizes', async () => {
  const { items } = await getListing({ path: 'zhenshchinam' });
  const shown = items.slice(0, 3);
  const { user } = show(shown);
  const names = screen.getAllByRole('heading', { level: 3 }).map((name) => within(name).getByRole('link'));
  for (const name of names) {
    await user.tab();
    expect(document.activeElement).toBe(name);
  }
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Вне карточек' }));
  names[0]?.focus();
  await within((await screen.findAllByRole('article'))[0] as HTMLElement).findAllByRole('button', {
    name: /^\d\d/,
  });
  await user.keyboard('{ArrowRight}');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('В\u00a0избранное');
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(document.activeElement?.textContent).toMatch(/^\d\d/);
  await user.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}');
  expect(document.activeElement).toBe(names[0]);
});
