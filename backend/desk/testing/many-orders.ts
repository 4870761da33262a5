import { sql } from 'drizzle-orm';
import type { OrderState, StoredDelivery } from '../../domain/tables/order-types.ts';
import type { Database } from '../../platform/db/database.ts';

type Wanted = {
  count: number;
  state: OrderState;
  placedAt: Date;
  /** Time in ms between an order and the one before it. */
  apart?: number;
  /** Sum of each order in kopecks. */
  total?: number;
  delivery?: Partial<StoredDelivery>;
};

/** Writes many orders at once, each earlier than the one before it. They have no lines and no buyers. */
export async function writeOrders(db: Database, wanted: Wanted): Promise<void> {
  const { count, state, placedAt, apart = 0, total = 100, delivery = {} } = wanted;
  const stored = {
    ...{ methodId: 'courier', kind: 'courier', name: 'Курьером', cityCode: 'kazan', cityName: 'Казань' },
    ...{ point: null, day: null, interval: null, leavesOn: '2030-01-01', firstDay: '2030-01-02' },
    ...{ lastDay: '2030-01-02', storageDays: null, fitting: false, price: 0 },
    ...delivery,
  };
  await db.execute(sql`
    insert into "order"
      (id, number, state, placed_at, delivery, payment, goods_sum, discount_sum, total)
    select made.id, made.number, ${state},
      ${placedAt}::timestamptz - make_interval(secs => made.place * ${apart / 1000}::float8),
      ${JSON.stringify(stored)}::jsonb, 'cash', ${total}::bigint, 0, ${total}::bigint
    from (
      select gen_random_uuid() as id, place,
        'В-' || lpad(((select count(*) from "order") + place)::text, 6, '0') || '-0' as number
      from generate_series(0, ${count - 1}::int) as place
    ) as made`);
}
