import { expect, test } from 'vitest';
import { readDemoDelivery } from '../../demo/delivery/read-demo-delivery.ts';
import { deliveryPromise, deliveryTerms } from './delivery-promise.ts';
import type { MethodEntry, Tariff, ZoneEntry } from './tables/delivery-types.ts';

const method = (id: string, more: Partial<MethodEntry> = {}) =>
  ({ id, kind: 'courier', carrier: null, ...more }) as MethodEntry;
const tariff = (price: number, freeFrom: number | null = null): Tariff => ({
  price,
  freeFrom,
  steps: [],
  days: { min: 1, max: 2 },
});
const zone = (tariffs: Record<string, Tariff>) => ({ tariffs }) as ZoneEntry;
const methods = [method('courier'), method('store', { kind: 'store' }), method('cdek', { carrier: 'cdek' })];

test('free delivery is promised from the lowest sum of goods from which it is free in every zone', () => {
  const near = zone({ courier: tariff(29_000, 300_000) });
  const far = zone({ courier: tariff(59_000, 500_000) });
  expect(deliveryPromise({ methods, zones: [near, far] })).toEqual({
    freeFrom: 500_000,
    least: 29_000,
    methods: 2,
  });
});

test('free delivery is not promised if one zone has no free delivery', () => {
  const zones = [zone({ courier: tariff(29_000, 300_000) }), zone({ courier: tariff(59_000) })];
  expect(deliveryPromise({ methods, zones })).toMatchObject({ freeFrom: null, least: 29_000 });
});

test('the promise of free delivery ignores pick-up at stores and methods with prices of a carrier', () => {
  const zones = [zone({ store: tariff(0), cdek: tariff(0), courier: tariff(29_000) })];
  expect(deliveryPromise({ methods, zones })).toMatchObject({ freeFrom: null, least: 29_000 });
});

test('if delivery is always free, it is promised from 0 ₽', () => {
  expect(deliveryPromise({ methods, zones: [zone({ courier: tariff(0) })] })).toMatchObject({
    freeFrom: 0,
    least: 0,
  });
});

test('a shop without a delivery table promises nothing', () => {
  expect(deliveryPromise({ methods: [], zones: [] })).toEqual({ freeFrom: null, least: null, methods: 0 });
});

test('the demo shop promises the free delivery that its delivery table contains', async () => {
  const { methods: kept = [], zones = [] } = await readDemoDelivery();
  expect(deliveryPromise({ methods: kept, zones })).toEqual({
    freeFrom: 500_000,
    least: 19_000,
    methods: 4,
  });
});

test('the delivery price and time of a product are those of the cheapest method in each zone', () => {
  const near = zone({ courier: { ...tariff(29_000, 300_000), days: { min: 1, max: 2 } }, store: tariff(0) });
  const far = zone({ courier: { ...tariff(59_000), days: { min: 4, max: 9 } }, cdek: tariff(10_000) });
  const terms = (sum: number, ways = methods) => deliveryTerms({ methods: ways, zones: [near, far] }, sum);
  expect(terms(200_000)).toEqual({ least: 29_000, most: 59_000, days: { min: 1, max: 9 } });
  expect(terms(300_000)).toMatchObject({ least: 0, most: 59_000 });
  expect(terms(200_000, [method('courier', { minSum: 250_000 })])).toBeNull();
  expect(deliveryTerms({ methods: [], zones: [] }, 1)).toBeNull();
});
