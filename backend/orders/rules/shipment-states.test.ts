import { readFileSync } from 'node:fs';
import { expect, it, test } from 'vitest';
import type { ShipmentState } from '#contract/client/client.schemas.ts';
import type { ParcelState } from '../../delivery/base/shipments.ts';
import { nextLook } from './next-look.ts';
import { parcelItems } from './parcel-items.ts';
import { orderSteps, SHIPMENT_STEPS, shipmentStep } from './shipment-states.ts';

const states = Object.keys(SHIPMENT_STEPS) as ShipmentState[];

test('the table of parcel steps in the code equals the table in the specification (§3.7.16)', () => {
  const specification = readFileSync(new URL('../../../docs/specification.md', import.meta.url), 'utf8');
  const rows = states.flatMap((from) =>
    Object.entries(SHIPMENT_STEPS[from]).map(([to, actors]) => `| ${from} | ${to} | ${actors.join(', ')} |`),
  );
  const table = specification.split('| Parcel from | To | Who |\n|---|---|---|\n')[1]?.split('\n\n')[0] ?? '';
  expect(table.split('\n')).toEqual(rows);
});

const word = (state: ParcelState | null, refusal: string | null = null) => ({ state, refusal });

it.each<[ShipmentState, ReturnType<typeof word>, ShipmentState | undefined]>([
  ['REQUESTED', word(null), undefined],
  ['REQUESTED', word('registered'), 'REGISTERED'],
  ['REQUESTED', word('handed-over'), 'HANDED_OVER'],
  ['REQUESTED', word(null, 'Неверный телефон'), 'REFUSED'],
  ['REGISTERED', word('registered'), undefined],
  ['REGISTERED', word('removed'), 'CANCELLED'],
  ['WAITING', word('on-the-way'), 'IN_TRANSIT'],
  ['HANDED_OVER', word('waiting'), undefined],
  ['CANCELLED', word('registered'), undefined],
  ['CANCELLED', word('returned'), 'RETURNED'],
])('a parcel in state %s with the report %o becomes %s', (from, reported, to) => {
  expect(shipmentStep(from, reported)).toBe(to);
});

const door = { isCollected: false, mayReturnPart: false };
const point = { isCollected: true, mayReturnPart: false };

it.each([
  ['PACKING', 'registered', point, []],
  ['PACKING', 'on-the-way', point, ['SHIPPED']],
  ['PACKING', 'waiting', point, ['SHIPPED', 'READY']],
  ['PACKING', 'waiting', door, ['SHIPPED']],
  ['PACKING', 'handed-over', door, ['SHIPPED', 'HANDED_OVER']],
  ['SHIPPED', 'on-the-way', point, []],
  ['SHIPPED', 'waiting', point, ['READY']],
  ['SHIPPED', 'waiting', door, []],
  ['SHIPPED', 'handed-over', point, ['HANDED_OVER']],
  ['SHIPPED', 'handed-over', { ...door, mayReturnPart: true }, []],
  ['SHIPPED', 'partly-handed-over', door, []],
  ['SHIPPED', 'returned', door, []],
  ['READY', 'on-the-way', point, []],
  ['READY', 'handed-over', point, ['HANDED_OVER']],
  ['HANDED_OVER', 'on-the-way', door, []],
  ['CANCELLED', 'handed-over', door, []],
  ['PAID', 'on-the-way', door, []],
] as const)(
  'an order in state %s whose parcel is %s takes the expected steps',
  (from, parcel, facts, steps) => {
    expect(orderSteps(from, parcel, facts)).toEqual(steps);
  },
);

test('a carrier is asked about a new parcel often, later more rarely, and finally not at all', () => {
  const at = (minutes: number) => new Date(minutes * 60_000);
  const look = (state: ShipmentState, minutes: number) => nextLook(state, at(0), at(minutes))?.getTime();
  expect(look('REQUESTED', 1)).toBe(70_000);
  expect(look('REQUESTED', 11)).toBe(at(31).getTime());
  expect(look('IN_TRANSIT', 1)).toBe(at(21).getTime());
  expect(look('HANDED_OVER', 1)).toBeUndefined();
  expect(look('IN_TRANSIT', 91 * 24 * 60)).toBeUndefined();
});

test('parcel items add up to the order’s sum, with one item per marking code, gifts included', () => {
  const line = { sku: 'A', name: 'Футболка', size: '46', vatRate: 22, marks: [] };
  const items = parcelItems([
    { ...line, pieces: 3, total: 1000 },
    { ...line, pieces: 3, total: 1001, marks: ['a', 'b'] },
    { ...line, pieces: 1, total: 0 },
  ]);
  expect(items.map(({ pieces, unitPrice, mark }) => [pieces, unitPrice, mark])).toEqual([
    ...[
      [2, 333, null],
      [1, 334, null],
    ],
    ...[
      [1, 333, 'a'],
      [1, 334, 'b'],
      [1, 334, null],
    ],
    [1, 0, null],
  ]);
});
