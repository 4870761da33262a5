import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { applyCartActions, type CartAction, createGuestIdentity, getCart, getProduct } from '@/lib/api';
import { setQuery } from '@/lib/state/query-reads';
import { renderPage } from '@/testing/render-page';
import { words } from '@/testing/words';
import { failWith, server, shop } from '../../../../tests/component-shop';
import { cartChanges } from '../state/cart-changes';
import { CART_CHANGE, cartQuery } from '../state/cart-query';
import { testCart, testGift, testItem } from '../testing';
import { CartScreen } from './cart-screen';

beforeEach(async () => {
  await createGuestIdentity();
  const { articles } = await getProduct('palto-pryamogo-kroya-iz-shersti-bezhevyy');
  const size = articles.find((article) => article.size === '44');
  await applyCartActions({ items: [{ action: 'ADD', articleId: size?.articleId ?? '', quantity: 1 }] });
});

const parts = { signedIn: false, renderNotify: () => <span>Сообщить</span>, delivery: null, goods: null };

async function show(onMoveToWishlist = async () => {}) {
  const page = renderPage(<CartScreen {...parts} onMoveToWishlist={onMoveToWishlist} />);
  await cartChanges(page.client).refresh();
  const lines = () =>
    within(screen.getByRole('list', { name: words('Товары в корзине') })).getAllByRole('listitem');
  await waitFor(() => expect(lines()).toHaveLength(1));
  return { ...page, lines };
}

const quantity = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Количество' }).value;

test('a press on plus adds one piece, and the sum changes with it', async () => {
  const { user } = await show();
  expect(screen.getByText(/1 товар, итого 17 490 ₽/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: words('Увеличить количество') }));
  await waitFor(() => expect(screen.getByText(/2 товара, итого 34 980 ₽/)).toBeDefined());
  expect(quantity()).toBe('2');
  expect((await getCart()).items[0]?.quantity).toBe(2);
});

test('the minus button does not lower the quantity below one', async () => {
  const { user } = await show();
  const less = screen.getByRole('button', { name: words('Уменьшить количество') });
  expect(less.getAttribute('aria-disabled')).toBe('true');
  await user.click(less);
  expect(quantity()).toBe('1');
});

test('the quantity can be typed', async () => {
  const { user } = await show();
  const field = screen.getByRole('spinbutton', { name: 'Количество' });
  await user.clear(field);
  await user.type(field, '3{Enter}');
  await waitFor(() => expect(screen.getByText(/3 товара, итого/)).toBeDefined());
});

test('a removed line can be restored', async () => {
  const { user, lines } = await show();
  await user.click(screen.getByRole('button', { name: /^Удалить/ }));
  expect(await screen.findByRole('heading', { name: words('В корзине пока пусто') })).toBeDefined();
  await user.click(await screen.findByRole('button', { name: 'Вернуть' }));
  await waitFor(() => expect(lines()).toHaveLength(1));
});

test('after the last line was removed, the heading of the empty cart gets the focus', async () => {
  const { user } = await show();
  screen.getByRole('button', { name: /^Удалить:/ }).focus();
  await user.keyboard('{Enter}');
  const heading = await screen.findByRole('heading', { name: words('В корзине пока пусто') });
  await waitFor(() => expect(document.activeElement).toBe(heading));
});

test('a refusal is shown at its line, and the quantity is restored (§8.10)', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { user, lines } = await show();
  failWith('applyCartActions:409');
  await user.click(screen.getByRole('button', { name: words('Увеличить количество') }));
  await waitFor(() =>
    expect(within(lines()[0] as HTMLElement).getByRole('alert').textContent).toMatch(/закончился/),
  );
  expect(quantity()).toBe('1');
});

test('a line that could not be removed is restored and says why', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { user, lines } = await show();
  failWith('applyCartActions:network');
  await user.click(screen.getByRole('button', { name: /^Удалить/ }));
  await waitFor(() =>
    expect(within(lines()[0] as HTMLElement).getByRole('alert').textContent).toBe(
      'Нет соединения с\u00a0интернетом',
    ),
  );
});

test('if another tab removes a line, the line disappears and a toast says so', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { user } = await show();
  const [line] = (await getCart()).items;
  await applyCartActions({ items: [{ action: 'UPDATE', articleId: line?.articleId ?? '', quantity: 0 }] });
  await user.click(screen.getByRole('button', { name: words('Увеличить количество') }));
  expect(await screen.findByText(words('Этого товара уже нет в корзине'))).toBeDefined();
  expect(await screen.findByRole('heading', { name: words('В корзине пока пусто') })).toBeDefined();
});

test('a double click on «Удалить» leaves the next line alone', async () => {
  await applyCartActions({ items: [{ action: 'ADD', articleId: await articleOf('46'), quantity: 1 }] });
  const page = renderPage(<CartScreen {...parts} onMoveToWishlist={async () => {}} />);
  await cartChanges(page.client).refresh();
  const remove = () => screen.getAllByRole('button', { name: /^Удалить:/ });
  await waitFor(() => expect(remove()).toHaveLength(2));
  fireEvent.click(remove()[0] as HTMLElement, { detail: 1 });
  await waitFor(() => expect(remove()).toHaveLength(1));
  fireEvent.click(remove()[0] as HTMLElement, { detail: 2 });
  await waitFor(() => expect(page.client.isMutating({ mutationKey: CART_CHANGE }) > 0).toBe(false));
  expect((await getCart()).items.map(({ size }) => size)).toEqual(['46']);
});

test('after a form was posted without scripts, its error is shown on the page with a link back', () => {
  renderPage(
    <CartScreen
      {...parts}
      onMoveToWishlist={async () => {}}
      problem={{ message: 'Этот размер закончился', back: '/product/palto' }}
    />,
  );
  expect(screen.getByRole('alert').textContent).toBe('Этот размер закончился');
  expect(screen.getByRole('link', { name: words('Вернуться к товару') }).getAttribute('href')).toBe(
    '/product/palto',
  );
});

const COAT = 'palto-pryamogo-kroya-iz-shersti-bezhevyy';
const articleOf = async (size: string) =>
  (await getProduct(COAT)).articles.find((article) => article.size === size)?.articleId ?? '';
const names = (lines: HTMLElement[]) => lines.map((line) => within(line).getByText(/, размер/).textContent);

test('a restored line returns to its place', async () => {
  await applyCartActions({ items: [{ action: 'ADD', articleId: await articleOf('46'), quantity: 1 }] });
  const page = renderPage(<CartScreen {...parts} onMoveToWishlist={async () => {}} />);
  await cartChanges(page.client).refresh();
  const lines = () =>
    within(screen.getByRole('list', { name: words('Товары в корзине') })).getAllByRole('listitem');
  await waitFor(() => expect(lines()).toHaveLength(2));
  const before = names(lines());

  await page.user.click(within(lines()[0] as HTMLElement).getByRole('button', { name: /^Удалить/ }));
  await waitFor(() => expect(lines()).toHaveLength(1));
  // The focused line was removed, so the next line gets the focus.
  expect(lines()[0]?.contains(document.activeElement)).toBe(true);
  await page.user.click(await screen.findByRole('button', { name: 'Вернуть' }));
  await waitFor(() => expect(names(lines())).toEqual(before));
});

test('a line moved to the wishlist is added there before it is removed from the cart', async () => {
  let stored: string | undefined;
  const { user } = await show(async () => {
    stored = (await getCart()).items[0]?.size;
  });
  await user.click(screen.getByRole('button', { name: /^В\sизбранное/ }));
  expect(await screen.findByText('Товар добавлен в избранное')).toBeDefined();
  expect(stored).toBe('44');
  expect((await getCart()).items).toEqual([]);
});

test('a line that the wishlist refuses stays in the cart and says why', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { user, lines } = await show(async () => {
    failWith('getCart:503');
    await getCart();
  });
  await user.click(screen.getByRole('button', { name: /^В\sизбранное/ }));
  expect(await within(lines()[0] as HTMLElement).findByRole('alert')).toBeDefined();
  expect(lines()).toHaveLength(1);
});

test('changing the size sends one list of two actions: remove the old size, add the new one with its quantity (§4.3.4)', async () => {
  const lists: CartAction[][] = [];
  const { user, lines } = await show();
  server.events.on('request:start', async ({ request }) => {
    if (request.url.includes('/items/list')) lists.push((await request.clone().json()).items);
  });
  await user.click(screen.getByRole('button', { name: /^Изменить размер/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Изменить размер' }));
  await user.click(await dialog.findByRole('radio', { name: '46' }));
  await user.click(dialog.getByRole('button', { name: words('Увеличить количество') }));
  await user.click(dialog.getByRole('button', { name: 'Сохранить' }));
  await waitFor(() => expect(names(lines())).toEqual([expect.stringMatching(/размер\s46/)]));
  expect(lists).toEqual([
    [
      { action: 'REMOVE', articleId: await articleOf('44'), quantity: 1 },
      { action: 'ADD', articleId: await articleOf('46'), quantity: 2 },
    ],
  ]);
  server.events.removeAllListeners();
});

test('the dialog shows the price of each size if the prices differ', async () => {
  shop.state.sizePrices[await articleOf('46')] = 2_749_000;
  const { user, lines } = await show();
  await user.click(screen.getByRole('button', { name: /^Изменить размер/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Изменить размер' }));
  await user.click(await dialog.findByRole('radio', { name: words('46, 27 490 ₽') }));
  await user.click(dialog.getByRole('button', { name: 'Сохранить' }));
  await waitFor(() => expect(names(lines())).toEqual([expect.stringMatching(/размер\s46/)]));
  expect(screen.getByText(/1 товар, итого 27 490 ₽/)).toBeDefined();
});

test('a line with another size appears in place of the old line, and the focus stays on it', async () => {
  await applyCartActions({ items: [{ action: 'ADD', articleId: await articleOf('46'), quantity: 1 }] });
  const { user, client } = renderPage(<CartScreen {...parts} onMoveToWishlist={async () => {}} />);
  await cartChanges(client).refresh();
  const lines = () =>
    within(screen.getByRole('list', { name: words('Товары в корзине') })).getAllByRole('listitem');
  await waitFor(() => expect(lines()).toHaveLength(2));
  const [first] = screen.getAllByRole('button', { name: /^Изменить размер/ });
  await user.click(first as HTMLElement);
  const dialog = within(await screen.findByRole('dialog', { name: 'Изменить размер' }));
  await user.click(await dialog.findByRole('radio', { name: '48' }));
  await user.click(dialog.getByRole('button', { name: 'Сохранить' }));
  await waitFor(() =>
    expect(names(lines())).toEqual([
      expect.stringMatching(/размер\s48/),
      expect.stringMatching(/размер\s46/),
    ]),
  );
  expect(lines()[0]?.contains(document.activeElement)).toBe(true);
});

test('if a change fails, its dialog shows the error and the line stays as it was', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { user, lines } = await show();
  failWith('applyCartActions:network');
  await user.click(screen.getByRole('button', { name: /^Изменить размер/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Изменить размер' }));
  await user.click(await dialog.findByRole('radio', { name: '46' }));
  await user.click(dialog.getByRole('button', { name: 'Сохранить' }));
  expect((await dialog.findByRole('alert')).textContent).toBe('Нет соединения с\u00a0интернетом');
  expect(names(lines())).toEqual([expect.stringMatching(/размер\s44/)]);
});

test('the dialog does not save a sold-out size', async () => {
  const { user } = await show();
  await user.click(screen.getByRole('button', { name: /^Изменить размер/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Изменить размер' }));
  await user.click(await dialog.findByRole('radio', { name: /^42/ }));
  await user.click(dialog.getByRole('button', { name: 'Сохранить' }));
  expect(dialog.getByRole('alert').textContent).toBe('Этот размер закончился. Выберите другой');
  expect((await getCart()).items[0]?.size).toBe('44');
});

test('an unknown promo code is refused beside its field', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { user } = await show();
  const field = screen.getByRole('textbox', { name: 'Промокод' });
  await user.click(screen.getByRole('button', { name: 'Применить' }));
  expect(screen.getByRole('alert').textContent).toBe('Введите промокод');
  await user.type(field, 'НЕТ_ТАКОГО{Enter}');
  await waitFor(() =>
    expect(screen.getByRole('alert').textContent).toBe('Такого промокода нет. Проверьте написание'),
  );
  expect(document.activeElement).toBe(field);
  expect(field.getAttribute('aria-invalid')).toBe('true');
});

test('a promo code lowers the price and can be removed', async () => {
  const { user } = await show();
  await user.type(screen.getByRole('textbox', { name: 'Промокод' }), 'zima10{Enter}');
  expect(await screen.findByText('Промокод применён')).toBeDefined();
  expect(screen.getByText(words('Скидка по промокоду'))).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Убрать промокод ZIMA10' }));
  await waitFor(() => expect(screen.queryByText('ZIMA10')).toBeNull());
  expect((await getCart()).promoCodes).toEqual([]);
});

test('a line names its discounts and shows the discounted price', async () => {
  const { client } = await show();
  const none = { promoCode: null, title: null };
  const line = testItem('a', 2, {
    lineTotal: 18_000,
    discounts: [
      { ...none, source: 'SALE', sum: 2_000 },
      { ...none, source: 'PROMO_CODE', promoCode: 'ZIMA10', sum: 1_800 },
    ],
  });
  const giftLine = testItem('b', 1, {
    isGift: true,
    lineTotal: 0,
    discounts: [{ ...none, source: 'GIFT', title: 'Шапка к заказу', sum: 10_000 }],
  });
  setQuery(client, cartQuery, testCart([line, giftLine]));
  expect((await screen.findByText('Промокод ZIMA10')).closest('p')?.textContent).toMatch(
    words('Промокод ZIMA10 −18 ₽'),
  );
  expect(screen.getByText(words('162 ₽'))).toBeDefined();
  expect(screen.getByText(words('200 ₽'))).toBeDefined();
  expect(screen.getByText('−19%')).toBeDefined();
  expect(screen.getByText('Шапка к заказу').textContent).toBe('Шапка к заказу');
});

test('a promo code whose conditions are not met stays in the list and says what is missing', async () => {
  const waiting = {
    code: 'TRI',
    applied: false,
    discountSum: 0,
    freeDelivery: false,
    reason: 'Не хватает 500 ₽',
  };
  const { client } = await show();
  setQuery(client, cartQuery, testCart([testItem('a', 1)], { promoCodes: [waiting] }));
  expect(await screen.findByText('Не хватает 500 ₽')).toBeDefined();
  expect(screen.queryByText(words('Скидка по промокоду'))).toBeNull();
});

test('a line shows the gift it has earned (§4.3.1)', async () => {
  const gift = testItem('b', 1, { isGift: true, name: 'Шапка бини' });
  const { client } = await show();
  setQuery(
    client,
    cartQuery,
    testCart([testItem('a', 1), testItem('c', 1), gift], {
      appliedGifts: [{ giftId: 'g', articleId: 'b', articleIds: ['a'] }],
    }),
  );
  expect(await screen.findAllByText(words('С подарком: Шапка бини'))).toHaveLength(1);
});

test('choosing another gift replaces the previous one, with one list of actions', async () => {
  const lists: CartAction[][] = [];
  const cart = testCart([testItem('a', 1)], {
    gifts: [testGift('g', 'b'), testGift('g', 'c')],
    appliedGifts: [{ giftId: 'g', articleId: 'b', articleIds: ['a'] }],
    messages: [
      { code: 'GIFT_REMOVED', text: 'Один подарок больше не положен' },
      { code: 'MERGED', text: 'Мы\u00a0добавили 2\u00a0товара' },
      { code: 'MERGED', text: 'Один товар закончился' },
    ],
  });
  server.use(
    http.post('*/api/cart-orchestration/v1/carts/items/list', async ({ request }) => {
      lists.push(((await request.json()) as { items: CartAction[] }).items);
      return HttpResponse.json({ ...cart, messages: [] });
    }),
  );
  const { user, client } = await show();
  setQuery(client, cartQuery, cart);
  for (const text of ['Один подарок больше не положен', 'Мы добавили 2 товара', 'Один товар закончился']) {
    expect(await screen.findByText(words(text))).toBeDefined();
  }
  const gifts = within(screen.getByRole('group', { name: words('Шапка в подарок') }));
  expect(gifts.getByRole('button', { pressed: true }).textContent).toContain('Шапка b');
  await user.click(gifts.getByRole('button', { name: /Шапка c/ }));
  await waitFor(() =>
    expect(lists).toEqual([
      [
        { action: 'REMOVE', articleId: 'b', quantity: 1, isGift: true },
        { action: 'ADD', articleId: 'c', quantity: 1, isGift: true },
      ],
    ]),
  );
  await waitFor(() => expect(screen.queryByText('Один подарок больше не положен')).toBeNull());
});

test('all lines are removed at once and restored with one press', async () => {
  await applyCartActions({ items: [{ action: 'ADD', articleId: await articleOf('46'), quantity: 2 }] });
  const page = renderPage(<CartScreen {...parts} onMoveToWishlist={async () => {}} />);
  await cartChanges(page.client).refresh();
  await page.user.click(await screen.findByRole('button', { name: 'Удалить всё' }));
  await page.user.click(await screen.findByRole('button', { name: 'Вернуть' }));
  await waitFor(async () =>
    expect((await getCart()).items.map(({ size, quantity }) => [size, quantity])).toEqual([
      ['44', 1],
      ['46', 2],
    ]),
  );
});
