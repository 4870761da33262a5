import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it, test } from 'vitest';
import type {
  CheckoutDelivery,
  CheckoutDraft,
  CheckoutDraftPatch,
  Order,
  Problem,
  SavedAddresses,
} from '#contract/client/client.schemas.ts';
import { openSmallShop } from '../catalog/testing/database.ts';
import { cleanUp } from '../clean-up.ts';
import { loadDeliveryTable } from '../delivery/table.ts';
import { deliveryPart, deliveryPoint } from '../domain/tables/delivery.ts';
import { order } from '../domain/tables/orders.ts';
import { openAccount, PASSWORD, type TestShopper } from '../identity/testing/account.ts';
import { createTestApp, forgetEveryone, type TestApp } from '../testing/app.ts';
import { COURIER_DAY, orderBody } from '../testing/calls.ts';
import {
  becomeGuest,
  bodyForOneTee,
  deliveryPrice,
  ORDERS,
  putTee,
  sendOrder,
  setTee,
  TEE,
} from '../testing/shopping.ts';
import { checkoutDraft } from './base/tables.ts';

const DRAFT = '/api/checkout-orchestration/v1/draft';
const ADDRESSES = '/api/user-orchestration/v1/addresses';
const DAY_MS = 86_400_000;

const db = await openSmallShop();
let shop: TestApp;
let guest: string;

beforeEach(async () => {
  await forgetEveryone(db);
  await db.delete(order);
  await setTee(db, { stock: 50 });
  shop = createTestApp(db);
  guest = await newGuest();
});

const newGuest = async () => (await becomeGuest(shop)).access;
const patch = (token: string, body: CheckoutDraftPatch) => shop.call(DRAFT, { method: 'PATCH', token, body });
const draftOf = async (token: string): Promise<CheckoutDraft> => (await shop.call(DRAFT, { token })).json();
const addressesOf = async (token: string): Promise<SavedAddresses['items']> =>
  ((await (await shop.call(ADDRESSES, { token })).json()) as SavedAddresses).items;

async function kept(token: string, body: CheckoutDraftPatch): Promise<CheckoutDraft> {
  const answer = await patch(token, body);
  expect(answer.status).toBe(200);
  return answer.json();
}

const contact = (name: string) => ({ name, phone: '+79991234567', email: null });
const nothing: CheckoutDelivery = {
  methodId: null,
  city: null,
  postalCode: null,
  address: null,
  flat: null,
  entrance: null,
  floor: null,
  intercom: null,
  pointCode: null,
  day: null,
  interval: null,
  fitting: false,
};
const courier: CheckoutDelivery = {
  ...nothing,
  methodId: 'courier',
  city: 'kazan',
  address: 'ул. Баумана, 1',
  flat: '2',
  day: COURIER_DAY,
  interval: { from: '10:00', to: '14:00' },
  fitting: true,
};

/** Orders one T-shirt for delivery by courier to Kazan. `delivery` replaces some of the address's fields. */
async function placed(token: string, delivery: Partial<Order['address']> & { day?: string } = {}) {
  const body = await bodyForOneTee(shop, token);
  return sendOrder(shop, token, { ...body, delivery: { ...body.delivery, ...delivery } });
}

describe('getCheckoutDraft', () => {
  it('200: the checkout draft of a guest who has filled in nothing is empty', async () => {
    expect(await draftOf(guest)).toEqual({
      version: 0,
      updatedAt: null,
      delivery: nothing,
      payment: { method: null },
      comment: null,
      recipient: null,
      contact: { name: null, phone: null, email: null },
      consents: { personalData: false },
    });
  });

  it('200: the checkout draft of an account has the contact data of the profile until the shopper enters other data (§3.8.3)', async () => {
    const { token, email } = await openAccount(shop, { firstName: 'Анна', lastName: 'Петрова' });
    expect((await draftOf(token)).contact).toEqual({ name: 'Анна Петрова', phone: null, email });
    await kept(token, { contact: { name: null, phone: null, email: null } });
    expect((await draftOf(token)).contact).toEqual({ name: null, phone: null, email: null });
  });

  it('200: the checkout draft of an account has the delivery and payment of its last order, except the day of delivery (§3.8.3)', async () => {
    const { token } = await openAccount(shop);
    expect((await placed(token, { flat: '7', entrance: '3' })).status).toBe(200);
    expect(await draftOf(token)).toMatchObject({
      version: 0,
      updatedAt: null,
      payment: { method: 'cash' },
      delivery: {
        ...nothing,
        methodId: 'courier',
        city: 'kazan',
        address: 'ул. Баумана, 1',
        flat: '7',
        entrance: '3',
      },
    });
  });

  it('200: the checkout draft leaves out the delivery of the last order if the shop no longer offers it', async () => {
    const { token } = await openAccount(shop);
    await placed(token);
    const { methods } = await loadDeliveryTable(db);
    await db.update(deliveryPart).set({ body: [] }).where(eq(deliveryPart.part, 'methods'));
    try {
      expect(await draftOf(token)).toMatchObject({ delivery: nothing, payment: { method: 'cash' } });
    } finally {
      await db.update(deliveryPart).set({ body: methods }).where(eq(deliveryPart.part, 'methods'));
    }
  });
});

describe('patchCheckoutDraft', () => {
  it('200: a patch of the checkout draft stores the parts that it contains (§3.8.1, §3.8.2)', async () => {
    await putTee(shop, guest, 1);
    await kept(guest, { contact: contact('Анна'), consents: { personalData: true } });
    const draft = await kept(guest, { delivery: courier, payment: { method: 'sbp' } });
    expect(draft).toMatchObject({
      version: 2,
      updatedAt: shop.deps.clock().toISOString(),
      contact: contact('Анна'),
      delivery: courier,
      payment: { method: 'sbp' },
      consents: { personalData: true },
    });
    expect(await draftOf(guest)).toEqual(draft);
  });

  it('200: two tabs can change different parts of the checkout draft; if both change the same part, the second gets 409 (§3.8.2, §4.3.9)', async () => {
    await kept(guest, { version: 0, contact: contact('Анна') });
    await kept(guest, { version: 0, comment: 'Позвоните' });
    const late = await patch(guest, { version: 0, contact: contact('Мария'), comment: null });
    expect(late.status).toBe(409);
    expect(await late.json()).toMatchObject({ code: 'CHECKOUT_DRAFT_CHANGED' });
    expect(await draftOf(guest)).toMatchObject({ contact: contact('Анна'), comment: 'Позвоните' });
    // The client did not receive the response to the first patch, and sends the patch again.
    expect((await kept(guest, { version: 0, contact: contact('Анна') })).version).toBe(2);
  });

  test.each<[string, CheckoutDraftPatch, [string, string]]>([
    [
      'half a phone',
      { contact: { ...contact('А'), phone: '+7999' } },
      ['/contact/phone', 'Введите телефон полностью'],
    ],
    [
      'half an address',
      { contact: { ...contact('А'), email: 'a@' } },
      ['/contact/email', 'Проверьте адрес почты'],
    ],
    [
      'an unknown city',
      { delivery: { ...courier, city: 'atlantida' } },
      ['/delivery/city', 'Такого города нет в\u00a0списке'],
    ],
    [
      'a method without a city',
      { delivery: { ...courier, city: null } },
      ['/delivery/city', 'Сначала выберите город'],
    ],
    [
      'an unknown method',
      { delivery: { ...courier, methodId: 'golubi' } },
      ['/delivery/methodId', 'Этот способ получения больше не\u00a0доступен'],
    ],
    [
      'a day of another month',
      { delivery: { ...courier, day: '2026-12-26' } },
      ['/delivery/day', 'В\u00a0этот день не\u00a0доставляем'],
    ],
    [
      'other hours',
      { delivery: { ...courier, interval: { from: '03:00', to: '04:00' } } },
      ['/delivery/interval', 'В\u00a0это время не\u00a0доставляем'],
    ],
    [
      'an unknown point',
      { delivery: { ...nothing, city: 'kazan', methodId: 'pickup-point', pointCode: 'nigde' } },
      ['/delivery/pointCode', 'Здесь заказы больше не\u00a0выдают'],
    ],
    [
      'fitting at the post',
      { delivery: { ...nothing, city: 'kazan', methodId: 'post', fitting: true } },
      ['/delivery/fitting', 'Здесь примерки нет'],
    ],
  ])(
    '422: a patch of the checkout draft with %s is refused, and nothing is stored (§3.8.1, §3.8.2)',
    async (_, body, [pointer, message]) => {
      await putTee(shop, guest, 1);
      const answer = await patch(guest, { ...body, comment: 'Позвоните' });
      expect(answer.status).toBe(422);
      const { errors } = (await answer.json()) as Problem;
      expect(errors?.map((error) => [error.pointer, error.message])).toEqual([[pointer, message]]);
      expect(await db.select().from(checkoutDraft)).toEqual([]);
    },
  );

  it('422: the response reports all invalid fields of a patch at once', async () => {
    await putTee(shop, guest, 1);
    const delivery = { ...courier, day: '2026-01-01', interval: { from: '03:00', to: '04:00' } };
    const { errors } = (await (await patch(guest, { delivery })).json()) as Problem;
    expect(errors?.map(({ pointer }) => pointer)).toEqual(['/delivery/day', '/delivery/interval']);
  });

  it('200: a delivery method that is impossible for the current cart is stored, because the cart may change', async () => {
    const draft = await kept(guest, { delivery: courier });
    expect(draft.delivery).toEqual(courier);
  });

  it('200: a patch of the checkout draft may ask for fitting only if the pick-up point offers it (§3.8.6)', async () => {
    await putTee(shop, guest, 1);
    const [point] = await db.select().from(deliveryPoint).where(eq(deliveryPoint.kind, 'pickup-point'));
    if (!point) throw new Error('The demo has no pick-up point.');
    const at = {
      ...nothing,
      methodId: 'pickup-point',
      city: point.cityCode,
      pointCode: point.code,
      fitting: true,
    };
    const withFitting = async (fitting: 'none' | 'whole') => {
      await db.update(deliveryPoint).set({ fitting }).where(eq(deliveryPoint.code, point.code));
      return (await patch(guest, { delivery: at })).status;
    };
    expect(await withFitting('none')).toBe(422);
    expect(await withFitting('whole')).toBe(200);
  });
});

describe('a checkout draft', () => {
  it('a checkout draft is visible only to its owner', async () => {
    await kept(guest, { comment: 'Позвоните' });
    expect((await draftOf(await newGuest())).comment).toBeNull();
  });

  it("a guest's checkout draft is merged into the account's at sign-in; if both have a part, the part that was filled in later is kept (§3.8.1, §3.8.4)", async () => {
    const { email, token } = await openAccount(shop);
    await kept(guest, { comment: 'Гость', contact: contact('Гость') });
    shop.advance(1000);
    await kept(token, { comment: 'Покупатель', payment: { method: 'cash' } });
    const signIn = { body: { login: email, password: PASSWORD }, token: guest };
    expect((await shop.call('/api/auth/login', signIn)).status).toBe(204);
    expect(await draftOf(token)).toMatchObject({
      version: 2,
      comment: 'Покупатель',
      contact: contact('Гость'),
      payment: { method: 'cash' },
    });
    expect(await db.$count(checkoutDraft)).toBe(1);
  });

  it('a checkout draft is deleted when its order is placed, and is kept if ordering fails (§3.8.4)', async () => {
    await kept(guest, { comment: 'Позвоните' });
    expect((await placed(guest, { day: '2026-01-01' })).status).toBe(422);
    expect((await draftOf(guest)).comment).toBe('Позвоните');
    await shop.call('/api/cart-orchestration/v1/carts/items/list', {
      token: guest,
      body: { items: [{ action: 'REMOVE', articleId: TEE, quantity: 1 }] },
    });
    expect((await placed(guest)).status).toBe(200);
    expect(await draftOf(guest)).toMatchObject({ version: 0, comment: null });
  });

  it('a checkout draft is deleted seven days after its last change (§3.8.4)', async () => {
    const { id, token } = await openAccount(shop);
    await kept(token, { comment: 'Позвоните' });
    const drafts = () => db.$count(checkoutDraft, eq(checkoutDraft.ownerId, id));
    shop.advance(7 * DAY_MS);
    await cleanUp(shop.deps);
    expect(await drafts()).toBe(1);
    shop.advance(1);
    await cleanUp(shop.deps);
    expect(await drafts()).toBe(0);
  });
});

describe('saved addresses', () => {
  let shopper: TestShopper;
  beforeEach(async () => {
    shopper = await openAccount(shop);
  });

  it('200: the list of saved addresses has the delivery addresses of orders, most recently used first, without duplicates (§3.8.7)', async () => {
    const details = [
      { address: 'ул. Баумана, 1', flat: '1', entrance: null },
      { address: 'ул. Баумана, 3', flat: '1', entrance: null },
      { address: 'УЛ. БАУМАНА,1', flat: '1', entrance: '4' },
    ];
    for (const one of details) {
      expect((await placed(shopper.token, one)).status).toBe(200);
      shop.advance(1000);
    }
    expect(await addressesOf(shopper.token)).toMatchObject([
      { city: 'kazan', cityName: 'Казань', address: 'УЛ. БАУМАНА,1', entrance: '4' },
      { address: 'ул. Баумана, 3' },
    ]);
  });

  it('200: at most ten addresses of an account are saved (§3.8.7)', async () => {
    for (let house = 1; house <= 11; house += 1) {
      await placed(shopper.token, { address: `ул. Баумана, ${house}` });
      shop.advance(1000);
    }
    const houses = (await addressesOf(shopper.token)).map(({ address }) => address.split(' ').at(-1));
    expect(houses).toEqual(['11', '10', '9', '8', '7', '6', '5', '4', '3', '2']);
  });

  it('the delivery addresses of guests are not saved', async () => {
    const made = await placed(guest);
    expect(((await made.json()) as Order).address).toMatchObject({ address: 'ул. Баумана, 1' });
    expect((await shop.call(ADDRESSES, { token: guest })).status).toBe(401);
    await shop.call('/api/auth/login', {
      body: { login: shopper.email, password: PASSWORD },
      token: guest,
    });
    expect(await addressesOf(shopper.token)).toEqual([]);
  });

  it('204 and 404: a saved address can be deleted by its owner only, and only once (§3.8.7)', async () => {
    await placed(shopper.token);
    const [address] = await addressesOf(shopper.token);
    const forget = (token: string) => shop.call(`${ADDRESSES}/${address?.id}`, { method: 'DELETE', token });
    const other = await openAccount(shop);
    expect((await forget(other.token)).status).toBe(404);
    expect((await forget(shopper.token)).status).toBe(204);
    expect((await forget(shopper.token)).status).toBe(404);
    expect(await addressesOf(shopper.token)).toEqual([]);
  });
});

describe('fitting', () => {
  it.each([
    ['partial', true],
    ['whole', false],
  ] as const)(
    'if a pick-up point offers %s fitting, a part of the order can be returned there: %s',
    async (fitting, mayReturn) => {
      const { version, discountPrice } = await putTee(shop, guest, 1);
      const [point] = await db.select().from(deliveryPoint).where(eq(deliveryPoint.kind, 'pickup-point'));
      const price = await deliveryPrice(shop, guest, point?.cityCode ?? '', 'pickup-point');
      const code = point?.code ?? '';
      await db.update(deliveryPoint).set({ fitting }).where(eq(deliveryPoint.code, code));
      const body = orderBody({ cartVersion: version, pieces: 1, total: discountPrice + price });
      const place = { methodId: 'pickup-point', city: point?.cityCode, pointCode: code };
      const made = await sendOrder(shop, guest, {
        ...body,
        payment: { method: 'card-on-receipt' },
        delivery: { ...body.delivery, ...place, day: null, interval: null, fitting: true },
      });
      expect(made.status).toBe(200);
      expect((await made.json()) as Order).toMatchObject({ address: null, delivery: { fitting: true } });
      expect(await db.select().from(order)).toMatchObject([{ mayReturnPart: mayReturn }]);
    },
  );
});

describe('the day of a delivery', () => {
  async function withRoomFor(ordersPerDay: number, run: () => Promise<void>): Promise<void> {
    const { methods } = await loadDeliveryTable(db);
    const limited = methods.map((method) => (method.id === 'courier' ? { ...method, ordersPerDay } : method));
    const keep = (body: typeof methods) =>
      db.update(deliveryPart).set({ body }).where(eq(deliveryPart.part, 'methods'));
    await keep(limited);
    try {
      await run();
    } finally {
      await keep(methods);
    }
  }

  it('an order has the day of delivery that the shopper chose (§3.8.5)', async () => {
    const made = (await (await placed(guest)).json()) as Order;
    expect(made.delivery).toMatchObject({
      day: COURIER_DAY,
      firstDay: COURIER_DAY,
      lastDay: COURIER_DAY,
      interval: { from: '10:00', to: '14:00' },
    });
  });

  it('the number of orders per day is limited in each delivery zone separately (§3.8.5)', async () => {
    const { zones } = await loadDeliveryTable(db);
    const keep = (body: typeof zones) =>
      db.update(deliveryPart).set({ body }).where(eq(deliveryPart.part, 'zones'));
    const limited = structuredClone(zones);
    for (const { tariffs } of limited) if (tariffs.courier) tariffs.courier.ordersPerDay = 1;
    await keep(limited);
    try {
      expect((await placed(guest)).status).toBe(200);
      const refused = await placed(await newGuest());
      expect(refused.status).toBe(422);
      expect(((await refused.json()) as Problem).errors).toMatchObject([{ pointer: '/delivery/day' }]);
      // Moves the first order to another delivery zone.
      await db.update(order).set({ deliveryZone: 'Другая' });
      expect((await placed(await newGuest())).status).toBe(200);
    } finally {
      await keep(zones);
    }
  });

  it('a day on which no more orders can be delivered is refused, by the draft and by the order, until an order is cancelled (§3.8.5)', async () => {
    await withRoomFor(2, async () => {
      const made = (await (await placed(guest)).json()) as Order;
      expect((await placed(await newGuest())).status).toBe(200);
      const third = await newGuest();
      const refused = await placed(third);
      expect(refused.status).toBe(422);
      const { errors } = (await refused.json()) as Problem;
      expect(errors).toMatchObject([{ pointer: '/delivery/day', message: 'На\u00a0этот день мест уже нет' }]);
      expect((await patch(third, { delivery: courier })).status).toBe(422);
      await shop.call(`${ORDERS}/${made.id}/cancellation`, {
        token: guest,
        body: { reason: 'OTHER' },
      });
      expect((await patch(third, { delivery: courier })).status).toBe(200);
    });
  });
});
