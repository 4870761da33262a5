import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { OperatorOrder, Order } from '#contract/client/client.schemas.ts';
import { openSmallShop } from '../../catalog/testing/database.ts';
import { openDeliveryProvider } from '../../delivery/carriers/open-delivery-provider.ts';
import { loadDeliveryTable } from '../../delivery/table.ts';
import { startCdek } from '../../delivery/testing/cdek.ts';
import { deliveryPart } from '../../domain/tables/delivery.ts';
import { order, orderBuyer } from '../../domain/tables/orders.ts';
import { listOutbox } from '../../platform/outbox/operate.ts';
import { outboxMessage } from '../../platform/outbox/tables.ts';
import { emptyTables } from '../../platform/testing/empty-tables.ts';
import { readServiceSettings } from '../../service-settings.ts';
import { createTestApp, forgetEveryone, type TestApp } from '../../testing/app.ts';
import { COURIER, PRICE, setTee, stockOfTee } from '../../testing/shopping.ts';
import { shipment } from '../base/tables.ts';
import { createOperator, placeOrder, type TestOperator } from '../testing/operators.ts';
import { askCarriers } from './ask-carriers.ts';

const db = await openSmallShop();
const { methods } = await loadDeliveryTable(db);
const MINUTE = 60_000;

let service: Awaited<ReturnType<typeof startCdek>>;
let shop: TestApp;
let manager: TestOperator;

/** Creates a shop in which CDEK delivers by courier and runs the pick-up points. */
beforeEach(async () => {
  await forgetEveryone(db);
  await emptyTables(db, ['operator', 'operator_call', 'order']);
  await setTee(db, { stock: 9, price: PRICE });
  service = await startCdek();
  const clock = () => shop.deps.clock();
  const settings = readServiceSettings({
    CDEK_CLIENT_ID: 'account',
    CDEK_CLIENT_SECRET: 'secure-password',
    CDEK_URL: service.url,
    CDEK_TIMEOUT_MS: '99999',
    CDEK_SHIPMENT_POINT: 'MSK67',
  });
  shop = createTestApp(db, { deliveryProvider: openDeliveryProvider({ settings, clock }) });
  manager = await createOperator(shop, 'ofis-1', 'manager');
});
afterEach(async () => {
  await db.update(deliveryPart).set({ body: methods }).where(eq(deliveryPart.part, 'methods'));
  await service.close();
});

const withCarrier = () =>
  db
    .update(deliveryPart)
    .set({ body: methods.map((method) => ({ ...method, carrier: 'cdek' as const })) })
    .where(eq(deliveryPart.part, 'methods'));

/** Places an order of two T-shirts that a courier of CDEK delivers. */
async function ordered(payment: 'cash' | 'card-online' = 'cash'): Promise<Order> {
  const placed = await placeOrder(shop, { pieces: 2, delivery: COURIER, payment });
  // In most tests the buyer may not return a part, so the order is finished by the carrier's report.
  await db.update(order).set({ mayReturnPart: false });
  await withCarrier();
  return placed;
}

/** Places an order of two T-shirts that is collected at a pick-up point of CDEK. */
async function orderedToPoint(): Promise<Order> {
  const placed = await ordered();
  const point = {
    code: 'cdek-KZN12',
    name: 'На Баумана',
    address: 'ул. Баумана, 51',
    landmark: null,
    hours: [],
    latitude: 55.79,
    longitude: 49.12,
  };
  const change = JSON.stringify({ kind: 'pickup-point', point, day: null, interval: null, storageDays: 7 });
  await db.update(order).set({ delivery: sql`${order.delivery} || ${change}::jsonb` });
  return placed;
}

const pack = (placed: Order) => manager.does(placed, 'packing', { version: versionOf(placed) });
const versionOf = ({ events }: Order) => events.length;
const show = async ({ id }: { id: string }): Promise<OperatorOrder> =>
  (await manager.call(`/orders/${id}`)).json();
const states = ({ steps }: OperatorOrder) => steps.map(({ state }) => state).slice(1);

/** Advances the clock until the carrier must be asked again, and asks it. */
async function look(minutes = 21) {
  shop.advance(minutes * MINUTE);
  await askCarriers(shop.deps);
  await shop.sendMessages();
}

async function says(...status: [code: string, name: string, at: string]) {
  service.desk.say(...status);
  await look();
}

const letters = () =>
  shop.messages.filter(({ channel }) => channel === 'email').map(({ subject }) => subject);

describe('a packed order', () => {
  it('a packed order is registered at its carrier and tracked until delivery (§3.7.12, §3.7.13)', async () => {
    const placed = await ordered();
    expect((await pack(placed)).parcel).toMatchObject({ carrier: 'СДЭК', state: 'REQUESTED' });
    expect(service.desk.newest().body).toMatchObject({
      number: placed.number.replace('В', 'V'),
      recipient: { name: 'Анна Петрова', phones: [{ number: '+79991234567' }] },
      to_location: { address: 'ул. Баумана, 1, кв.\u00a02' },
      delivery_recipient_cost: { value: COURIER / 100 },
      packages: [{ items: [{ amount: 2, payment: { value: PRICE / 100 } }] }],
    });
    service.desk.register('1106207236');
    await look();
    expect(await show(placed)).toMatchObject({
      parcel: { state: 'REGISTERED', number: '1106207236', said: 'Создан' },
      order: { state: 'PACKING', tracking: null },
    });
    await says('RECEIVED_AT_SHIPMENT_WAREHOUSE', 'Принят на склад', '2026-11-22T10:00:00+0300');
    const shipped = await show(placed);
    expect(shipped.order.tracking).toMatchObject({ carrier: 'СДЭК', number: '1106207236' });
    await says('TAKEN_BY_COURIER', 'Выдан на доставку', '2026-11-24T10:00:00+0300');
    await says('DELIVERED', 'Вручён', '2026-11-24T15:00:00+0300');
    const done = await show(placed);
    expect(states(done)).toEqual(['PACKING', 'SHIPPED', 'HANDED_OVER']);
    expect(done.steps.at(-1)).toMatchObject({ by: 'shop', operator: null, reason: 'CARRIER' });
    expect(done.parcel).toMatchObject({ state: 'HANDED_OVER', said: 'Вручён' });
    const requestCount = service.requests.length;
    await look(60 * 24);
    expect(service.requests).toHaveLength(requestCount);
  });

  it('a packed order is addressed to the recipient named by the buyer', async () => {
    const placed = await ordered();
    await db.update(orderBuyer).set({ recipientName: 'Ольга', recipientPhone: '+79997654321' });
    await pack(placed);
    const recipient = { name: 'Ольга', phones: [{ number: '+79997654321' }] };
    expect(service.desk.newest().body.recipient).toEqual(recipient);
  });

  it('a packed order becomes ready to collect when it arrives at its pick-up point, with a single letter despite repeated reports (§3.7.16)', async () => {
    const placed = await orderedToPoint();
    await pack(placed);
    expect(service.desk.newest().body).toMatchObject({ delivery_point: 'KZN12' });
    service.desk.register();
    // Between these two reports, the shop does not ask the carrier, so it learns of both at once.
    service.desk.say('RECEIVED_AT_SHIPMENT_WAREHOUSE', 'Принят', '2026-11-22T10:00:00+0300');
    await says('ACCEPTED_AT_PICK_UP_POINT', 'Готов к выдаче', '2026-11-24T10:00:00+0300');
    await look();
    // This report is about an earlier status than the reports before it.
    await says('SENT_TO_RECIPIENT_CITY', 'Отправлен', '2026-11-23T10:00:00+0300');
    await says('SOMETHING_NEW', 'Что-то новое', '2026-11-24T11:00:00+0300');
    const ready = await show(placed);
    expect(states(ready)).toEqual(['PACKING', 'SHIPPED', 'READY']);
    expect(ready.order.pickupCode).toMatch(/^\d{4}$/);
    expect(ready.parcel).toMatchObject({ state: 'WAITING', said: 'Что-то новое' });
    // There is no letter that the order is in transit, because it had already arrived when the shop learned
    // of it.
    const subjects = ['оформлен', 'готов к\u00a0выдаче'];
    expect(letters()).toEqual(subjects.map((words) => expect.stringContaining(words)));
    await says('TAKEN_BY_COURIER', 'Выдан курьеру', '2026-11-25T10:00:00+0300');
    expect((await show(placed)).order.state).toBe('READY');
  });

  it('the held money of a packed order is charged when the order is handed over', async () => {
    const placed = await placeOrder(shop, { pieces: 2, delivery: COURIER, payment: 'card-online' });
    await db.update(order).set({ mayReturnPart: false });
    await withCarrier();
    await manager.does(placed, 'packing', { version: (await show(placed)).version });
    expect(service.desk.newest().body).toMatchObject({ packages: [{ items: [{ payment: { value: 0 } }] }] });
    expect(shop.bank.payments).toMatchObject([{ state: 'held' }]);
    service.desk.register();
    await says('DELIVERED', 'Вручён', '2026-11-24T15:00:00+0300');
    expect((await show(placed)).order.state).toBe('HANDED_OVER');
    expect(shop.bank.payments).toMatchObject([{ state: 'paid' }]);
  });

  it('an operator, not a carrier’s report, hands over an order if the buyer may return or has returned a part of it (§3.7.13)', async () => {
    const placed = await ordered();
    await db.update(order).set({ mayReturnPart: true });
    await pack(placed);
    expect(service.desk.newest().body).toMatchObject({
      services: [{ code: 'TRYING_ON' }, { code: 'PART_DELIV' }],
    });
    service.desk.register();
    await says('TAKEN_BY_COURIER', 'Выдан на доставку', '2026-11-24T10:00:00+0300');
    service.desk.say('DELIVERED', 'Вручён', '2026-11-24T15:00:00+0300', '20');
    await look();
    expect(await show(placed)).toMatchObject({
      parcel: { state: 'PARTLY_HANDED_OVER' },
      order: { state: 'SHIPPED' },
    });
    const kept = [{ position: 0, quantity: 1 }];
    const done = await manager.does(placed, 'handover', { version: 3, kept });
    expect(done.order.state).toBe('PARTLY_HANDED_OVER');
  });

  it('an order whose recipient refused the parcel stays as it is until an operator acts', async () => {
    const placed = await orderedToPoint();
    await pack(placed);
    service.desk.register();
    service.desk.say('ACCEPTED_AT_PICK_UP_POINT', 'Готов к выдаче', '2026-11-24T10:00:00+0300');
    await says('NOT_DELIVERED', 'Не вручён', '2026-12-01T10:00:00+0300');
    expect(await show(placed)).toMatchObject({
      parcel: { state: 'RETURNED' },
      order: { state: 'PACKING' },
    });
  });
});

describe('carrier notifications', () => {
  const PATH = '/api/order-orchestration/v1/parcel-notifications/cdek';
  const notify = async (body: unknown) => {
    const answer = await shop.call(PATH, { body });
    if (answer.status === 204) await askCarriers(shop.deps);
    return answer.status;
  };
  const ofNewest = (more: object = {}) => ({
    type: 'ORDER_STATUS',
    date_time: '2026-11-24T10:00:00+0300',
    uuid: service.desk.newest().uuid,
    attributes: { cdek_number: '1106207236', code: 'DELIVERED' },
    ...more,
  });

  /** Packs an order, registers its parcel at the carrier, and asks the carrier about it. */
  async function registered(): Promise<Order> {
    const placed = await ordered();
    await pack(placed);
    service.desk.register();
    await look();
    service.requests.length = 0;
    return placed;
  }

  it('a notification makes the shop ask the carrier at once; its own content is not trusted (§3.7.13)', async () => {
    const placed = await registered();
    expect(await notify(ofNewest())).toBe(204);
    expect(service.askedFor(`/v2/orders/${service.desk.newest().uuid}`)).toHaveLength(1);
    expect((await show(placed)).parcel?.state).toBe('REGISTERED');
    service.desk.say('TAKEN_BY_COURIER', 'Выдан на доставку', '2026-11-24T10:00:00+0300');
    expect(await notify(ofNewest())).toBe(204);
    expect(await show(placed)).toMatchObject({
      parcel: { state: 'IN_TRANSIT' },
      order: { state: 'SHIPPED' },
    });
  });

  it('a repeated, early or late notification has no effect', async () => {
    const placed = await ordered();
    await pack(placed);
    // The carrier has not given a tracking number to the parcel yet.
    expect(await notify(ofNewest())).toBe(204);
    service.desk.register();
    service.desk.say('DELIVERED', 'Вручён', '2026-11-24T15:00:00+0300');
    for (let time = 0; time < 3; time += 1) expect(await notify(ofNewest())).toBe(204);
    expect(states(await show(placed))).toEqual(['PACKING', 'SHIPPED', 'HANDED_OVER']);
    // This parcel has reached a final state, so the carrier need not be asked about it.
    service.requests.length = 0;
    expect(await notify(ofNewest())).toBe(204);
    expect(service.requests).toEqual([]);
  });

  it.each<[string, object]>([
    ['another parcel', { uuid: '9d4a3c52-6f0e-4d3b-9a1c-0f6f4f1f7a12' }],
    ['something else', { type: 'PRINT_FORM' }],
  ])(
    'a carrier’s notification of %s gets the usual answer, and the carrier is not asked',
    async (_, more) => {
      await registered();
      expect(await notify(ofNewest(more))).toBe(204);
      expect(service.requests).toEqual([]);
    },
  );

  it.each([{}, { type: 'ORDER_STATUS' }, [], 'text', null])(
    'a carrier’s notification without a parcel is refused: %j',
    async (body) => {
      expect(await notify(body)).toBe(422);
    },
  );

  it('if a notification arrives while the carrier is being asked, the shop asks the carrier again (§3.7.13)', async () => {
    const placed = await registered();
    const { uuid } = service.desk.newest();
    shop.advance(21 * MINUTE);
    service.setReply(`/v2/orders/${uuid}`, (response, request) => {
      service.setReply(`/v2/orders/${uuid}`, service.desk.one);
      // The response shows the parcel as it was before its last move, but is sent only after the notification
      // about the move.
      const end = response.end.bind(response);
      response.end = ((text: string) => {
        service.desk.say('DELIVERED', 'Вручён', '2026-11-24T15:00:00+0300');
        void shop.call(PATH, { body: ofNewest() }).then(() => end(text));
      }) as typeof response.end;
      service.desk.one(response, request);
    });
    await askCarriers(shop.deps);
    expect((await show(placed)).order.state).toBe('HANDED_OVER');
  });
});

describe('a failing carrier', () => {
  it('a carrier that fails delays only the message about its own parcel, which finally becomes a dead letter (§3.7.12, §3.7.13)', async () => {
    const placed = await ordered();
    service.goDown();
    expect((await pack(placed)).order.state).toBe('PACKING');
    const waiting = await listOutbox(db, { onlyDead: false });
    expect(waiting).toMatchObject([{ kind: 'shipment-register', to: '…', deadAt: null, attempts: 1 }]);
    for (let attempt = 0; attempt < 16; attempt += 1) {
      shop.advance(61 * MINUTE);
      await shop.sendMessages();
    }
    expect(await listOutbox(db, { onlyDead: true })).toMatchObject([{ kind: 'shipment-register' }]);
    expect(JSON.stringify(shop.log)).not.toMatch(/Анна|\+7999|Баумана/);
  });

  it('a parcel is registered once, even if the carrier’s response was lost (§3.7.12, §3.7.13)', async () => {
    const placed = await ordered();
    service.desk.losesAnswers = true;
    await pack(placed);
    service.desk.losesAnswers = false;
    expect((await show(placed)).parcel?.state).toBe('REQUESTED');
    shop.advance(MINUTE);
    await shop.sendMessages();
    service.desk.register();
    await look();
    expect((await show(placed)).parcel?.state).toBe('REGISTERED');
    expect(service.desk.parcels).toHaveLength(1);
  });

  it('an operator sees why a carrier refused a parcel; after an operator’s retry, the carrier accepts the parcel', async () => {
    const placed = await ordered();
    service.desk.refuses = 'Неверный телефон получателя';
    await pack(placed);
    expect((await show(placed)).parcel).toMatchObject({
      state: 'REFUSED',
      refusal: 'Неверный телефон получателя',
      number: null,
    });
    expect(await db.$count(outboxMessage)).toBe(0);
    service.desk.refuses = null;
    const again = await manager.does(placed, 'shipment', { version: 2, carrier: 'cdek' });
    expect(again).toMatchObject({
      order: { state: 'PACKING' },
      parcel: { state: 'REQUESTED', refusal: null },
    });
    service.desk.register();
    service.desk.newest().refusal = 'Вес больше, чем принимает пункт';
    await look();
    expect((await show(placed)).parcel).toMatchObject({ refusal: 'Вес больше, чем принимает пункт' });
  });

  it('a failure about one parcel does not affect requests to the carrier about other parcels', async () => {
    const placed = await ordered();
    await pack(placed);
    service.desk.register();
    service.goDown();
    await look();
    expect((await show(placed)).parcel?.state).toBe('REQUESTED');
    expect(shop.log.map(({ message }) => message)).toContain(
      'the carrier did not answer about a parcel; the request will be repeated',
    );
  });
});

describe('an operator', () => {
  it('an operator ships a registered parcel without entering its number', async () => {
    const placed = await ordered();
    await pack(placed);
    service.desk.register('1106207236');
    await look();
    const done = await manager.does(placed, 'shipment', { version: 2, carrier: 'СДЭК' });
    expect(done.order).toMatchObject({ state: 'SHIPPED', tracking: { number: '1106207236' } });
    await says('RECEIVED_AT_SHIPMENT_WAREHOUSE', 'Принят на склад', '2026-11-22T10:00:00+0300');
    expect(states(await show(placed))).toEqual(['PACKING', 'SHIPPED']);
  });

  it.each(['Почта России', 'СДЭК'])(
    'an operator must enter a tracking number if the shop does not call the carrier: %s',
    async (carrier) => {
      const placed = await ordered();
      if (carrier === 'СДЭК')
        await db.update(deliveryPart).set({ body: methods }).where(eq(deliveryPart.part, 'methods'));
      await pack(placed);
      const refused = await manager.call(`/orders/${placed.id}/shipment`, { body: { version: 2, carrier } });
      expect(refused.status).toBe(422);
      expect((await refused.json()).errors).toMatchObject([{ pointer: '/number', code: 'required' }]);
    },
  );

  it('an operator who ships an order with another carrier cancels the parcel at the first carrier', async () => {
    const placed = await ordered();
    await pack(placed);
    service.desk.register();
    await look();
    const body = { version: 2, carrier: 'Почта России', number: '80080080080080' };
    const done = await manager.does(placed, 'shipment', body);
    expect(done).toMatchObject({
      order: { tracking: { carrier: 'Почта России' } },
      parcel: { state: 'CANCELLED' },
    });
    expect(service.desk.newest().isDeleted).toBe(true);
  });

  it('an operator who cancels an order cancels its parcel at the carrier (§3.7.15)', async () => {
    const placed = await ordered();
    await pack(placed);
    service.desk.register();
    await look();
    await manager.does(placed, 'cancellation', { version: 2, reason: 'NOT_REACHED' });
    expect(service.desk.newest().isDeleted).toBe(true);
    await look();
    expect(await show(placed)).toMatchObject({
      parcel: { state: 'CANCELLED' },
      order: { state: 'CANCELLED' },
    });
    expect(await stockOfTee(db)).toBe(9);
  });

  it('cancelling an order cancels its parcel even if the carrier has not answered yet (§3.7.15)', async () => {
    const placed = await ordered();
    service.desk.losesAnswers = true;
    await pack(placed);
    await manager.does(placed, 'cancellation', { version: 2, reason: 'NOT_REACHED' });
    service.desk.losesAnswers = false;
    expect(service.desk.newest().isDeleted).toBe(false);
    shop.advance(MINUTE);
    await shop.sendMessages();
    await shop.sendMessages();
    expect(service.desk.parcels).toMatchObject([{ isDeleted: true }]);
    expect(await db.$count(outboxMessage)).toBe(0);
  });

  it('an order that is cancelled before the carrier was asked gets no parcel', async () => {
    const placed = await ordered();
    await manager.call(`/orders/${placed.id}/packing`, { body: { version: 1 }, leaveMessages: true });
    await manager.does(placed, 'cancellation', { version: 2, reason: 'NOT_REACHED' });
    expect(service.desk.parcels).toEqual([]);
    expect(await db.select().from(shipment)).toMatchObject([{ state: 'CANCELLED', carrierId: null }]);
  });
});

it('a shop that does not send parcels by CDEK packs an order without a request to CDEK', async () => {
  const placed = await ordered();
  const cdek = shop.deps.deliveryProvider;
  const other = createTestApp(db, { deliveryProvider: cdek && { ...cdek, shipments: null } });
  const packer = await createOperator(other, 'sklad-1', 'packer');
  expect((await packer.does(placed, 'packing', { version: 1 })).parcel).toBeNull();
});
