import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type ArticleDelivery as Answer, type Article, getGetArticleDeliveryQueryOptions } from '@/lib/api';
import { renderRouted } from '@/testing/render-routed';
import { words } from '@/testing/words';
import { exampleOf } from '../../../../mocks/contract/contract';
import { failWith } from '../../../../tests/component-shop';
import { ArticleDelivery } from './article-delivery';

const MOSCOW = { code: 'moskva', name: 'Москва' };
const EXPECTED = { deliveryMethods: 2, hasStores: true };
const size = (articleId: string, name: string, state: Article['state'] = 'IN_STOCK'): Article => ({
  articleId,
  sku: `PL-${name}`,
  size: name,
  international: null,
  state,
  left: null,
});
const example = exampleOf<Answer>('getArticleDelivery', 'moscow');
const s46 = size(example.articleId, '46');
const [shown] = example.stores;
const [courier] = example.methods;

// Noon in Moscow, on the date that the contract's example is about.
beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-22T09:00:00Z'), toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

async function show(chosen: Article | undefined, answer: Partial<Answer> = {}) {
  const page = await renderRouted(
    <ArticleDelivery city={MOSCOW} productName="Пальто" chosen={chosen} any={s46} expected={EXPECTED} />,
  );
  const { queryKey } = getGetArticleDeliveryQueryOptions(s46.articleId, { city: MOSCOW.code });
  page.client.setQueryData(queryKey, { ...example, ...answer });
  return page;
}

test('delivery methods show days and price, and stores are shown only after a size is chosen (§3.12.5)', async () => {
  await show(undefined);
  expect(await screen.findByText(words('Курьером, 23–24 ноября'))).toBeDefined();
  expect(screen.getByText(words('290 ₽'))).toBeDefined();
  expect(screen.getByText('Выберите размер, чтобы увидеть магазины')).toBeDefined();
  expect(screen.queryByRole('link')).toBeNull();
});

test('stores that have the size are named with their number of pieces, and «сегодня» if collection today is possible (§3.12.5)', async () => {
  await show(s46);
  expect(await screen.findByText(words('Самовывоз: можно забрать сегодня'))).toBeDefined();
  expect(screen.getByRole('link', { name: words('Витрина на Кузнецком Мосту') }).getAttribute('href')).toBe(
    '/stores/moskva-kuznetskiy-most',
  );
  expect(screen.getByText(words('2 шт.'))).toBeDefined();
});

test('a pick-up day after today is shown as a date, and the store with the earliest one comes first', async () => {
  if (!shown) throw new Error('The example has a store.');
  const later = { ...shown, pieces: 5, firstDay: '2026-11-24' };
  const sooner = {
    ...shown,
    store: { ...shown.store, code: 'b', name: 'Вторая' },
    pieces: 1,
    firstDay: '2026-11-23',
  };
  await show(s46, { stores: [later, sooner] });
  expect(await screen.findByText(words('Самовывоз: можно забрать 23 ноября'))).toBeDefined();
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Вторая',
    later.store.name,
  ]);
  expect(screen.getByText('последний')).toBeDefined();
});

test('a dialog lists all stores that have the size', async () => {
  if (!shown) throw new Error('The example has a store.');
  const stores = ['1', '2', '3'].map((code) => ({
    ...shown,
    store: { ...shown.store, code, name: `Магазин ${code}` },
  }));
  const { user } = await show(s46, { stores });
  await user.click(await screen.findByRole('button', { name: words('Наличие в 3 магазинах') }));
  const dialog = within(await screen.findByRole('dialog', { name: /Наличие в\sмагазинах/ }));
  expect(dialog.getAllByRole('link')).toHaveLength(3);
  expect(dialog.getAllByText(words('Можно забрать сегодня'))).toHaveLength(3);
});

test('if no store of the city has the size, the page says so', async () => {
  if (!shown) throw new Error('The example has a store.');
  await show(s46, { stores: [{ ...shown, pieces: 0, firstDay: null }] });
  expect(await screen.findByText(words('В магазинах города этого размера нет'))).toBeDefined();
});

test('pick-up points and post offices share one line', async () => {
  if (!courier) throw new Error('The example has a courier.');
  const point = { ...courier, id: 'pickup-point', kind: 'pickup-point' as const, name: 'В пункт выдачи' };
  const post = { ...courier, id: 'post', kind: 'post' as const, name: 'Почтой России' };
  await show(undefined, { methods: [post, point, courier], stores: [] });
  expect(await screen.findByText(/^В пункт выдачи/)).toBeDefined();
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
});

test('a delivery method that is unavailable for the city is not shown', async () => {
  if (!courier) throw new Error('The example has a courier.');
  const obstacle = { code: 'NOT_THERE' as const, text: 'Сюда так не доставляем' };
  await show(undefined, { methods: [{ ...courier, price: null, firstDay: null, lastDay: null, obstacle }] });
  expect(await screen.findByText('Выберите размер, чтобы увидеть магазины')).toBeDefined();
  expect(screen.queryByText(/Курьером/)).toBeNull();
});

test('if the request fails, nothing is shown about delivery', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  failWith('getArticleDelivery:503');
  const { container } = await renderRouted(
    <ArticleDelivery city={MOSCOW} productName="Пальто" chosen={s46} any={s46} expected={EXPECTED} />,
  ).then(() => ({ container: document.querySelector('[data-shown]') }));
  await expect.poll(() => container?.textContent).toBe('');
});

test('the placeholder has a line for each expected delivery method and two lines for stores', async () => {
  const { container } = await renderRouted(
    <ArticleDelivery city={MOSCOW} productName="Пальто" chosen={undefined} any={s46} expected={EXPECTED} />,
  ).then(() => ({ container: document.querySelector('[data-shown]') }));
  expect(container?.querySelectorAll('.skeleton')).toHaveLength(4);
});
