import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { words } from '@/testing/words';
import { failWith, server, shop } from '../../tests/component-shop.ts';
import { putOrder } from '../testing/orders.ts';
import { renderDesk } from '../testing/render-desk.tsx';
import { putRequest } from '../testing/requests.ts';

const HOSTILE = '<img src=x onerror="alert(1)">';
const ORLOVA = { name: 'Мария Орлова', phone: '+79165550142', email: 'orlova@example.ru' };

const accountId = () => shop.state.accounts[0]?.profile.id ?? '';
const open = (id: string, role: Parameters<typeof renderDesk>[1] = 'manager') =>
  renderDesk(`/buyers/${id}`, role);
const press = async (title: string, label: string) =>
  within(await screen.findByRole('dialog', { name: words(title) })).getByRole('button', { name: label });

beforeEach(() => {
  putOrder(shop, { contact: ORLOVA });
});

test('buyers are found as one types, and nothing is asked for before', async () => {
  const { user, href } = renderDesk('/buyers');
  expect(await screen.findByText('Кого найти?')).toBeDefined();
  await user.type(screen.getByRole('searchbox'), '8 (916) 555-01-42');
  const table = await screen.findByRole('table');
  expect(within(table).getByRole('link', { name: 'Мария Орлова' })).toBeDefined();
  expect(table.textContent).toContain('Без учётной записи');
  expect(href()).toContain('/buyers?search=');
  await user.clear(screen.getByRole('searchbox'));
  await user.type(screen.getByRole('searchbox'), 'никого нет');
  expect(await screen.findByText('Таких покупателей нет')).toBeDefined();
});

test('a search that fails says why', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  failWith('listBuyers:503');
  const { user } = renderDesk('/buyers?search=орлова');
  await screen.findByRole('alert');
  server.resetHandlers();
  await user.click(screen.getByRole('button', { name: 'Загрузить ещё раз' }));
  expect(await screen.findByRole('table')).toBeDefined();
});

test('a guest is shown with orders, requests and the sentences that were agreed to', async () => {
  const [order] = shop.state.orders;
  putRequest(shop, { request: { email: ORLOVA.email } });
  open(order?.order.id ?? '');
  expect(await screen.findByRole('heading', { name: 'Мария Орлова' })).toBeDefined();
  expect(screen.getByRole('link', { name: order?.order.number ?? '' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'П-482910-6' })).toBeDefined();
  expect(screen.getByText('«Даю согласие на обработку персональных данных»')).toBeDefined();
  expect(screen.queryByRole('heading', { name: 'Устройства' })).toBeNull();
});

test('names, addresses and devices are shown as text, even if they are HTML', async () => {
  const [account] = shop.state.accounts;
  if (account) Object.assign(account.profile, { firstName: HOSTILE, lastName: '', middleName: HOSTILE });
  for (const signIn of shop.state.signIns) signIn.device = HOSTILE;
  open(accountId());
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(HOSTILE);
  expect(screen.getAllByText(HOSTILE).length).toBeGreaterThan(2);
  expect(document.querySelector('img[src="x"]')).toBeNull();
});

test('a device is signed out, and then all of them', async () => {
  const [first] = shop.state.signIns;
  if (first) shop.state.signIns.push({ ...first, id: crypto.randomUUID(), device: 'Firefox, Linux' });
  const { user } = open(accountId());
  await user.click(await screen.findByRole('button', { name: 'Завершить сессию: Firefox, Linux' }));
  await user.click(await press('Завершить сессию', 'Завершить'));
  await waitFor(() => expect(screen.queryByText('Firefox, Linux')).toBeNull());
  await user.click(screen.getByRole('button', { name: /Завершить сессию/ }));
  await user.click(await press('Завершить сессию', 'Завершить'));
  expect(await screen.findByText(/нигде не.вошёл/)).toBeDefined();
  expect(shop.state.signIns.every(({ endedAt }) => endedAt !== null)).toBe(true);
});

test('the data of a buyer are saved as a file without a password', async () => {
  let saved: Blob | undefined;
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    saved = blob as Blob;
    return 'blob:saved';
  });
  let name = '';
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    name = this.download;
  });
  const { user } = open(accountId());
  await user.click(await screen.findByRole('button', { name: 'Сохранить данные' }));
  await waitFor(() => expect(saved).toBeDefined());
  expect(name).toMatch(/^anna-petrova-dannye-\d{4}-\d{2}-\d{2}\.json$/);
  const text = (await saved?.text()) ?? '';
  expect(JSON.parse(text).profile.email).toBe('anna@example.ru');
  expect(text).not.toContain('lipovyy-chay');
});

test('a deletion says what stays and why, asks for a check of the identity, and leads back to the search', async () => {
  const { user, href } = open(accountId());
  await user.click(await screen.findByRole('button', { name: 'Удалить данные' }));
  const remove = await press('Удалить данные покупателя?', 'Удалить навсегда');
  expect(screen.getByText(/доказать согласие/)).toBeDefined();
  await user.click(remove);
  expect(await screen.findByText(/убедитесь, что просит сам покупатель/)).toBeDefined();
  expect(shop.state.accounts).toHaveLength(1);
  await user.click(screen.getByRole('checkbox'));
  await user.click(remove);
  await waitFor(() => expect(shop.state.accounts).toHaveLength(0));
  await waitFor(() => expect(href()).toBe('/buyers'));
});

test('an order leads to its buyer', async () => {
  const [stored] = shop.state.orders;
  const { user } = renderDesk(`/orders/${stored?.order.id}`);
  await user.click(await screen.findByRole('link', { name: 'Открыть' }));
  expect(await screen.findByRole('heading', { name: 'Мария Орлова', level: 1 })).toBeDefined();
});

test('a viewer sees no buyers', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  open(accountId(), 'viewer');
  expect((await screen.findByRole('alert')).textContent).toContain('с\u00a0другой ролью');
  expect(screen.queryByRole('link', { name: 'Покупатели' })).toBeNull();
});
