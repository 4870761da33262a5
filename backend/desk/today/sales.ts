import { and, count, gte, lt, sql } from 'drizzle-orm';
import type { SalesOfDay, SalesOfHour, SalesSoFar, TodaySales } from '#contract/client/client.schemas.ts';
import { addDays, dayInMoscow } from '#shared/text/dates.ts';
import { order } from '../../domain/tables/orders.ts';
import type { Database } from '../../platform/db/database.ts';
import { DAY } from '../../platform/jobs/clean-up.ts';
import { sumAsPlaced } from '../../report/read-report.ts';

const HOUR = 60 * 60 * 1000;
const WEEK = 7 * DAY;
/** How many days the sums by day have. */
const DAYS = 14;

type Span = { begin: Date; end: Date };

const midnight = (day: string) => new Date(`${day}T00:00:00+03:00`);
const after = (moment: Date, ms: number) => new Date(moment.getTime() + ms);

const ofSpan = ({ begin, end }: Span) => and(gte(order.placedAt, begin), lt(order.placedAt, end));
const numbers = {
  orders: count(),
  sum: sql`coalesce(sum(${sumAsPlaced}), 0)`.mapWith(Number),
};

/** Orders of the day until now, and those of the same weekday a week ago until the same time of day. */
export async function readSalesSoFar(db: Database, now: Date): Promise<SalesSoFar> {
  const begin = midnight(dayInMoscow(now));
  const read = async (span: Span) => (await db.select(numbers).from(order).where(ofSpan(span)))[0] ?? NOTHING;
  const today = await read({ begin, end: after(begin, DAY) });
  const weekAgo = await read({ begin: after(begin, -WEEK), end: after(now, -WEEK) });
  return { ...today, ordersBefore: weekAgo.orders, sumBefore: weekAgo.sum };
}

const NOTHING = { orders: 0, sum: 0 };

/** Orders by hour of the day and of the same weekday a week ago, and by day. */
export async function readTodaySales(db: Database, now: Date): Promise<TodaySales> {
  const day = dayInMoscow(now);
  const dayBefore = addDays(day, -7);
  const begin = midnight(day);
  const hour = Math.floor((now.getTime() - begin.getTime()) / HOUR);
  const firstDay = addDays(day, 1 - DAYS);
  return {
    day,
    dayBefore,
    hours: await byHour(db, begin, hour + 1),
    hoursBefore: await byHour(db, midnight(dayBefore), 24),
    days: (await bySteps(db, midnight(firstDay), { step: DAY, steps: DAYS })).map(
      (sales, place): SalesOfDay => ({ day: addDays(firstDay, place), ...sales }),
    ),
  };
}

const byHour = async (db: Database, begin: Date, hours: number): Promise<SalesOfHour[]> =>
  (await bySteps(db, begin, { step: HOUR, steps: hours })).map((sales, hour) => ({ hour, ...sales }));

/** Numbers of orders and their sums by steps of equal length, in ms. */
async function bySteps(db: Database, begin: Date, { step, steps }: { step: number; steps: number }) {
  const place = sql`floor(extract(epoch from ${order.placedAt} - ${begin}::timestamptz) * 1000 / ${step}::int)`;
  const rows = await db
    .select({ place: place.mapWith(Number).as('place'), ...numbers })
    .from(order)
    .where(ofSpan({ begin, end: after(begin, steps * step) }))
    .groupBy(sql`place`);
  const known = new Map(rows.map(({ place: at, ...sales }) => [at, sales]));
  return Array.from({ length: steps }, (_, at) => known.get(at) ?? NOTHING);
}
