import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { json } from '../../platform/testing/counterpart.ts';
import { type NewShipment, ShipmentDeclined, type ShipmentProvider } from '../base/shipments.ts';
import { startCdek } from '../testing/cdek.ts';
import { createCdek } from './cdek.ts';

let service: Awaited<ReturnType<typeof startCdek>>;
let shipments: ShipmentProvider;

beforeEach(async () => {
  service = await startCdek();
  const cdek = createCdek({
    url: service.url,
    clientId: 'account',
    clientSecret: 'secure-password',
    timeoutMs: 600_000,
    clock: () => new Date('2026-11-21T09:00:00Z'),
    sender: { shipmentPoint: 'MSK67', seller: { name: 'ООО «Лавка»', inn: '7700000000', phone: undefined } },
  });
  shipments = cdek.shipments as ShipmentProvider;
});
afterEach(() => service.close());

const kazan = { cityCode: 'kazan', cityName: 'Казань', region: 'Республика Татарстан', postalCode: null };
const tee = { sku: 'F-1-46', name: 'Футболка, 46', pieces: 2, unitPrice: 190_050, vatRate: 22, mark: null };
const toPoint: NewShipment = {
  number: 'V-123456-6',
  kind: 'pickup-point',
  to: kazan,
  address: null,
  pointCode: 'cdek-KZN12',
  recipient: { name: 'Анна Петрова', phone: '+79991234567', email: 'anna@example.ru' },
  comment: null,
  gramsOfPiece: 600,
  items: [tee],
  isPaidOnReceipt: false,
  parcel: { fromPostalCode: '109240', grams: 1200, length: 35, width: 28, height: 12 },
  deliveryPrice: 30_000,
  deliveryVatRate: 22,
  fitting: 'none',
};
const sent = () => JSON.parse(service.askedFor('/v2/orders').at(-1)?.text ?? '');

describe('registering a parcel at CDEK', () => {
  it('a prepaid parcel to a pick-up point is registered at CDEK with the cheapest tariff for pick-up points', async () => {
    const id = await shipments.register(toPoint);
    expect(id).toBe(service.desk.newest().uuid);
    expect(sent()).toEqual({
      type: 1,
      number: 'V-123456-6',
      tariff_code: 234,
      shipment_point: 'MSK67',
      delivery_point: 'KZN12',
      recipient: {
        name: 'Анна Петрова',
        email: 'anna@example.ru',
        phones: [{ number: '+79991234567' }],
      },
      seller: { name: 'ООО «Лавка»', inn: '7700000000' },
      delivery_recipient_cost: { value: 0 },
      services: [],
      packages: [
        {
          number: '1',
          weight: 1200,
          length: 35,
          width: 28,
          height: 12,
          items: [
            {
              name: 'Футболка, 46',
              ware_key: 'F-1-46',
              payment: { value: 0 },
              cost: 1900.5,
              weight: 600,
              amount: 2,
            },
          ],
        },
      ],
    });
  });

  it('CDEK gets no VAT rate for goods and delivery that are free of VAT', async () => {
    const items = [{ ...tee, vatRate: 0 }];
    await shipments.register({ ...toPoint, items, isPaidOnReceipt: true, deliveryVatRate: 0 });
    expect(sent()).toMatchObject({
      delivery_recipient_cost: { value: 300, vat_sum: 0, vat_rate: null },
      packages: [{ items: [{ payment: { value: 1900.5, vat_sum: 0, vat_rate: null } }] }],
    });
  });

  it("a parcel to the recipient's door is registered at CDEK with the sum to collect, VAT, marking codes and fitting", async () => {
    await shipments.register({
      ...toPoint,
      kind: 'courier',
      pointCode: null,
      address: 'ул. Баумана, 1, кв. 2',
      isPaidOnReceipt: true,
      fitting: 'partial',
      comment: 'Не звонить',
      items: [{ ...tee, pieces: 1, mark: '0104601234567893215abcdefghijk1' }],
    });
    const body = sent();
    expect(body).toMatchObject({
      tariff_code: 137,
      comment: 'Не звонить',
      to_location: { code: 424, city: 'Казань', address: 'ул. Баумана, 1, кв. 2' },
      delivery_recipient_cost: { value: 300, vat_sum: 54.1, vat_rate: 22 },
      services: [{ code: 'TRYING_ON' }, { code: 'PART_DELIV' }],
    });
    expect(body).not.toHaveProperty('delivery_point');
    expect(body.packages[0].items[0]).toMatchObject({
      payment: { value: 1900.5, vat_sum: 342.71, vat_rate: 22 },
      amount: 1,
      marking: '0104601234567893215abcdefghijk1',
    });
  });

  it("registering rejects with CDEK's reason if CDEK refuses the parcel, and also if CDEK has no tariff for it", async () => {
    service.desk.refuses = 'Неверный телефон получателя';
    const refused = shipments.register(toPoint);
    await expect(refused).rejects.toThrow(ShipmentDeclined);
    await expect(refused).rejects.toThrow('Неверный телефон получателя');
    service.setReply('/v2/calculator/tarifflist', json({ tariff_codes: [] }));
    await expect(shipments.register(toPoint)).rejects.toThrow(ShipmentDeclined);
    expect(service.desk.parcels).toEqual([]);
  });
});

describe('CDEK’s report about a parcel', () => {
  const report = async () => shipments.read(service.desk.newest().uuid);

  it("a CDEK parcel is found by the shop's number for it; the result is undefined if CDEK does not have it", async () => {
    expect(await shipments.find('V-123456-6')).toBeUndefined();
    await shipments.register(toPoint);
    service.desk.register();
    expect(await shipments.find('V-123456-6')).toEqual({
      id: service.desk.newest().uuid,
      number: '1106207236',
      refusal: null,
      state: 'registered',
      said: 'Создан',
      saidAt: new Date('2026-11-21T09:05:00Z'),
    });
  });

  it('a CDEK report has the state of the latest status that the shop knows, in any order of the statuses', async () => {
    await shipments.register(toPoint);
    const { desk } = service;
    expect(await report()).toMatchObject({ state: null, number: null, said: null });
    desk.say('ACCEPTED_AT_PICK_UP_POINT', 'Принят на склад до востребования', '2026-11-25T10:00:00+0300');
    desk.say('RECEIVED_AT_SHIPMENT_WAREHOUSE', 'Принят на склад', '2026-11-22T10:00:00+0300');
    expect(await report()).toMatchObject({ state: 'waiting', said: 'Принят на склад до востребования' });
    desk.say('SOMETHING_NEW', 'Что-то новое', '2026-11-26T10:00:00+0300');
    expect(await report()).toMatchObject({ state: 'waiting', said: 'Что-то новое' });
    desk.say('DELIVERED', 'Вручён', '2026-11-27T10:00:00+0300', '20');
    expect(await report()).toMatchObject({ state: 'partly-handed-over' });
  });

  it('a CDEK report contains a refusal that comes after the registration', async () => {
    await shipments.register(toPoint);
    service.desk.newest().refusal = 'Вес больше, чем принимает пункт';
    expect(await report()).toMatchObject({ refusal: 'Вес больше, чем принимает пункт', state: null });
  });

  it('reading a CDEK report rejects if the report is malformed or CDEK cannot be reached', async () => {
    await shipments.register(toPoint);
    service.setReply('/v2/orders/*', json({ requests: [] }));
    await expect(report()).rejects.toThrow('returned no parcel');
    service.goDown();
    await expect(report()).rejects.toThrow('cannot be reached');
  });
});

describe('cancelling a parcel at CDEK', () => {
  const cancelled = async () => {
    await shipments.cancel(service.desk.newest().uuid);
    return service.requests.slice(-2).map(({ method, url }) => `${method} ${url.pathname.split('/').at(-1)}`);
  };

  it('cancelling deletes a CDEK parcel that has not moved; cancelling it again changes nothing', async () => {
    await shipments.register(toPoint);
    service.desk.register();
    const { uuid } = service.desk.newest();
    expect(await cancelled()).toEqual([`GET ${uuid}`, `DELETE ${uuid}`]);
    expect(service.desk.newest().isDeleted).toBe(true);
    expect(await cancelled()).toEqual([`DELETE ${uuid}`, `GET ${uuid}`]);
  });

  it("cancelling a CDEK parcel that is in transit refuses it on the recipient's behalf (§3.7.15)", async () => {
    await shipments.register(toPoint);
    service.desk.say('SENT_TO_RECIPIENT_CITY', 'Отправлен', '2026-11-23T10:00:00+0300');
    expect((await cancelled())[1]).toBe('POST refusal');
    await shipments.cancel(service.desk.newest().uuid);
    expect(service.desk.newest().statuses.filter(({ code }) => code === 'NOT_DELIVERED')).toHaveLength(1);
  });
});
