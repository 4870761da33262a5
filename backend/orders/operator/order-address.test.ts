import { expect, it } from 'vitest';
import type { OperatorOrder } from '#contract/client/client.schemas.ts';
import { orderAddress } from './order-address.ts';

type Typed = { address: string; flat?: string };

/** Creates an order that a courier delivers to Kazan, with only the fields that determine its address. */
const orderTo = ({ address, flat }: Typed) =>
  ({
    address: { postalCode: null, address, flat: flat ?? null, entrance: null, floor: null, intercom: null },
    delivery: { cityName: 'Казань', point: null },
  }) as OperatorOrder['order'];

const read = (typed: Typed) => {
  const found = orderAddress(orderTo(typed), 'Республика Татарстан');
  const fields = Object.fromEntries((found?.fields ?? []).map(({ type, value }) => [type, value]));
  return [found?.line, fields.Улица, fields.Дом, fields.Корпус, fields.Квартира];
};

const PLACE = 'Республика Татарстан, Казань';

it.each<[Typed, string, string?, string?, string?, string?]>([
  [{ address: 'ул. Баумана, 5' }, 'ул. Баумана, 5', 'ул. Баумана', '5'],
  [{ address: 'Казань, ул. Баумана, 5А' }, 'ул. Баумана, 5А', 'ул. Баумана', '5А'],
  [{ address: 'г. Казань ул. Баумана д. 5' }, 'ул. Баумана д. 5', 'ул. Баумана', '5'],
  [
    { address: 'Россия, 420111, Республика Татарстан, г Казань, ул. 8 Марта, 12/1' },
    'ул. 8 Марта, 12/1',
    'ул. 8 Марта',
    '12/1',
  ],
  [{ address: 'пр-т Победы, д. 10, корп. 3' }, 'пр-т Победы, д. 10, корп. 3', 'пр-т Победы', '10', '3'],
  [{ address: 'ул. Садовая, 7 стр. 2' }, 'ул. Садовая, 7 стр. 2', 'ул. Садовая', '7 стр. 2'],
  [
    { address: 'ул. Садовая, 7', flat: 'кв. 12/3' },
    'ул. Садовая, 7, кв. 12/3',
    'ул. Садовая',
    '7',
    undefined,
    '12/3',
  ],
  [
    { address: 'ул. Садовая, 7, кв. 12/3', flat: '12/3' },
    'ул. Садовая, 7, кв. 12/3',
    'ул. Садовая',
    '7',
    undefined,
    '12/3',
  ],
  [{ address: 'ул. Садовая, 7, кв. 5' }, 'ул. Садовая, 7, кв. 5', 'ул. Садовая', '7', undefined, '5'],
  [
    { address: 'ул. Садовая, 7', flat: 'офис 5' },
    'ул. Садовая, 7, офис 5',
    'ул. Садовая',
    '7',
    undefined,
    'офис 5',
  ],
  [{ address: 'Казанская ул., 3' }, 'Казанская ул., 3', 'Казанская ул.', '3'],
  [{ address: 'СНТ «Ветерок»' }, 'СНТ «Ветерок»', 'СНТ «Ветерок»'],
])('the delivery address %j is split into its fields', (typed, line, road, house, building, flat) => {
  expect(read(typed)).toEqual([`${PLACE}, ${line}`, road, house, building, flat]);
});
