import { z } from 'zod';
import { DELIVERY_KINDS, POINT_KINDS } from '#shared/delivery/kinds.ts';
import { WAYS_TO_PAY } from '#shared/payments/ways-to-pay.ts';
import { typeset } from '#shared/text/typeset.ts';
import type { Days, Tariff } from '../../domain/tables/delivery-types.ts';
import { day, hour, phone, postalCode, roubles } from '../../platform/files/file-fields.ts';

/** Schema of one line of text for shoppers. The parsed text is typeset. */
const line = (limit: number) => z.string().trim().min(1).max(limit).transform(typeset);
const id = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'lower-case Latin letters, digits and hyphens')
  .max(40);
/** Schema of the code or the name of a place: `kazan`, «Казань», «Киров, Калужская область». */
const place = z.string().trim().min(1).max(165);
const weekdays = z.array(z.int().min(1).max(7)).min(1).max(7).refine(areUnique, 'each day of the week once');

function areUnique(values: readonly unknown[]): boolean {
  return new Set(values).size === values.length;
}

const isTimeZone = (name: string) => {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
};

const fitting = z.enum(['none', 'whole', 'partial']);
const payments = z.array(z.enum(WAYS_TO_PAY)).min(1).refine(areUnique, 'each way to pay once');

const interval = z
  .strictObject({ from: hour, to: hour })
  .refine(({ from, to }) => from < to, 'from before to');
const range = z
  .strictObject({ from: day, to: day })
  .refine(({ from, to }) => from <= to, 'from not after to');

const warehouse = z.strictObject({
  timeZone: z.string().refine(isTimeZone, 'a time zone such as Europe/Moscow'),
  cutOff: hour,
  worksOn: weekdays,
  postalCode,
  piece: z.strictObject({
    grams: z.int().min(1).max(30_000),
    length: z.int().min(1).max(200),
    width: z.int().min(1).max(200),
    height: z.int().min(1).max(200),
  }),
});

const calendar = z.strictObject({
  holidays: z.array(range).max(200).default([]),
  workdays: z.array(day).max(200).default([]),
});

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];

const method = z
  .strictObject({
    id,
    kind: z.enum(DELIVERY_KINDS),
    name: line(60),
    fitting: fitting.default('none'),
    payments,
    deliversOn: weekdays.default(EVERY_DAY),
    intervals: z.array(interval).max(12).default([]),
    daysToChoose: z.int().min(0).max(31).default(0),
    ordersPerDay: z.int().min(1).max(100_000).nullable().default(null),
    minSum: roubles.nullable().default(null),
    maxSum: roubles.nullable().default(null),
    maxPieces: z.int().min(1).max(500).nullable().default(null),
    storageDays: z.int().min(1).max(60).default(7),
    carrier: z.enum(['cdek']).nullable().default(null),
    sameDayUntil: hour.nullable().default(null),
  })
  .refine(({ kind, carrier }) => carrier === null || (kind !== 'store' && kind !== 'post'), {
    path: ['carrier'],
    message: 'a carrier can only have couriers, pick-up points and lockers',
  })
  .refine(({ kind, daysToChoose }) => daysToChoose === 0 || kind === 'courier', {
    path: ['daysToChoose'],
    message: 'only couriers can deliver on a chosen day',
  })
  .refine(({ daysToChoose, ordersPerDay }) => ordersPerDay === null || daysToChoose > 0, {
    path: ['ordersPerDay'],
    message: 'a limit of orders per day needs daysToChoose',
  })
  .refine(({ kind, sameDayUntil }) => sameDayUntil === null || kind === 'store', {
    path: ['sameDayUntil'],
    message: 'only stores can hand over goods from their own stock',
  });

const methods = z
  .array(method)
  .max(20)
  .superRefine((all, context) => {
    const once = (keyOf: (one: (typeof all)[number]) => string, field: string, message: string) => {
      const seen = new Set<string>();
      for (const [index, one] of all.entries()) {
        if (seen.has(keyOf(one))) context.addIssue({ code: 'custom', path: [index, field], message });
        seen.add(keyOf(one));
      }
    };
    once(({ id: own }) => own, 'id', 'another method already has this id');
    // Two methods of the same kind and carrier would offer the same stores or points at different prices, so
    // only one is allowed. Courier and post have no points, so they may have several methods that differ in
    // speed.
    once(
      ({ id: own, kind, carrier }) => (kind === 'courier' || kind === 'post' ? own : `${kind} ${carrier}`),
      'kind',
      'another method leads to the same places',
    );
  });

/** Schema of a delivery time in working days: one number, or a minimum and a maximum. */
const days = z
  .union([z.int().min(0).max(90), z.tuple([z.int().min(0).max(90), z.int().min(0).max(90)])], {
    error: 'working days: a number from 0 to 90, or two such as [1, 2]',
  })
  .transform(
    (value): Days =>
      typeof value === 'number' ? { min: value, max: value } : { min: value[0], max: value[1] },
  )
  .refine(({ min, max }) => min <= max, 'the smaller number of days must come first');

const tariff = z
  .strictObject({
    price: roubles,
    steps: z
      .array(z.strictObject({ from: roubles, price: roubles }))
      .max(20)
      .default([]),
    freeFrom: roubles.nullable().default(null),
    days,
    ordersPerDay: z.int().min(1).max(100_000).nullable().default(null),
  })
  .superRefine(({ price, steps, freeFrom }: Tariff, context) => {
    for (const [index, step] of steps.entries()) {
      const before = steps[index - 1] ?? { from: 0, price };
      if (step.from <= before.from)
        context.addIssue({
          code: 'custom',
          path: ['steps', index, 'from'],
          message: 'sums must rise from step to step',
        });
      if (step.price > before.price)
        context.addIssue({
          code: 'custom',
          path: ['steps', index, 'price'],
          message: 'a larger order must not have dearer delivery',
        });
    }
    const last = steps.at(-1);
    if (freeFrom !== null && last && last.from >= freeFrom)
      context.addIssue({
        code: 'custom',
        path: ['freeFrom'],
        message: 'free delivery must begin above the last step',
      });
  });

const zones = z
  .array(
    z.strictObject({
      name: line(80),
      cities: z.array(place).max(5000).default([]),
      regions: z.array(z.string().trim().min(1).max(80)).max(100).default([]),
      postalCodes: z
        .array(z.string().regex(/^[1-9]\d{0,5}$/, 'the first one to six digits of postal codes, in quotes'))
        .max(1000)
        .default([]),
      rest: z.boolean().default(false),
      tariffs: z.record(id, tariff),
    }),
  )
  .max(200)
  .superRefine((all, context) => {
    const owners = new Map<string, string>();
    const claim = (key: string, name: string, path: (string | number)[]) => {
      const owner = owners.get(key);
      if (owner !== undefined)
        context.addIssue({ code: 'custom', path, message: `the zone «${owner}» already has it` });
      owners.set(key, name);
    };
    for (const [index, { name, cities, regions, postalCodes, rest }] of all.entries()) {
      claim(`name ${name}`, name, [index, 'name']);
      if (rest) claim('rest', name, [index, 'rest']);
      for (const field of ['cities', 'regions', 'postalCodes'] as const)
        for (const [place, value] of { cities, regions, postalCodes }[field].entries())
          claim(`${field} ${value}`, name, [index, field, place]);
    }
  });

const points = z
  .array(
    z.strictObject({
      code: z
        .string()
        .regex(/^[A-Za-z0-9]+([-_.:][A-Za-z0-9]+)*$/, 'Latin letters and digits, with hyphens between')
        .max(80),
      kind: z.enum(POINT_KINDS),
      cityCode: place,
      name: line(120),
      address: line(250),
      landmark: line(250).nullable().default(null),
      phone: phone.nullable().default(null),
      hours: z
        .array(z.strictObject({ days: weekdays, opens: hour, closes: hour }))
        .max(7)
        .default([]),
      latitude: z.number().min(-90).max(90),
      longitude: z.number().min(-180).max(180),
      fitting: fitting.default('none'),
      payments,
    }),
  )
  .max(50_000)
  .superRefine((all, context) => {
    const codes = new Set<string>();
    for (const [index, { code }] of all.entries()) {
      if (codes.has(code))
        context.addIssue({ code: 'custom', path: [index, 'code'], message: 'another point has this code' });
      codes.add(code);
    }
  });

const returns = z
  .array(
    z.strictObject({
      way: z.enum(['courier', 'pickup-point', 'store', 'post']),
      paidBy: z.enum(['shop', 'buyer']),
      note: line(200).nullable().default(null),
    }),
  )
  .min(1, 'at least one way: buyers have a right to return goods')
  .refine((ways) => areUnique(ways.map(({ way }) => way)), 'each way once');

/** The schema of each file of the delivery table. */
export const deliverySchemas = { warehouse, calendar, methods, zones, returns, points };
