import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { city } from '../../domain/tables/places.ts';
import { moment } from '../../platform/db/moment.ts';

/** When the pick-up points of a carrier in a city were last fetched from the carrier. */
export const carrierReading = pgTable(
  'carrier_reading',
  {
    carrier: text('carrier', { enum: ['cdek'] }).notNull(),
    cityCode: text('city_code')
      .notNull()
      .references(() => city.code, { onDelete: 'cascade' }),
    readAt: moment('read_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.carrier, table.cityCode] })],
);
