import { queryForStatistics } from '../../../shared/text/query-for-statistics.ts';
import type { ShopOperations } from '../../contract/shop-operations.ts';
import { Refusal } from '../state/refusal.ts';
import type { ShopState, StoredEvent, StoredOrder } from '../state/state.ts';

const DAY_MS = 24 * 60 * 60_000;
const FUNNEL: readonly StoredEvent['kind'][] = ['PAGE', 'PRODUCT', 'ADD', 'CHECKOUT', 'PURCHASE'];

/** Operations of the shop's own statistics. They count the events reported to the mock shop. */
export function reportOperations(state: ShopState): Pick<ShopOperations, 'recordEvents' | 'getReport'> {
  return {
    recordEvents({ body: { events } }) {
      const at = new Date().toISOString();
      for (const { query, ...event } of events) {
        const storableQuery = query === undefined ? undefined : (queryForStatistics(query) ?? undefined);
        if (event.kind === 'SEARCH' && storableQuery === undefined) continue;
        state.events.push({ ...event, ...(storableQuery !== undefined && { query: storableQuery }), at });
      }
      return undefined;
    },

    getReport({ query: { from, until } }) {
      const begin = Date.parse(`${from}T00:00:00+03:00`);
      const end = Date.parse(`${until}T00:00:00+03:00`) + DAY_MS;
      if (end <= begin || end - begin > 400 * DAY_MS) throw new Refusal('INVALID_REQUEST');
      const isWithin = (at: string) => Date.parse(at) >= begin && Date.parse(at) < end;
      const events = state.events.filter(({ at }) => isWithin(at));
      const of = (kind: StoredEvent['kind']) => events.filter((event) => event.kind === kind);
      const orders = state.orders.filter(({ order }) => isWithin(order.placedAt));
      const lines = state.refunds.flatMap(({ sent }) => sent?.lines ?? []);
      return {
        from,
        until,
        ...ordersOf(state, orders),
        funnel: FUNNEL.map((name) => ({
          name,
          count: name === 'PURCHASE' ? orders.length : of(name).filter(({ first }) => first).length,
        })),
        noResults: ranked(
          of('SEARCH').filter(({ found }) => found === 0),
          ({ query }) => query,
        ),
        sizesAsked: ranked(of('ADD'), ({ size }) => size),
        sizesMissing: ranked(of('SIZE_MISSING'), ({ size }) => size),
        returns: ranked(lines, ({ reason }) => reason),
      };
    },
  };
}

/** Numbers and sums of the orders that were placed, cancelled and returned. */
function ordersOf({ refunds }: ShopState, orders: readonly StoredOrder[]) {
  const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0);
  const isCancelled = ({ order }: StoredOrder) => order.state === 'CANCELLED';
  const revenue = sumOf(orders.map(({ order }) => order.total + order.cancelledSum));
  const cancelledSum = sumOf(
    orders.map((stored) => stored.order.cancelledSum + (isCancelled(stored) ? stored.order.total : 0)),
  );
  const returned = orders
    .filter((stored) => !isCancelled(stored))
    .map(({ order, till = [] }) => {
      const ofRequests = refunds.filter(({ orderId, state }) => orderId === order.id && state === 'REFUNDED');
      const goodwill = till.filter(({ kind, reason }) => kind === 'PAID_OUT' && reason !== 'RETURNED');
      return sumOf([...ofRequests.map(({ sent }) => sent?.sum ?? 0), ...goodwill.map(({ sum }) => sum)]);
    });
  const returnedSum = sumOf(returned);
  return {
    orders: orders.length,
    revenue,
    cancelledOrders: orders.filter(isCancelled).length,
    cancelledSum,
    returnedOrders: returned.filter((sum) => sum > 0).length,
    returnedSum,
    netRevenue: revenue - cancelledSum - returnedSum,
  };
}

/**
 * Adds items up by name and sorts the names by how often they occur, most frequent first. An item with a
 * quantity counts that many times.
 */
function ranked<Item extends { quantity?: number }>(
  items: Item[],
  nameOf: (item: Item) => string | undefined,
) {
  const counts = new Map<string, number>();
  for (const item of items) {
    const name = nameOf(item);
    if (name !== undefined) counts.set(name, (counts.get(name) ?? 0) + (item.quantity ?? 1));
  }
  return [...counts]
    .map(([name, count]) => ({ name, count }))
    .sort((one, other) => other.count - one.count)
    .slice(0, 50);
}
