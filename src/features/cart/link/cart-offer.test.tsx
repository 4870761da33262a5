import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { createGuestIdentity, getCart, getProduct } from '@/lib/api';
import { renderRouted } from '@/testing/render-routed';
import { words } from '@/testing/words';
import { failWith, server, shop } from '../../../../tests/component-shop';
import { CartOffer } from './cart-offer';
import { loadCartLink } from './load-cart-link';

const NO_ARTICLE = '00000000-0000-4000-8000-000000000000';
let [one, other, gone] = ['', '', ''];

beforeEach(async () => {
  await createGuestIdentity();
  const { articles } = await getProduct('palto-pryamogo-kroya-iz-shersti-bezhevyy');
  const inStock = articles.filter(({ state }) => state === 'IN_STOCK').map(({ articleId }) => articleId);
  [one = '', other = ''] = inStock;
  gone = articles.find(({ state }) => state === 'SOLD_OUT')?.articleId ?? '';
});

const quantities = async () => (await getCart()).items.map(({ quantity }) => quantity);
const show = async (text: string) => renderRouted(<CartOffer offer={await loadCartLink(text)} />, '/cart');
const button = () => screen.getByRole('button', { name: /^Добавить/ });

test('the page of a cart link shows the goods without adding them, and one press adds all of them (§4.3.11)', async () => {
  await show(`${one}:1,${other}:1`);
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  expect(await quantities()).toEqual([]);
  fireEvent.click(button());
  await expect.poll(quantities).toEqual([1, 1]);
});

test('pressing the button twice adds the goods once', async () => {
  await show(`${one}:1`);
  const posts: string[] = [];
  server.events.on('request:start', ({ request }) => {
    if (request.method === 'POST') posts.push(new URL(request.url).pathname);
  });
  expect(button().textContent).toMatch(words('Добавить 1 товар за 17 490 ₽'));
  fireEvent.click(button());
  fireEvent.click(button());
  await expect.poll(() => button().getAttribute('aria-busy')).toBeNull();
  expect(await quantities()).toEqual([1]);
  expect(posts).toEqual(['/api/cart-orchestration/v1/carts/items/list']);
});

test('the page of a cart link says which goods cannot be added, and offers the others', async () => {
  shop.state.stock[one] = 2;
  const { problems, items } = await loadCartLink(`${one}:11,${gone}:1,${NO_ARTICLE}:1,пальто`);
  expect(items.map(({ quantity }) => quantity)).toEqual([2, 0]);
  expect(problems.map(plain)).toEqual([
    'Часть ссылки не читается: 1 товар пропущен.',
    'В магазине больше нет 1 товара из ссылки.',
    'Одного размера можно добавить не больше 10 шт.',
    'Некоторых товаров осталось меньше, чем в ссылке: добавим сколько есть.',
  ]);
  await show(`${gone}:1`);
  expect(screen.getByText('Этот размер закончился')).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Добавить/ })).toBeNull();
});

test('for a link with more than twenty articles, the page says how many are left out', async () => {
  const ids = Array.from({ length: 22 }, (_, at) => `${NO_ARTICLE.slice(0, -2)}${at + 10}:1`);
  const { problems } = await loadCartLink(ids.join(','));
  expect(problems.map(plain)).toEqual([
    'По ссылке можно добавить не больше 20 разных товаров: 2 товара пропущено.',
    'В магазине больше нет 20 товаров из ссылки.',
  ]);
});

test('a refusal is shown beside the button, which can be pressed again', async () => {
  await show(`${one}:1`);
  failWith('applyCartActions:409');
  fireEvent.click(button());
  expect((await screen.findByRole('alert')).textContent).toMatch(/закончился/);
  expect(button().getAttribute('aria-busy')).toBeNull();
});

const plain = (text: string) => text.replaceAll('\u00a0', ' ');
