import { sql } from 'drizzle-orm';
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { ShipmentState } from '#contract/client/client.schemas.ts';
import type { Carrier } from '../delivery-types.ts';
import { moment } from './moment.ts';
import { order } from './orders.ts';

/** The parcel of an order at a carrier that the shop itself asks; operators hand other parcels over by hand. */
export const shipment = pgTable(
  'shipment',
  {
    orderId: uuid('order_id')
      .primaryKey()
      .references(() => order.id, { onDelete: 'restrict' }),
    carrier: text('carrier').$type<Carrier>().notNull(),
    state: text('state').$type<ShipmentState>().notNull(),
    requestedAt: moment('requested_at').notNull(),
    /** The carrier's own id; null until it has answered. */
    carrierId: text('carrier_id'),
    /** By which shoppers follow it. */
    number: text('number'),
    /** Why the carrier did not take it. */
    refusal: text('refusal'),
    /** The carrier's latest words. */
    said: text('said'),
    saidAt: moment('said_at'),
    /** When the carrier is asked next; null when there is nothing more to learn. */
    askAt: moment('ask_at'),
  },
  (table) => [index('shipment_ask').on(table.askAt).where(sql`${table.askAt} is not null`)],
);
