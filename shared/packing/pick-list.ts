import { mayStep, type OrderState, STEPS } from '../orders/states.ts';

/** A line of an order, with the facts by which its pieces are fetched. */
type LineToFetch<Facts> = Facts & {
  articleId: string;
  name: string;
  category: string | null;
  sku: string;
  /** Pieces to pack. */
  pieces: number;
  /** How many of them are at the store where the order is collected. */
  fromStore: number;
};

type OrderToFetch<Facts> = {
  number: string;
  /** The store where the order is collected; null for other deliveries. */
  store: { code: string; name: string } | null;
  lines: readonly LineToFetch<Facts>[];
};

/** Whether an order waits to be packed. */
export const waitsToBePacked = (state: OrderState): boolean => mayStep(state, 'PACKING', 'operator');

export const WAITING_STATES = (Object.keys(STEPS) as OrderState[]).filter(waitsToBePacked);

type Item<Facts> = Omit<LineToFetch<Facts>, 'fromStore'> & { orders: string[] };
type Place<Facts> = { store: { code: string; name: string } | null; items: Item<Facts>[] };

/** Lines of the same article at one place. */
type Gathered<Facts> = { line: Omit<LineToFetch<Facts>, 'fromStore'>; pieces: number; orders: string[] };

/**
 * What to fetch for orders, by place: the warehouse first, then the stores by their names; in a place by
 * category, name and number of the article, so that goods of a kind are fetched together.
 */
export function pickPlaces<Facts>(orders: readonly OrderToFetch<Facts>[]): Place<Facts>[] {
  const { compare } = new Intl.Collator('ru', { numeric: true });
  const places = new Map<string, { store: Place<Facts>['store']; gathered: Map<string, Gathered<Facts>> }>();
  const add = (
    store: Place<Facts>['store'],
    line: Gathered<Facts>['line'],
    pieces: number,
    number: string,
  ) => {
    if (pieces === 0) return;
    const place = places.get(store?.code ?? '') ?? { store, gathered: new Map() };
    places.set(store?.code ?? '', place);
    const known = place.gathered.get(line.articleId) ?? { line, pieces: 0, orders: [] };
    const isNew = !known.orders.includes(number);
    place.gathered.set(line.articleId, {
      line,
      pieces: known.pieces + pieces,
      orders: isNew ? [...known.orders, number] : known.orders,
    });
  };
  for (const { number, store, lines } of orders)
    for (const { fromStore, ...line } of lines) {
      const there = store === null ? 0 : Math.min(fromStore, line.pieces);
      add(store, line, there, number);
      add(null, line, line.pieces - there, number);
    }
  return [...places.values()]
    .sort((one, other) => compare(one.store?.name ?? '', other.store?.name ?? ''))
    .map(({ store, gathered }) => ({
      store,
      items: [...gathered.values()]
        .map(({ line, pieces, orders: numbers }) => ({ ...line, pieces, orders: numbers }))
        .sort((one, other) => byKind(one, other, compare)),
    }));
}

type Sorted = { name: string; category: string | null; sku: string };

/** Goods that the shop no longer sells have no category, and come last. */
function byKind(one: Sorted, other: Sorted, compare: Intl.Collator['compare']): number {
  if ((one.category === null) !== (other.category === null)) return one.category === null ? 1 : -1;
  return (
    compare(one.category ?? '', other.category ?? '') ||
    compare(one.name, other.name) ||
    compare(one.sku, other.sku)
  );
}
