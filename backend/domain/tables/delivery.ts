import { doublePrecision, index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { PointKind } from '#shared/delivery/kinds.ts';
import type { StoreHours } from './content-types.ts';
import type { DeliveryParts, Fitting, OrderPayment } from './delivery-types.ts';
import { city } from './places.ts';

/** The retailer's delivery table, one row per part. */
export const deliveryPart = pgTable('delivery_part', {
  part: text('part', { enum: ['warehouse', 'calendar', 'methods', 'zones', 'returns'] }).primaryKey(),
  body: jsonb('body').$type<DeliveryParts[keyof DeliveryParts]>().notNull(),
});

/**
 * Pick-up points and lockers: those of the retailer's delivery table, and the points that carriers have
 * reported last.
 */
export const deliveryPoint = pgTable(
  'delivery_point',
  {
    source: text('source', { enum: ['table', 'cdek'] }).notNull(),
    code: text('code').notNull(),
    kind: text('kind').$type<PointKind>().notNull(),
    cityCode: text('city_code')
      .notNull()
      .references(() => city.code, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    address: text('address').notNull(),
    landmark: text('landmark'),
    phone: text('phone'),
    hours: jsonb('hours').$type<StoreHours[]>().notNull(),
    latitude: doublePrecision('latitude').notNull(),
    longitude: doublePrecision('longitude').notNull(),
    fitting: text('fitting').$type<Fitting>().notNull(),
    payments: text('payments').array().$type<OrderPayment[]>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.source, table.code] }),
    index('delivery_point_city').on(table.cityCode),
    index('delivery_point_place').on(table.latitude, table.longitude),
  ],
);
