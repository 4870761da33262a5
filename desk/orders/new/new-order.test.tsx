import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { getResponse, HttpResponse, http } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { words } from '@/testing/words';
import { createHandlers } from '../../../mocks/handlers.ts';
import { server, shop } from '../../../tests/component-shop.ts';
import { putOrder } from '../../testing/orders.ts';
import { renderDesk } from '../../testing/render-desk.tsx';

type Desk = ReturnType<typeof renderDesk>;

beforeEach(() => {
  // The test environment has no popovers.
  HTMLElement.prototype.hidePopover = () => undefined;
});

/** Finds a coat and puts its first size that is in stock into the order. */
async function chooseCoat({ user }: Desk): Promise<void> {
  await user.type(await screen.findByRole('searchbox', { name: 'Найти товар' }), 'пальто');
  const found = await screen.findByRole('list', { name: 'Найденные товары' });
  const sizes = within(found).getAllByRole('button');
  const inStock = sizes.find((size) => !size.getAttribute('aria-label')?.includes('нет'));
  if (inStock) await user.click(inStock);
  await screen.findByRole('list', { name: 'Вещи заказа' });
}

async function chooseCourier({ user }: Desk): Promise<void> {
  await user.click(await screen.findByRole('combobox', { name: 'Город' }));
  await user.click(await screen.findByRole('option', { name: /^Москва/ }));
  await user.click(await screen.findByRole('radio', { name: /Курьером/ }));
  await user.type(screen.getByLabelText('Улица и дом'), 'ул. Мясницкая, 1');
  for (const name of ['День', 'Время']) {
    const field = screen.queryByLabelText(name);
    const option =
      field &&
      within(field)
        .getAllByRole<HTMLOptionElement>('option')
        .find((one) => one.value && !one.disabled);
    if (field && option) await user.selectOptions(field, option.value);
  }
}

async function fillIn(desk: Desk): Promise<void> {
  const { user } = desk;
  await chooseCoat(desk);
  await user.type(screen.getByLabelText('Телефон'), '9161234567');
  await user.type(screen.getByLabelText('Имя и фамилия'), 'Ольга Ким');
  await user.type(screen.getByLabelText('Почта для чека и ссылки'), 'olga@example.ru');
  await chooseCourier(desk);
  await user.click(screen.getByRole('radio', { name: /СБП/ }));
  await user.click(screen.getByRole('checkbox', { name: /согласен/ }));
}

const place = ({ user }: Desk) => user.click(screen.getByRole('button', { name: /^Оформить/ }));

test('an order by phone is placed and leads to its page, with the operator in its history', async () => {
  const desk = renderDesk('/orders/new');
  await fillIn(desk);
  await place(desk);
  await waitFor(() => expect(desk.href()).toMatch(/^\/orders\/[0-9a-f-]{36}$/));
  const [stored] = shop.state.orders;
  expect(stored?.order).toMatchObject({
    state: 'AWAITING_PAYMENT',
    contact: { name: 'Ольга Ким', phone: '+79161234567', email: 'olga@example.ru' },
    payment: { method: 'sbp' },
  });
  expect(stored?.steps?.[0]).toMatchObject({ by: 'operator' });
});

test('what is missing is said at its field, and nothing is ordered', async () => {
  const desk = renderDesk('/orders/new');
  await chooseCoat(desk);
  await place(desk);
  expect(await screen.findByText('Выберите город')).toBeDefined();
  expect(screen.getByText(/Спросите покупателя о/)).toBeDefined();
  expect(document.activeElement).toBe(screen.getByLabelText('Телефон'));
  expect(shop.state.orders).toEqual([]);
});

test('a size that was sold by then is named, and the order can be sent again without it', async () => {
  const desk = renderDesk('/orders/new');
  await fillIn(desk);
  const lines = within(screen.getByRole('list', { name: 'Вещи заказа' }));
  await desk.user.click(lines.getByRole('button', { name: 'Увеличить количество' }));
  await waitFor(() => expect(lines.getByRole('spinbutton')).toHaveProperty('value', '2'));
  for (const id of Object.keys(shop.state.stock)) shop.state.stock[id] = 1;
  await place(desk);
  expect(await screen.findByText(/изменилось:/)).toBeDefined();
  await waitFor(() => expect(lines.getByRole('spinbutton')).toHaveProperty('value', '1'));
  await place(desk);
  await waitFor(() => expect(shop.state.orders).toHaveLength(1));
});

test('a known phone fills in the buyer', async () => {
  putOrder(shop, { contact: { name: 'Анна Петрова', phone: '+79991234567', email: 'anna@example.ru' } });
  const { user } = renderDesk('/orders/new');
  await user.type(await screen.findByLabelText('Телефон'), '89991234567');
  await waitFor(() => expect(screen.getByLabelText('Имя и фамилия')).toHaveProperty('value', 'Анна Петрова'));
  expect(screen.getByLabelText('Почта для чека и ссылки')).toHaveProperty('value', 'anna@example.ru');
});

test('an unknown phone empties the fields that a known buyer filled in, but none that were typed', async () => {
  putOrder(shop, { contact: { name: 'Анна Петрова', phone: '+79991234567', email: 'anna@example.ru' } });
  const desk = renderDesk('/orders/new');
  const { user } = desk;
  await chooseCoat(desk);
  await user.type(screen.getByLabelText('Телефон'), '89991234567');
  const name = screen.getByLabelText('Имя и фамилия');
  await waitFor(() => expect(name).toHaveProperty('value', 'Анна Петрова'));
  await user.type(screen.getByLabelText('Пожелания покупателя'), 'Домофон не работает');
  await user.click(screen.getByRole('checkbox', { name: /согласен/ }));
  await user.clear(screen.getByLabelText('Телефон'));
  await user.type(screen.getByLabelText('Телефон'), '89160000000');
  await waitFor(() => expect(name).toHaveProperty('value', ''));
  expect(screen.getByLabelText('Почта для чека и ссылки')).toHaveProperty('value', '');
  expect(screen.getByLabelText('Пожелания покупателя')).toHaveProperty('value', '');
  expect(screen.getByRole('checkbox', { name: /согласен/ })).toHaveProperty('checked', false);

  await user.type(name, 'Ольга Ким');
  await user.type(screen.getByLabelText('Телефон'), '{Backspace}1');
  const contacts = () => Object.values(shop.state.drafts).map(({ parts }) => parts.contact?.body);
  const typed = { name: 'Ольга Ким', phone: '+79160000001', email: null };
  await waitFor(() => expect(contacts()).toContainEqual(typed), { timeout: 3000 });
  expect(name).toHaveProperty('value', 'Ольга Ким');
});

/** Makes the shop place orders, but loses its answers. Returns the keys that were sent. */
function loseAnswers(status?: number): string[] {
  const keys: string[] = [];
  const handlers = createHandlers(shop, { identity: 'jar' });
  server.use(
    http.post('*/order-draft/order', async ({ request }) => {
      keys.push(request.headers.get('idempotency-key') ?? '');
      await getResponse(handlers, request);
      return status === undefined ? HttpResponse.error() : new HttpResponse(null, { status });
    }),
  );
  return keys;
}

test.each([undefined, 502])(
  'an order whose answer was lost is found by a second press (%s)',
  async (status) => {
    const desk = renderDesk('/orders/new');
    await fillIn(desk);
    const keys = loseAnswers(status);
    await place(desk);
    await waitFor(() => expect(shop.state.orders).toHaveLength(1));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: /^Оформить/ })).toHaveProperty('disabled', false),
    );
    server.resetHandlers();
    await place(desk);
    await waitFor(() => expect(desk.href()).toBe(`/orders/${shop.state.orders[0]?.order.id}`));
    expect(shop.state.orders).toHaveLength(1);
    expect(new Set(keys).size).toBe(1);
  },
);

test('an order whose answer was lost is found after a reload', async () => {
  const desk = renderDesk('/orders/new');
  await fillIn(desk);
  loseAnswers();
  await place(desk);
  await waitFor(() => expect(shop.state.orders).toHaveLength(1));
  desk.unmount();
  server.resetHandlers();
  const next = renderDesk('/orders/new');
  await waitFor(() => expect(next.href()).toBe(`/orders/${shop.state.orders[0]?.order.id}`));
  expect(shop.state.orders).toHaveLength(1);
});

test('what was typed and chosen is there after a reload, and gone after a new beginning', async () => {
  const desk = renderDesk('/orders/new');
  await chooseCoat(desk);
  await desk.user.type(screen.getByLabelText('Имя и фамилия'), 'Ольга');
  desk.unmount();
  const { user } = renderDesk('/orders/new');
  expect(await screen.findByRole('list', { name: 'Вещи заказа' })).toBeDefined();
  expect(screen.getByLabelText('Имя и фамилия')).toHaveProperty('value', 'Ольга');
  await user.click(screen.getByRole('button', { name: 'Начать заново' }));
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Вещи заказа' })).toBeNull());
  expect(screen.getByLabelText('Имя и фамилия')).toHaveProperty('value', '');
});

test('a place that was typed in part stays when the page scrolls, until the focus leaves the field', async () => {
  const desk = renderDesk('/orders/new');
  await chooseCoat(desk);
  const place = await screen.findByRole('combobox', { name: 'Город' });
  await desk.user.type(place, 'Каз');
  fireEvent.scroll(document);
  expect(place).toHaveProperty('value', 'Каз');
  await desk.user.tab();
  await waitFor(() => expect(place).toHaveProperty('value', ''));
});

test('of many found goods the first ones are shown, and the others by a press', async () => {
  const { user } = renderDesk('/orders/new');
  await user.type(await screen.findByRole('searchbox', { name: 'Найти товар' }), 'хлопок');
  const found = await screen.findByRole('list', { name: 'Найденные товары' });
  expect(found.children).toHaveLength(4);
  await user.click(screen.getByRole('button', { name: /^Показать ещё/ }));
  expect(found.children.length).toBeGreaterThan(4);
  expect(screen.queryByRole('button', { name: /^Показать ещё/ })).toBeNull();
});

test('an unknown promo code is refused at its field', async () => {
  const desk = renderDesk('/orders/new');
  await chooseCoat(desk);
  await desk.user.type(screen.getByLabelText('Промокод'), 'NETTAKOGO{Enter}');
  expect(await screen.findByText(/Такого промокода нет/)).toBeDefined();
});

test.each(['viewer', 'packer'] as const)('the role %s has no orders by phone', async (role) => {
  renderDesk('/orders', role);
  await screen.findByRole('heading', { name: 'Заказы' });
  expect(screen.queryByRole('link', { name: words('Новый заказ') })).toBeNull();
});
