import { asc, inArray, sql } from 'drizzle-orm';
import type { PickList } from '#contract/client/client.schemas.ts';
import { pickPlaces, WAITING_STATES, waitsToBePacked } from '#shared/packing/pick-list.ts';
import { order } from '../../../domain/tables/orders.ts';
import type { Database } from '../../../platform/db/database.ts';
import { type FoundLine, linesToPack } from './lines-to-pack.ts';

/** As literals, so that the planner knows that the index `order_to_pack` has these orders. */
const isWaiting = sql`${order.state} in (${sql.raw(WAITING_STATES.map((state) => `'${state}'`).join(', '))})`;

/** Orders in a pick list: as many as a person fetches goods for at once. */
const MOST = 100;

/**
 * What to fetch for the given orders, or for the orders that have waited longest to be packed. Goods of orders
 * that do not wait are left out.
 */
export async function readPickList(db: Database, ids?: readonly string[]): Promise<PickList> {
  const found = await db
    .select()
    .from(order)
    .where(ids ? inArray(order.id, [...ids]) : isWaiting)
    .orderBy(asc(order.placedAt), asc(order.id))
    .limit(MOST + 1);
  const orders = found.slice(0, MOST);
  const lines = Map.groupBy(
    await linesToPack(
      db,
      orders.map(({ id }) => id),
    ),
    ({ orderId }) => orderId,
  );
  const linesOf = (id: string) => lines.get(id) ?? [];
  return {
    orders: orders.map(({ id, number, state, placedAt, delivery }) => ({
      id,
      number,
      state,
      placedAt: placedAt.toISOString(),
      delivery: delivery.name,
      city: delivery.cityName,
      leavesOn: delivery.leavesOn,
      pieces: linesOf(id).reduce((all, { pieces }) => all + pieces, 0),
      requiresMarking: linesOf(id).some(({ requiresMarking, pieces }) => requiresMarking && pieces > 0),
    })),
    hasMore: found.length > MOST,
    places: pickPlaces(
      orders
        .filter(({ state }) => waitsToBePacked(state))
        .map(({ id, number, delivery: { kind, point } }) => ({
          number,
          store: kind === 'store' && point ? { code: point.code, name: point.name } : null,
          lines: linesOf(id).map(lineToFetch),
        })),
    ),
  };
}

/** A line without what is only needed for packing it. */
const lineToFetch = ({
  orderId: _order,
  position: _position,
  isGift: _isGift,
  requiresMarking: _isMarked,
  ...line
}: FoundLine) => line;
