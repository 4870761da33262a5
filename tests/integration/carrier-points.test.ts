import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { carrierReading } from '../../backend/delivery/base/tables.ts';
import { countPoints, keepPoints, readPoints } from '../../backend/delivery/queries/points.ts';
import { deliveryPoint } from '../../backend/domain/tables/delivery.ts';
import type { PointEntry } from '../../backend/domain/tables/delivery-types.ts';
import { type IntegrationShop, openShop } from './shop.ts';

let shop: IntegrationShop;
beforeAll(async () => {
  shop = await openShop(inject('postgresUrl'));
});
afterAll(() => shop?.close());

const point = (cityCode: string, number: number): PointEntry => ({
  code: `cdek-${number}`,
  kind: 'pickup-point',
  cityCode,
  name: `№ ${number}`,
  address: `ул. Мира, ${number}`,
  landmark: null,
  phone: null,
  hours: [],
  latitude: 55,
  longitude: 49,
  fitting: 'none',
  payments: ['card-online'],
});

/** Stores `many` pick-up points of a carrier in a city. Their codes are numbered, beginning with `first`. */
const keep = (cityCode: string, first: number, many: number) =>
  keepPoints(shop.db, {
    carrier: 'cdek',
    cityCode,
    points: Array.from({ length: many }, (_, index) => point(cityCode, first + index)),
    now: new Date(),
  });

it('if several processes import overlapping points at once, each point is stored once, and the points of the last import are complete', async () => {
  // Both cities claim the points 40 to 60, so that the parallel imports write the same rows.
  const readings = Array.from({ length: 24 }, (_, turn) =>
    keep(turn % 2 === 0 ? 'kazan' : 'samara', turn % 2 === 0 ? turn % 3 : 40, 60),
  );
  await Promise.all(readings);

  const stored = await shop.db
    .select()
    .from(deliveryPoint)
    .where(eq(deliveryPoint.source, 'cdek'))
    .orderBy(asc(deliveryPoint.code));
  expect(new Set(stored.map(({ code }) => code)).size).toBe(stored.length);
  const ofCity = (cityCode: string) => stored.filter((one) => one.cityCode === cityCode).length;
  // A point belongs to the city that was written last. That city has all its 60 points, the other lacks the
  // shared ones.
  expect([ofCity('kazan'), ofCity('samara')]).toContain(60);
  const read = await shop.db.select().from(carrierReading);
  expect(read.map(({ cityCode }) => cityCode).sort()).toEqual(['kazan', 'samara']);
});

it('reading many pick-up points page by page returns all of them in order', async () => {
  await keep('kazan', 1000, 2500);
  const area = { cityCode: 'kazan', rectangle: undefined };
  const filters = [{ source: 'cdek' as const, kind: 'pickup-point' as const }];
  expect(await countPoints(shop.db, area, filters)).toBe(2500);
  const codes = new Set<string>();
  for (let offset = 0; offset < 2500; offset += 200)
    for (const { code } of await readPoints(shop.db, area, filters, { offset, limit: 200 })) codes.add(code);
  expect(codes.size).toBe(2500);
});
