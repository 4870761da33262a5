import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cartChanges } from '@/features/cart/state/cart-changes';
import { chooseCity, chosenCity } from '@/features/stores/city/chosen-city';
import { type DefaultCity, DefaultCityContext } from '@/features/stores/city/default-city';
import {
  applyCartActions,
  createGuestIdentity,
  getCart,
  getCheckoutDraft,
  getProduct,
  type OrderRequest,
  patchCheckoutDraft,
  placeOrder,
} from '@/lib/api';
import { renderPage } from '@/testing/render-page';
import { words } from '@/testing/words';
import { failWith, server } from '../../../tests/component-shop';
import { CheckoutPage } from './checkout-page';
import { loadCheckoutPage } from './load-checkout-page';

const ORDERS = '*/api/order-orchestration/v1/orders';
const TEE = 'futbolka-iz-plotnogo-hlopka-belaya';
const MOSCOW = { code: 'moskva', name: 'Москва', hasStores: true, deliveryMethods: 2 };
const assign = vi.fn();

beforeEach(async () => {
  assign.mockReset();
  sessionStorage.clear();
  vi.spyOn(window.location, 'assign').mockImplementation(assign);
  await createGuestIdentity();
  await add(TEE);
});

// Resets the chosen city while the page is still mounted, so that its state follows and the next test begins
// without a city.
afterEach(() => {
  localStorage.removeItem('vitrina-city');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'vitrina-city' })));
});

async function add(productUrl: string) {
  const { articles } = await getProduct(productUrl);
  const articleId = articles.find(({ state }) => state === 'IN_STOCK')?.articleId ?? '';
  return applyCartActions({ items: [{ action: 'ADD', articleId, quantity: 1 }] });
}

/** Renders the checkout after loading its data, as the route does. */
async function show(byDefault: DefaultCity = MOSCOW) {
  const page = renderPage(
    <DefaultCityContext value={byDefault}>
      <CheckoutPage posted={undefined} />
    </DefaultCityContext>,
  );
  await act(() => loadCheckoutPage(page.client, byDefault));
  await screen.findByRole('heading', { name: 'Оформление заказа' });
  return page;
}

type User = Awaited<ReturnType<typeof show>>['user'];

const button = () => screen.getByRole('button', { name: /^(Подтвердить|Оплатить)/ });
const radio = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('radio', { name });
const descriptionOf = (element: HTMLElement) =>
  document.getElementById(element.getAttribute('aria-describedby')?.split(' ')[0] ?? '')?.textContent;

async function fillContacts(user: User) {
  await user.type(screen.getByLabelText('Телефон'), '89991234567');
  await user.type(screen.getByLabelText('Имя и фамилия'), 'Анна Петрова');
  await user.type(screen.getByLabelText('Электронная почта (для чека)'), 'anna@example.ru');
}

/** Fills in the whole form: delivery by courier, payment in cash. */
async function fillAll(user: User) {
  await fillContacts(user);
  await user.click(radio(/^Курьером/));
  await user.type(screen.getByRole('combobox', { name: 'Улица, дом' }), 'Мясницкая, 24');
  for (const group of ['Дата', 'Время']) {
    const [first] = within(screen.getByRole('radiogroup', { name: group }))
      .getAllByRole<HTMLInputElement>('radio')
      .filter(({ disabled }) => !disabled);
    if (first) await user.click(first);
  }
  await user.click(radio(/^Наличными/));
  await user.click(screen.getByRole('checkbox', { name: /согласие/ }));
}

/** Records the requests that place orders, with their idempotency keys. */
function watchOrders() {
  const requests: { key: string | null; body: unknown }[] = [];
  server.events.on('request:start', async ({ request }) => {
    if (request.method !== 'POST' || !request.url.includes('/orders')) return;
    const copy = request.clone();
    requests.push({ key: request.headers.get('idempotency-key'), body: await copy.json() });
  });
  return requests;
}

test('the form asks for nothing unnecessary, no consent is checked in advance, and the button shows the sum (§5.4.1)', async () => {
  const { user } = await show();
  expect(screen.queryByRole('combobox', { name: 'Улица, дом' })).toBeNull();
  expect(screen.getAllByText('выберите способ').length).toBeGreaterThan(0);
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /согласие/ }).checked).toBe(false);
  expect(button().textContent).toMatch(words('Подтвердить заказ · 1 990 ₽'));
  await user.click(radio(/^Курьером/));
  expect(screen.getByRole('combobox', { name: 'Улица, дом' })).toBeDefined();
  await waitFor(() => expect(button().textContent).toMatch(words('Подтвердить заказ · 2 280 ₽')));
});

test('incomplete texts are restored after a reload of the tab (§4.3.9)', async () => {
  const { user, unmount } = await show();
  await user.type(screen.getByLabelText('Телефон'), '8999');
  await user.type(screen.getByLabelText('Электронная почта (для чека)'), 'anna@');
  unmount();
  await show();
  expect(screen.getByLabelText<HTMLInputElement>('Телефон').value).toMatch(words('+7 999'));
  expect(screen.getByLabelText<HTMLInputElement>('Электронная почта (для чека)').value).toBe('anna@');
});

test('when the shopper returns to this tab, changes of another tab appear but overwrite no edited field (§4.3.9)', async () => {
  const { user } = await show();
  await user.type(screen.getByLabelText('Имя и фамилия'), 'Анна');
  const contact = { name: 'Мария', phone: '+79990000001', email: null };
  await patchCheckoutDraft({ contact, comment: null, payment: { method: 'cash' } });
  await act(async () => void window.dispatchEvent(new Event('focus')));
  await waitFor(() =>
    expect(screen.getByLabelText<HTMLInputElement>('Телефон').value).toBe(
      '+7\u00a0999\u00a0000\u00a000\u00a001',
    ),
  );
  expect(screen.getByLabelText<HTMLInputElement>('Имя и фамилия').value).toBe('Анна');
  expect(radio(/^Наличными/).checked).toBe(true);
});

test('when the chosen delivery method does not offer the chosen payment method, the latter is unchecked', async () => {
  const { user } = await show();
  await fillAll(user);
  await user.click(radio(/^Почтой/));
  await user.click(radio(/^СБП/));
  await user.type(screen.getByLabelText('Индекс'), '101000');
  const requests = watchOrders();
  await user.click(button());
  await waitFor(() => expect(requests).not.toHaveLength(0));
  expect(requests[0]?.body).toMatchObject({ payment: { method: 'sbp' } });
});

test('when another delivery method is chosen, the fields of the previous one keep their values (§5.3.6)', async () => {
  const { user } = await show();
  await user.click(radio(/^Курьером/));
  await user.type(screen.getByRole('combobox', { name: 'Улица, дом' }), 'Мясницкая, 24');
  await user.click(radio(/^Самовывоз/));
  await screen.findByRole('radiogroup', { name: 'Где забрать заказ' });
  expect(screen.queryByRole('combobox', { name: 'Улица, дом' })).toBeNull();
  await user.click(radio(/^Курьером/));
  expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Улица, дом' }).value).toBe('Мясницкая, 24');
});

test('delivery by post requires a postal code, and a suggested address fills it in (§3.7.11)', async () => {
  const { user } = await show();
  await fillAll(user);
  await user.click(radio(/^Почтой/));
  await user.click(radio(/^СБП/));
  expect(screen.getByText(words('Обязательны улица, дом и индекс'))).toBeDefined();
  await user.click(button());
  const field = screen.getByLabelText<HTMLInputElement>('Индекс');
  await waitFor(() => expect(document.activeElement).toBe(field));
  expect(descriptionOf(field)).toMatch(words('Укажите индекс: без него почта не доставит'));
  await user.type(field, '101000');
  await user.click(radio(/^Курьером/));
  expect(screen.queryByLabelText('Индекс')).toBeNull();
  await user.click(radio(/^Почтой/));
  expect(screen.getByLabelText<HTMLInputElement>('Индекс').value).toBe('101000');
  await user.click(radio(/^СБП/));
  const requests = watchOrders();
  await user.click(button());
  await waitFor(() => expect(requests).not.toHaveLength(0));
  expect(requests[0]?.body).toMatchObject({ delivery: { methodId: 'post', postalCode: '101000' } });
});

test('an error is shown when a field is left, never while typing, and disappears once corrected (§5.3.5, §5.3.6)', async () => {
  const { user } = await show();
  const email = screen.getByLabelText('Электронная почта (для чека)');
  await user.type(email, 'anna@');
  expect(email.getAttribute('aria-invalid')).toBeNull();
  await user.tab();
  await waitFor(() => expect(descriptionOf(email)).toBe('Проверьте адрес почты'));
  await user.type(email, 'example.ru');
  expect(email.getAttribute('aria-invalid')).toBe('true');
  await user.tab();
  await waitFor(() => expect(email.getAttribute('aria-invalid')).toBeNull());
  // A field that was focused and left without typing shows no error yet.
  expect(screen.getByLabelText('Телефон').getAttribute('aria-invalid')).toBeNull();
});

test('pressing the button lists all errors as links, and focuses the first one (§5.3.6)', async () => {
  const { user } = await show();
  const requests = watchOrders();
  await user.click(button());
  const phone = screen.getByLabelText('Телефон');
  await waitFor(() => expect(document.activeElement).toBe(phone));
  expect(descriptionOf(phone)).toBe('Укажите телефон');
  const line = await screen.findByText('Проверьте:', { exact: false });
  const links = within(line).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual([
    ...['телефон', 'имя', 'почту', 'способ получения', 'способ оплаты', 'согласие'],
  ]);
  // Starts with the last field, because the first one has the focus already.
  for (const name of ['personalData', 'payment', 'methodId', 'email', 'name', 'phone']) {
    await user.click(links.pop() as HTMLElement);
    expect((document.activeElement as HTMLInputElement).name).toBe(name);
  }
  expect(requests).toEqual([]);
});

test('the list of errors fits the chosen delivery method, and each link focuses an option that can be chosen (§5.3.6)', async () => {
  const { user } = await show();
  await user.click(radio(/^Курьером/));
  await user.click(button());
  await screen.findByText('Проверьте:', { exact: false });
  const line = () =>
    screen.getAllByRole('alert').find(({ textContent }) => /^Проверьте/.test(textContent ?? ''));
  expect(line()?.textContent).toContain('адрес');
  expect(screen.getByText(words('Укажите улицу и дом'))).toBeDefined();
  await user.click(within(line() as HTMLElement).getByRole('link', { name: 'день доставки' }));
  expect(document.activeElement?.getAttribute('name')).toBe('day');
  expect((document.activeElement as HTMLInputElement).disabled).toBe(false);
  await user.click(within(line() as HTMLElement).getByRole('link', { name: 'время доставки' }));
  expect(document.activeElement?.getAttribute('name')).toBe('interval');
  await user.click(radio(/^Самовывоз/));
  await waitFor(() => expect(line()?.textContent).not.toMatch(/адрес|доставки/));
  expect(line()?.textContent).toContain('телефон');
});

test('placing an order opens its page, and pressing the button twice places one order (§4.3.7)', async () => {
  const { user } = await show();
  const requests = watchOrders();
  await fillAll(user);
  act(() => {
    button().click();
    button().click();
  });
  await waitFor(() => expect(assign).toHaveBeenCalled());
  expect(assign.mock.calls[0]?.[0]).toMatch(/^\/checkout-success\?order=[0-9a-f-]{36}$/);
  expect(requests).toHaveLength(1);
  expect((await getCart()).items).toEqual([]);
});

test('if the response is lost, the request is repeated with the same key, and only one order is placed (§4.3.7)', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { user } = await show();
  const requests = watchOrders();
  await fillAll(user);
  let isLost = false;
  server.use(
    http.post(ORDERS, async ({ request }) => {
      if (isLost) return undefined;
      isLost = true;
      // The server places the order, but the response is lost.
      const key = request.headers.get('idempotency-key') ?? '';
      const body = (await request.clone().json()) as OrderRequest;
      await placeOrder(body, { headers: { 'Idempotency-Key': key } });
      return HttpResponse.error();
    }),
  );
  await user.click(button());
  await screen.findByText(words('Нет соединения с интернетом'));
  await user.click(button());
  await waitFor(() => expect(assign).toHaveBeenCalled());
  expect(new Set(requests.map(({ key }) => key)).size).toBe(1);
});

test('a field error of the shop is shown at its field', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { user } = await show();
  await fillAll(user);
  server.use(
    http.post(ORDERS, () =>
      HttpResponse.json(
        {
          type: '/problems/invalid-request',
          title: 'Проверьте введённые данные',
          status: 422,
          code: 'INVALID_REQUEST',
          requestId: crypto.randomUUID(),
          errors: [
            {
              in: 'body',
              pointer: '/delivery/interval',
              code: 'not_offered',
              message: 'В это время не доставляем',
            },
          ],
        },
        { status: 422, headers: { 'content-type': 'application/problem+json' } },
      ),
    ),
  );
  await user.click(button());
  await screen.findByText('В это время не доставляем');
  expect(screen.getByRole('link', { name: 'время доставки' })).toBeDefined();
  expect(screen.getByLabelText<HTMLInputElement>('Имя и фамилия').value).toBe('Анна Петрова');
});

test('if the cart has changed, the changes and the new sum are shown, and pressing the button again accepts them (§4.3.8)', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { user } = await show();
  await fillAll(user);
  const before = button().textContent;
  // Another device of the same shopper changes the cart.
  await add('palto-pryamogo-kroya-iz-shersti-bezhevyy');
  await user.click(button());
  const heading = await screen.findByRole('heading', { name: 'Заказ изменился' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  await waitFor(() => expect(button().textContent).not.toBe(before));
  expect(assign).not.toHaveBeenCalled();
  expect(screen.getByText(/Итого\sбыло/)).toBeDefined();
  await user.click(button());
  await waitFor(() => expect(assign).toHaveBeenCalled());
});

test('only the valid parts of the draft are saved', async () => {
  const { user } = await show();
  await user.type(screen.getByLabelText('Имя и фамилия'), 'Анна Петрова');
  await user.type(screen.getByLabelText('Телефон'), '8999');
  await user.click(radio(/^Курьером/));
  await waitFor(async () => {
    const { contact, delivery } = await getCheckoutDraft();
    expect(contact).toMatchObject({ name: 'Анна Петрова', phone: null });
    expect(delivery).toMatchObject({ methodId: 'courier', city: 'moskva' });
  });
});

test('if delivery methods fail to load, a retry button is shown, and the typed text stays', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  failWith('getDeliveryOptions:503');
  const { user } = await show();
  await fillContacts(user);
  expect(screen.getByText(/Способы получения сейчас недоступны/)).toBeDefined();
  server.resetHandlers();
  await user.click(screen.getByRole('button', { name: 'Попробовать ещё раз' }));
  expect(await screen.findByRole('radio', { name: /^Курьером/ })).toBeDefined();
  expect(screen.getByLabelText<HTMLInputElement>('Имя и фамилия').value).toBe('Анна Петрова');
});

test('after an order, the checkout page is empty and links to the order', async () => {
  const { user, client } = await show();
  await fillAll(user);
  await user.click(button());
  await waitFor(() => expect(assign).toHaveBeenCalled());
  await act(() => cartChanges(client).refresh());
  expect(await screen.findByRole('heading', { name: 'Заказ уже оформлен' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Посмотреть заказ' }).getAttribute('href')).toBe(
    assign.mock.calls[0]?.[0],
  );
});

const noDelivery = async () => (await getCheckoutDraft()).delivery;

test('if the default city has no stores, the checkout asks for a city, and then shows its methods (§3.7.19)', async () => {
  const { user } = await show({ ...MOSCOW, hasStores: false });
  expect(screen.queryByRole('radiogroup', { name: 'Способ получения' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Выбрать город' }));
  const dialog = await screen.findByRole('dialog', { name: 'Выберите город' });
  await user.type(within(dialog).getByRole('textbox'), 'rfpfym');
  await user.click(await within(dialog).findByRole('button', { name: /Казань/ }));
  expect(await screen.findByText('Город: Казань')).toBeDefined();
  expect(await screen.findByRole('radiogroup', { name: 'Способ получения' })).toBeDefined();
  expect(chosenCity()).toEqual({ code: 'kazan', name: 'Казань' });
});

test('the city of a draft from another device is used, unless the shopper has chosen one on this device (§3.7.19)', async () => {
  await patchCheckoutDraft({ delivery: { ...(await noDelivery()), city: 'tver' } });
  await show();
  expect(await screen.findByText('Город: Тверь')).toBeDefined();
  await waitFor(() => expect(chosenCity()).toEqual({ code: 'tver', name: 'Тверь' }));
  act(() => chooseCity({ code: 'kazan', name: 'Казань' }));
  expect(await screen.findByText('Город: Казань')).toBeDefined();
});

test('a village is found by its postal code, which becomes part of the order; its name becomes part of the address (§3.7.21)', async () => {
  const { user } = await show();
  await user.click(screen.getByRole('button', { name: 'Изменить город' }));
  const dialog = await screen.findByRole('dialog', { name: 'Выберите город' });
  await user.type(within(dialog).getByRole('textbox'), '152020');
  await user.click(await within(dialog).findByRole('button', { name: /Ярославская область/ }));
  expect(await screen.findByText('Город: Ярославская область')).toBeDefined();
  await fillContacts(user);
  await user.click(await screen.findByRole('radio', { name: /^Курьером/ }));
  const address = screen.getByRole('combobox', { name: 'Населённый пункт, улица, дом' });
  await user.type(address, 'с. Глебовское, ул. Мира, 1');
  for (const group of ['Дата', 'Время']) {
    const [first] = within(screen.getByRole('radiogroup', { name: group }))
      .getAllByRole<HTMLInputElement>('radio')
      .filter(({ disabled }) => !disabled);
    if (first) await user.click(first);
  }
  await user.click(radio(/^Наличными/));
  await user.click(screen.getByRole('checkbox', { name: /согласие/ }));
  const requests = watchOrders();
  await user.click(button());
  await waitFor(() => expect(requests).not.toHaveLength(0));
  expect(requests[0]?.body).toMatchObject({
    delivery: { city: 'indeks-152020', postalCode: '152020', address: 'с. Глебовское, ул. Мира, 1' },
  });
});
