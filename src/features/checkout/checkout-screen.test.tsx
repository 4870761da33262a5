import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  applyCartActions,
  type Cart,
  type CheckoutDraft,
  createGuestIdentity,
  getCheckoutDraft,
  getDeliveryOptions,
  getProduct,
  type SavedAddress,
} from '@/lib/api';
import { renderPage } from '@/testing/render-page';
import { words } from '@/testing/words';
import { server } from '../../../tests/component-shop';
import { CheckoutScreen } from './checkout-screen';

let cart: Cart;
let draft: CheckoutDraft;

const NO_PLACE = { postalCode: null, flat: null, entrance: null, floor: null, intercom: null };
const saved = (id: string, rest: Partial<SavedAddress>): SavedAddress => ({
  id,
  city: 'moskva',
  cityName: 'Москва',
  address: 'ул. Садовая, 12',
  usedAt: '2026-11-20T09:00:00Z',
  ...NO_PLACE,
  ...rest,
});
const home = saved('home', { flat: '48', entrance: '2', floor: '7' });
const work = saved('work', { address: 'Малая Заводская наб., 3' });
const dacha = saved('dacha', { city: 'tver', cityName: 'Тверь' });

beforeEach(async () => {
  await createGuestIdentity();
  const { articles } = await getProduct('futbolka-iz-plotnogo-hlopka-belaya');
  const articleId = articles.find(({ state }) => state === 'IN_STOCK')?.articleId ?? '';
  cart = await applyCartActions({ items: [{ action: 'ADD', articleId, quantity: 1 }] });
  const blank = await getCheckoutDraft();
  const { id: _, cityName: __, usedAt: ___, ...address } = home;
  draft = {
    ...blank,
    contact: { name: 'Анна Петрова', phone: '+79991234567', email: 'anna@example.ru' },
    delivery: { ...blank.delivery, ...address, methodId: 'courier' },
    payment: { method: 'cash' },
  };
});

function show(change: { cart?: Cart; signedIn?: boolean; hasNews?: boolean } = {}) {
  const onPlaced = vi.fn(async () => {});
  const removeLines = vi.fn(async () => cart);
  const page = renderPage(
    <CheckoutScreen
      cart={cart}
      draft={draft}
      signedIn
      hasNews={false}
      onPlaced={onPlaced}
      removeLines={removeLines}
      {...change}
      city={{ code: 'moskva', name: 'Москва' }}
      savedAddresses={[home, work, dacha]}
      posted={undefined}
      refreshCart={async () => {}}
      cityChange={null}
      promoCodes={null}
      renderNotify={() => <span>Сообщить о поступлении</span>}
    />,
  );
  return { ...page, onPlaced, removeLines };
}

const street = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Улица, дом', hidden: true });
const addresses = () => screen.findByRole('radiogroup', { name: 'Адрес' });

test('contacts known from the account are folded, and a press shows their fields', async () => {
  const { user } = show();
  const summary = screen.getByText(/\+7\s999\s123\s45\s67, anna@example.ru/).closest('summary');
  expect(summary?.closest('details')?.open).toBe(false);
  await user.click(summary as HTMLElement);
  expect(summary?.closest('details')?.open).toBe(true);
  expect(screen.getByLabelText<HTMLInputElement>('Имя и фамилия').value).toBe('Анна Петрова');
});

test('the newsletter is offered, except to shoppers who are already subscribed (§5.4.2)', () => {
  const news = { name: /новости/ };
  const { unmount } = show();
  expect(screen.getByRole<HTMLInputElement>('checkbox', news).checked).toBe(false);
  unmount();
  show({ hasNews: true });
  expect(screen.queryByRole('checkbox', news)).toBeNull();
});

test('a guest sees the contact fields, and a link to sign in', () => {
  show({ signedIn: false });
  expect(screen.getByLabelText('Телефон').closest('details')).toBeNull();
  const link = screen.getByRole('link', { name: 'Войдите' });
  expect(link.getAttribute('href')).toBe('/login?redirect=%2Fcheckout');
});

test('the shopper chooses one of the addresses saved for this city, which fills the fields, or an empty new one', async () => {
  const { user } = show();
  const choices = within(await addresses()).getAllByRole<HTMLInputElement>('radio');
  expect(choices.map(({ value, checked }) => [value, checked])).toEqual([
    ['home', true],
    ['work', false],
    ['new', false],
  ]);
  await user.click(choices[1] as HTMLElement);
  await waitFor(() => expect(street().value).toBe('Малая Заводская наб., 3'));
  expect(screen.getByLabelText<HTMLInputElement>('Квартира').value).toBe('');
  expect(street().closest('[hidden]')).not.toBeNull();
  await user.click(choices[2] as HTMLElement);
  await waitFor(() => expect(street().closest('[hidden]')).toBeNull());
  expect(street().value).toBe('');
  await user.click(choices[0] as HTMLElement);
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Этаж').value).toBe('7'));
});

test('sold-out goods are shown when the page opens, and pressing the button orders without them', async () => {
  const [item] = cart.items;
  if (!item) throw new Error('The cart is empty.');
  const gone = { ...item, articleId: 'gone', name: 'Челси', maxQuantity: 0, lineTotal: 0, notices: [] };
  const { user, removeLines } = show({ cart: { ...cart, items: [item, gone], orderable: false } });
  expect(screen.getByRole('heading', { name: 'Заказ изменился' })).toBeDefined();
  expect(screen.getByText(words('Товар закончился, в заказ не войдёт'))).toBeDefined();
  expect(screen.getByText('Сообщить о поступлении')).toBeDefined();
  await addresses();
  for (const group of ['Дата', 'Время']) {
    const choices = within(await screen.findByRole('radiogroup', { name: group })).getAllByRole('radio');
    await user.click(choices.find((choice) => !(choice as HTMLInputElement).disabled) as HTMLElement);
  }
  await user.click(screen.getByRole('checkbox', { name: /согласие/ }));
  await user.click(screen.getByRole('button', { name: /^Подтвердить/ }));
  await waitFor(() => expect(removeLines).toHaveBeenCalledWith([gone]));
});

test('if the total exceeds the limits of all payment methods, the page says so, with advice', async () => {
  const options = await getDeliveryOptions({ city: 'moskva' });
  server.use(
    http.get('*/api/delivery-orchestration/v1/options', () =>
      HttpResponse.json({
        ...options,
        methods: options.methods.map((method) => ({ ...method, payments: [] })),
      }),
    ),
  );
  show();
  await screen.findByText(/^Такую сумму нельзя оплатить/);
});

test('a long order shows three lines, and the rest is folded', () => {
  const [item] = cart.items;
  const lines = (count: number) =>
    Array.from({ length: count }, (_, at) => ({
      ...(item as Cart['items'][number]),
      articleId: `line-${at}`,
    }));
  const page = show({ cart: { ...cart, items: lines(31) } });
  expect(screen.getAllByText(words('Ещё 28 товаров'))).toHaveLength(2);
  page.unmount();
  show({ cart: { ...cart, items: lines(4) } });
  expect(screen.queryByText(/^Ещё/)).toBeNull();
});
