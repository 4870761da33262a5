import type { Database, Transaction } from '../platform/db/client.ts';
import type { DeliveryParts } from '../platform/db/delivery-types.ts';
import { deliveryPart } from '../platform/db/schema/delivery.ts';

/** A shop that has not said yet how it delivers. */
const NOTHING: DeliveryParts = {
  warehouse: {
    timeZone: 'Europe/Moscow',
    cutOff: '12:00',
    worksOn: [1, 2, 3, 4, 5],
    postalCode: '101000',
    piece: { grams: 500, length: 30, width: 25, height: 5 },
  },
  calendar: { holidays: [], workdays: [] },
  methods: [],
  zones: [],
};

/** The retailer's delivery table (docs/decisions/0031-delivery-is-a-table-first.md). */
export async function loadDeliveryTable(db: Database | Transaction): Promise<DeliveryParts> {
  const rows = await db.select().from(deliveryPart);
  return { ...NOTHING, ...Object.fromEntries(rows.map(({ part, body }) => [part, body])) };
}
