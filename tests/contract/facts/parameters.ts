import { expect } from 'vitest';
import type { OperationId } from '#contract/operations.ts';
import type { FacetId } from '#contract/sdk/types.gen.ts';
import { type CallParts, callOperation, type Query } from '../call.ts';
import { sentenceOf } from '../complaint.ts';
import { listing } from '../laws/finding.ts';
import { Shopper } from '../shopper.ts';
import type { Data } from '../stories/stage/data.ts';
import { facetChoice } from './facet-choices.ts';
import type { Stage } from './stage.ts';

/** Calls the tested operation with its `base` arguments plus the given query parameters. */
type Ask<Id extends OperationId> = (query: Partial<Query<Id>>) => Promise<Data<Id>>;

/**
 * Calls the operation with and without a parameter, and checks that the responses differ as they should.
 * @throws AssertionError if the parameter has no effect
 */
type Effect<Id extends OperationId> = (ask: Ask<Id>, stage: Stage) => Promise<void>;

/**
 * For parameters that have an effect only with services that the shops of these tests lack. `shownBy` is the
 * path of the test file that tests the effect.
 */
export type ShownElsewhere = { shownBy: string };

type Base<Id extends OperationId> = CallParts<Id> & { caller?: Shopper };

type Described<Id extends OperationId> = {
  /** The caller, and the arguments that the call needs in addition to the tested parameter. */
  base?: (stage: Stage) => Base<Id> | Promise<Base<Id>>;
  effects: { [Name in keyof Required<Query<Id>>]: Effect<Id> | ShownElsewhere };
};

type OperationWithQuery = { [Id in OperationId]: keyof Query<Id> extends never ? never : Id }[OperationId];

/**
 * Checks the effect of a parameter by calls of its operation.
 * @throws Error if there is no effect
 */
export async function showEffect(stage: Stage, id: OperationId, name: string): Promise<void> {
  const all = parameterEffects as { [Id in OperationId]?: unknown };
  const described = all[id] as Described<OperationId> | undefined;
  const effect = (described?.effects as Record<string, Effect<OperationId> | ShownElsewhere>)?.[name];
  if (!effect) throw new Error(`${id} ?${name}: the contract documents it; no test shows its effect`);
  if ('shownBy' in effect) return;
  const { caller = new Shopper(stage.target), ...base } = (await described?.base?.(stage)) ?? {};
  const ask: Ask<OperationId> = async (query) => {
    const parts = { ...base, query: { ...base.query, ...query } };
    const { data, status } = await callOperation(caller, id, parts);
    if (status < 400) return data;
    const complaint = {
      part: 'the status',
      says: `a success for ${JSON.stringify(query)}`,
      came: `${status}`,
    };
    throw new Error(sentenceOf(id, complaint, stage.target.name));
  };
  try {
    await effect(ask, stage);
  } catch (error) {
    const [reason = ''] = String((error as Error).message).split('\n');
    // If the response itself broke the contract, the error already says so. No second explanation is added.
    if (reason.includes('the contract says')) throw error;
    throw new Error(
      `${id} ?${name}: the contract documents its effect; ${stage.target.name} shows none (${reason})`,
    );
  }
}

const itemsOf = (data: unknown): unknown[] =>
  Array.isArray(data) ? data : ((data as { items?: unknown[] }).items ?? []);

const countOf = (data: unknown): number =>
  (data as { totalItems?: number }).totalItems ?? itemsOf(data).length;

/** An effect: the parameter reduces the number of items, and all remaining items match it. */
function narrowed<Id extends OperationId, Item>(
  query: (stage: Stage) => Partial<Query<Id>>,
  fits: (item: Item, stage: Stage) => boolean = () => true,
): Effect<Id> {
  return async (ask, stage) => {
    const [all, chosen] = [await ask({}), await ask(query(stage))];
    expect(countOf(chosen), 'how many items are left').toBeGreaterThan(0);
    expect(countOf(chosen), `how many of ${countOf(all)} items are left`).toBeLessThan(countOf(all));
    for (const item of itemsOf(chosen) as Item[]) expect(fits(item, stage), JSON.stringify(item)).toBe(true);
  };
}

/** An effect: two values of the parameter give different responses. */
function changed<Id extends OperationId>(
  one: (stage: Stage) => Partial<Query<Id>>,
  other: (stage: Stage) => Partial<Query<Id>> = () => ({}),
): Effect<Id> {
  return async (ask, stage) => expect(await ask(one(stage))).not.toEqual(await ask(other(stage)));
}

/** An effect: one value of the parameter keeps all items, and another removes all. */
function bounded<Id extends OperationId>(all: Partial<Query<Id>>, nothing: Partial<Query<Id>>): Effect<Id> {
  return async (ask) => {
    expect(countOf(await ask(all)), JSON.stringify(all)).toBe(countOf(await ask({})));
    expect(countOf(await ask(nothing)), JSON.stringify(nothing)).toBe(0);
  };
}

/** An effect: another page has other items. `pages.ts` checks that the pages together are complete. */
const paged =
  <Id extends OperationId>(size: Partial<Query<Id>> = {}): Effect<Id> =>
  async (ask) => {
    const first = await ask(size);
    const { totalPages } = first as { totalPages: number };
    const page = (number: number) => ({ ...size, page: number }) as unknown as Partial<Query<Id>>;
    if (totalPages === 1) await expect(ask(page(2))).rejects.toThrow('answered 404');
    else expect(itemsOf(await ask(page(2)))).not.toEqual(itemsOf(first));
  };

const sized =
  <Id extends OperationId>(): Effect<Id> =>
  async (ask) => {
    const chosen = await ask({ size: 1 } as unknown as Partial<Query<Id>>);
    expect(itemsOf(chosen), 'the items of a page of one').toHaveLength(1);
    expect(countOf(await ask({})), 'all items').toBeGreaterThan(1);
  };

const DAY_MS = 24 * 60 * 60_000;
const dayAfter = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
const [BEFORE, AFTER] = [dayAfter(-3), dayAfter(3)];

const SOLD_OUT: ShownElsewhere['shownBy'] = 'backend/desk/today/today.test.ts';
const MARKETING: ShownElsewhere = { shownBy: 'backend/cart/marketing-offers.test.ts' };
const MARKETING_OF_WISHLIST: ShownElsewhere = { shownBy: 'backend/wishlist/marketing-offers.test.ts' };

type Found = 'getListing' | 'getListingFacets' | 'searchProducts' | 'getSearchFacets';

/**
 * An effect: after choosing a facet value, the response has exactly as many goods as the facet's count said.
 */
const facet =
  <Id extends Found>(id: FacetId, kind: 'listing' | 'search'): Effect<Id> =>
  async (ask, { target }) => {
    const choice = await facetChoice(target, kind, id);
    // No listing or search of this shop has a value that only some goods have, so choosing a value would
    // change nothing.
    if (!choice) return;
    const { at, value, count } = choice;
    const chosen = await ask({ ...at, [id]: [value] } as unknown as Partial<Query<Id>>);
    expect(countOf(chosen), `goods with ${id}=${value}`).toBe(count);
  };

type Priced = { totalItems: number; items?: { price: number }[] };

/**
 * An effect: a price bound reduces the number of goods. The bound is the lowest or the highest price in the
 * list, so that few goods remain.
 */
const price =
  <Id extends Found>(name: 'priceFrom' | 'priceTo'): Effect<Id> =>
  async (ask, stage) => {
    const { totalItems } = (await ask({})) as Priced;
    const bound = await (name === 'priceTo' ? lowestPrice(stage) : highestPrice(stage));
    const chosen = (await ask({ [name]: bound } as Partial<Query<Id>>)) as Priced;
    expect(chosen.totalItems, `goods with ${name}=${bound}`).toBeLessThan(totalItems);
  };

/** The prices of the cheapest and of the most expensive goods. */
const lowestPrice = ({ target }: Stage) => priceOfFirst(target, 'price-asc');
const highestPrice = ({ target }: Stage) => priceOfFirst(target, 'price-desc');

async function priceOfFirst(target: Stage['target'], sort: 'price-asc' | 'price-desc'): Promise<number> {
  const { items } = await listing(new Shopper(target), { path: WOMEN, sort });
  return items[0]?.price ?? 0;
}

const facets = <Id extends Found>(kind: 'listing' | 'search') => ({
  category: facet<Id>('category', kind),
  size: facet<Id>('size', kind),
  colour: facet<Id>('colour', kind),
  material: facet<Id>('material', kind),
  pattern: facet<Id>('pattern', kind),
  season: facet<Id>('season', kind),
  fit: facet<Id>('fit', kind),
  length: facet<Id>('length', kind),
  sleeve: facet<Id>('sleeve', kind),
  neckline: facet<Id>('neckline', kind),
  closure: facet<Id>('closure', kind),
  line: facet<Id>('line', kind),
  discount: facet<Id>('discount', kind),
  availability: facet<Id>('availability', kind),
  store: facet<Id>('store', kind),
  priceFrom: price<Id>('priceFrom'),
  priceTo: price<Id>('priceTo'),
});

const WOMEN = 'zhenshchinam';
const [COATS, DRESSES] = ['пальто', 'платье'];

const sorted =
  <Id extends 'getListing' | 'searchProducts'>(): Effect<Id> =>
  async (ask) => {
    const orders = new Set<string>();
    for (const sort of ['popular', 'new', 'price-asc', 'price-desc', 'discount'] as const) {
      const { items } = (await ask({ sort } as Partial<Query<Id>>)) as Data<'getListing'>;
      orders.add(items.map(({ productUrl }) => productUrl).join());
    }
    // At least two sort orders must give different lists. Not all can be required to differ, because with few
    // goods some give the same.
    expect(orders.size, 'different orders').toBeGreaterThan(1);
  };

/**
 * For every query parameter, a check of its effect. A new parameter must be added here, or the type check and
 * a test fail.
 */
export const parameterEffects: { [Id in OperationWithQuery]: Described<Id> } = {
  getCart: { effects: { extendByMindbox: MARKETING } },
  applyCartActions: { effects: { extendByMindbox: MARKETING } },
  addPromoCode: { effects: { extendByMindbox: MARKETING } },
  removePromoCode: { effects: { extendByMindbox: MARKETING } },
  getCartLink: {
    effects: {
      articles: changed(
        ({ wished: [one] }) => ({ articles: [`${one}:1`] }),
        ({ wished: [, other] }) => ({ articles: [`${other}:1`] }),
      ),
    },
  },
  getWishlistPage: { effects: { extendByMindbox: MARKETING_OF_WISHLIST } },
  addToWishlist: {
    base: ({ guest, wished }) => ({ caller: guest, body: { items: [{ articleId: wished[0] ?? '' }] } }),
    effects: {
      async force(ask, { wished }) {
        const [first, other] = [await ask({}), await ask({ force: true })];
        expect([first, other].map(([top]) => top?.articleId === wished[0])).toEqual([false, true]);
      },
      // Only `true` changes the wishlist; `false` is the same as no parameter.
      async sizeChosen(ask, { guest, wished }) {
        const path = { articleId: wished[0] ?? '' };
        await callOperation(guest, 'removeFromWishlist', { path });
        const isChosen = async (sizeChosen: boolean) =>
          (await ask({ sizeChosen })).find(({ articleId }) => articleId === path.articleId)?.sizeChosen;
        expect([await isChosen(false), await isChosen(true)]).toEqual([false, true]);
      },
    },
  },
  getListing: {
    base: () => ({ query: { path: WOMEN } }),
    effects: {
      path: changed(
        () => ({ path: WOMEN }),
        () => ({ path: 'rasprodazha' }),
      ),
      page: paged(),
      sort: sorted(),
      ...facets<'getListing'>('listing'),
    },
  },
  getListingFacets: {
    base: () => ({ query: { path: WOMEN } }),
    effects: {
      path: changed(
        () => ({ path: WOMEN }),
        () => ({ path: 'rasprodazha' }),
      ),
      ...facets<'getListingFacets'>('listing'),
    },
  },
  searchProducts: {
    base: () => ({ query: { q: COATS } }),
    effects: {
      q: changed(
        () => ({ q: COATS }),
        () => ({ q: DRESSES }),
      ),
      page: paged(),
      sort: sorted(),
      ...facets<'searchProducts'>('search'),
    },
  },
  getSearchFacets: {
    base: () => ({ query: { q: COATS } }),
    effects: {
      q: changed(
        () => ({ q: COATS }),
        () => ({ q: DRESSES }),
      ),
      ...facets<'getSearchFacets'>('search'),
    },
  },
  getSuggestions: { effects: { q: changed(() => ({ q: 'пал' })) } },
  searchContent: {
    effects: {
      q: changed(
        () => ({ q: 'примерка' }),
        () => ({ q: 'такогословавмагазинанет' }),
      ),
    },
  },
  getProducts: {
    effects: {
      async urls(ask, { reviewed }) {
        const found = itemsOf(await ask({ urls: [reviewed, 'net-takogo'] }));
        expect(found.map((card) => (card as { productUrl: string }).productUrl)).toEqual([reviewed]);
      },
    },
  },
  getCities: {
    effects: {
      async q(ask) {
        const { items } = await ask({ q: 'твер' });
        expect(items.length).toBeGreaterThan(0);
        expect(items.filter(({ name, region }) => !/твер/i.test(`${name} ${region}`))).toEqual([]);
        expect(items).not.toEqual((await ask({})).items);
      },
      code: narrowed(
        ({ city }) => ({ code: city }),
        ({ code }: { code: string }, { city }) => code === city,
      ),
      async withStores(ask) {
        const { items } = await ask({ withStores: true });
        expect(items.length).toBeGreaterThan(0);
        expect(items.filter(({ storeCount }) => storeCount === 0)).toEqual([]);
      },
      size: sized(),
    },
  },
  getStores: {
    effects: {
      async city(ask, { city }) {
        const { items } = await ask({ city });
        expect(items.length).toBeGreaterThan(0);
        expect(items.filter(({ cityCode }) => cityCode !== city)).toEqual([]);
        expect((await ask(otherCity())).items).toEqual([]);
      },
    },
  },
  getIcons: {
    base: () => ({ path: { set: 'care' } }),
    effects: {
      icons: changed(
        () => ({ icons: ['wash-temperature-1'] }),
        () => ({ icons: ['net-takogo-znachka'] }),
      ),
    },
  },
  getAddressChange: {
    effects: {
      async path(ask, { target }) {
        const answers = [];
        for (const kind of ['moved', 'gone'] as const)
          answers.push((await ask({ path: await target.formerAddress(kind) })).outcome);
        expect(answers).toEqual(['MOVED', 'GONE']);
      },
    },
  },
  getOrders: {
    base: ({ buyer }) => ({ caller: buyer }),
    effects: {
      state: narrowed(
        () => ({ state: ['CANCELLED'] }),
        ({ state }: { state: string }) => state === 'CANCELLED',
      ),
      page: paged({ size: 2 }),
      size: sized(),
    },
  },
  getRefunds: {
    base: ({ returner }) => ({ caller: returner }),
    effects: { page: paged({ size: 1 }), size: sized() },
  },
  getProductReviews: {
    base: ({ reviewed }) => ({ path: { productUrl: reviewed } }),
    effects: {
      stars: narrowed(
        () => ({ stars: 3 }),
        ({ stars }: { stars: number }) => stars === 3,
      ),
      async bought(ask) {
        const { summary } = await ask({});
        const [bought = ''] = summary.sizes.map(({ size }) => size);
        expect(summary.sizes.length).toBeGreaterThan(1);
        const { items } = await ask({ bought });
        expect(items.length).toBeGreaterThan(0);
        expect(items.filter(({ size }) => size !== bought)).toEqual([]);
      },
      height: narrowed(
        () => ({ height: 150 }),
        ({ heightCm }: { heightCm: number }) => Math.abs(heightCm - 150) <= 5,
      ),
      withPhotos: narrowed(
        () => ({ withPhotos: 'true' }),
        ({ photos }: { photos: unknown[] }) => photos.length > 0,
      ),
      async sort(ask) {
        const orders = new Set<string>();
        for (const sort of ['newest', 'helpful', 'best', 'worst'] as const)
          orders.add((await ask({ sort })).items.map(({ id }) => id).join());
        expect(orders.size, 'different orders').toBeGreaterThan(1);
      },
      page: paged(),
    },
  },
  listOrders: {
    base: ({ operator }) => ({ caller: operator }),
    effects: {
      state: narrowed(
        () => ({ state: ['CANCELLED'] }),
        ({ state }: { state: string }) => state === 'CANCELLED',
      ),
      from: bounded({ from: BEFORE }, { from: AFTER }),
      to: bounded({ to: AFTER }, { to: BEFORE }),
      number: narrowed(
        ({ orders }) => ({ number: orders[0]?.number ?? '' }),
        ({ number }: { number: string }, { orders }) => number === orders[0]?.number,
      ),
      undecided: narrowed(() => ({ undecided: true })),
      async late(ask) {
        expect(countOf(await ask({ late: true })), 'late orders').toBeLessThan(countOf(await ask({})));
      },
      search: narrowed(
        ({ orders }) => ({ search: orders[0]?.number ?? '' }),
        ({ number }: { number: string }, { orders }) => number === orders[0]?.number,
      ),
      async cursor(ask) {
        const [first, all] = [await ask({ size: 2 }), await ask({ size: 4 })];
        const second = await ask({ size: 2, cursor: first.next ?? '' });
        expect([...first.items, ...second.items]).toEqual(all.items);
        expect((await ask({ size: 2, cursor: second.previous ?? '' })).items).toEqual(first.items);
        expect(first.previous).toBeNull();
      },
      async countUpTo(ask) {
        expect(await ask({ countUpTo: 1 })).toMatchObject({ totalItems: 1, isCapped: true });
        expect(await ask({})).toMatchObject({ isCapped: false });
      },
      page: paged({ size: 2 }),
      size: sized(),
    },
  },
  getPickList: {
    base: ({ operator }) => ({ caller: operator }),
    effects: {
      async orders(ask, { orders }) {
        const [{ id } = { id: '' }] = orders;
        expect((await ask({ orders: [id] })).orders.map((order) => order.id)).toEqual([id]);
        expect((await ask({ orders: [crypto.randomUUID()] })).orders).toEqual([]);
      },
    },
  },
  exportOrders: {
    base: ({ operator }) => ({ caller: operator }),
    effects: {
      state: narrowed(
        () => ({ state: ['CANCELLED'] }),
        ({ order }: { order: { state: string } }) => order.state === 'CANCELLED',
      ),
      from: bounded({ from: BEFORE }, { from: AFTER }),
      to: bounded({ to: AFTER }, { to: BEFORE }),
      page: paged({ size: 2 }),
      size: sized(),
    },
  },
  listSoldOutSizes: {
    base: ({ operator }) => ({ caller: operator }),
    effects: { page: { shownBy: SOLD_OUT }, size: { shownBy: SOLD_OUT } },
  },
  listMessages: {
    base: ({ operator }) => ({ caller: operator }),
    effects: {
      async state(ask, { target, operator }) {
        await target.deadMessage();
        const messageId = await target.deadMessage();
        await callOperation(operator, 'repeatMessage', { path: { messageId } });
        for (const state of ['DEAD', 'WAITING'] as const) {
          const { items } = await ask({ state, size: 100 });
          expect(new Set(items.map((item) => item.state))).toEqual(new Set([state]));
        }
      },
      async page(ask, { target }) {
        for (const _ of [1, 2]) await target.deadMessage();
        const first = await ask({ state: 'DEAD', size: 1 });
        expect((await ask({ state: 'DEAD', size: 1, page: 2 })).items).not.toEqual(first.items);
      },
      async size(ask, { target }) {
        for (const _ of [1, 2]) await target.deadMessage();
        expect((await ask({ state: 'DEAD', size: 1 })).items).toHaveLength(1);
        expect((await ask({ state: 'DEAD' })).items.length).toBeGreaterThan(1);
      },
    },
  },
  // Every call of the log is itself in the log, so numbers of items cannot be compared between calls.
  listOperatorCalls: {
    base: ({ operator }) => ({ caller: operator }),
    effects: {
      async operator(ask) {
        const [first] = (await ask({})).items;
        const { items } = await ask({ operator: first?.operatorId ?? '' });
        expect(new Set(items.map(({ operatorId }) => operatorId))).toEqual(new Set([first?.operatorId]));
      },
      async about(ask, { operator, orders }) {
        const orderId = orders[0]?.id ?? '';
        await callOperation(operator, 'showOrder', { path: { orderId } });
        const { items } = await ask({ about: orderId });
        expect(new Set(items.map((item) => item.orderId))).toEqual(new Set([orderId]));
      },
      async order(ask, { operator, orders }) {
        const [first] = orders;
        await callOperation(operator, 'showOrder', { path: { orderId: first?.id ?? '' } });
        const { items } = await ask({ order: first?.number ?? '' });
        expect(new Set(items.map((item) => item.orderId))).toEqual(new Set([first?.id]));
      },
      async operation(ask) {
        const { items } = await ask({ operation: 'listOperatorCalls' });
        expect(new Set(items.map((item) => item.operation))).toEqual(new Set(['listOperatorCalls']));
      },
      async changes(ask) {
        const isLook = ({ operation }: { operation: string }) => operation === 'listOperatorCalls';
        expect((await ask({ changes: false })).items.some(isLook)).toBe(true);
        expect((await ask({ changes: true })).items.some(isLook)).toBe(false);
      },
      async from(ask) {
        expect(countOf(await ask({ from: BEFORE }))).toBeGreaterThan(0);
        expect(countOf(await ask({ from: AFTER }))).toBe(0);
      },
      async until(ask) {
        expect(countOf(await ask({ until: AFTER }))).toBeGreaterThan(0);
        expect(countOf(await ask({ until: BEFORE }))).toBe(0);
      },
      async before(ask) {
        const { items, next } = await ask({ size: 1 });
        expect((await ask({ size: 1, before: next ?? '' })).items).not.toEqual(items);
      },
      size: sized(),
    },
  },
  listRefunds: {
    base: ({ operator }) => ({ caller: operator }),
    effects: {
      state: narrowed(
        () => ({ state: ['APPROVED'] }),
        ({ state }: { state: string }) => state === 'APPROVED',
      ),
      number: narrowed(({ refund }) => ({ number: refund.number ?? '' })),
      search: narrowed(
        ({ refund }) => ({ search: refund.orderNumber }),
        ({ orderNumber }: { orderNumber: string }, { refund }) => orderNumber === refund.orderNumber,
      ),
      async dueUntil(ask) {
        expect(countOf(await ask({ dueUntil: BEFORE })), 'refunds due three days ago').toBe(0);
        expect(countOf(await ask({ dueUntil: dayAfter(30) })), 'refunds due in 30 days').toBeGreaterThan(0);
      },
      page: paged({ size: 1 }),
      size: sized(),
    },
  },
  listReviews: {
    base: ({ operator }) => ({ caller: operator }),
    effects: {
      state: narrowed(
        () => ({ state: 'WAITING' }),
        ({ state }: { state: string }) => state === 'WAITING',
      ),
      complained: narrowed(
        () => ({ complained: 'true' }),
        ({ openComplaints }: { openComplaints: number }) => openComplaints > 0,
      ),
      page: paged({ size: 2 }),
      size: sized(),
    },
  },
  listContactRequests: {
    base: ({ operator }) => ({ caller: operator }),
    effects: {
      state: narrowed(
        () => ({ state: 'DONE' }),
        ({ state }: { state: string }) => state === 'DONE',
      ),
      search: narrowed(
        ({ requests: [number = ''] }) => ({ search: number }),
        ({ number }: { number: string }, { requests }) => number === requests[0],
      ),
      page: paged({ size: 1 }),
      size: sized(),
    },
  },
  listBuyers: {
    base: ({ operator }) => ({ caller: operator, query: { search: 'никто' } }),
    effects: {
      async search(ask, { orders: [order] }) {
        expect((await ask({})).items).toEqual([]);
        const { items } = await ask({ search: order?.number ?? '' });
        expect(items.map(({ kind, orders }) => [kind, orders])).toEqual([['ACCOUNT', 3]]);
      },
    },
  },
  getReport: {
    base: ({ operator }) => ({ caller: operator, query: { from: BEFORE, until: AFTER } }),
    effects: {
      async from(ask) {
        const [all, later] = [await ask({}), await ask({ from: AFTER })];
        expect([all.orders > 0, later.orders]).toEqual([true, 0]);
      },
      async until(ask) {
        const [all, earlier] = [await ask({}), await ask({ until: BEFORE })];
        expect([all.orders > 0, earlier.orders]).toEqual([true, 0]);
      },
    },
  },
  getDeliveryOptions: {
    base: ({ guest, city }) => ({ caller: guest, query: { city } }),
    effects: {
      city: changed(({ city }) => ({ city }), otherCity),
      postalCode: { shownBy: 'backend/delivery/carriers/cdek.test.ts' },
    },
  },
  getArticleDelivery: {
    base: ({ wished, city }) => ({ path: { articleId: wished[0] ?? '' }, query: { city } }),
    effects: { city: changed(({ city }) => ({ city }), otherCity) },
  },
  getDeliveryPoints: {
    base: ({ guest, city }) => ({ caller: guest, query: { city } }),
    effects: {
      city: changed(({ city }) => ({ city }), otherCity),
      kind: narrowed(
        () => ({ kind: ['store'] }),
        ({ kind }: { kind: string }) => kind === 'store',
      ),
      west: beyond('west', ({ longitude }) => longitude),
      south: beyond('south', ({ latitude }) => latitude),
      east: beyond('east', ({ longitude }) => longitude),
      north: beyond('north', ({ latitude }) => latitude),
      page: paged({ size: 1 }),
      size: sized(),
    },
  },
  findGoods: {
    base: ({ operator }) => ({ caller: operator, query: { q: COATS } }),
    effects: {
      q: changed(
        () => ({ q: COATS }),
        () => ({ q: DRESSES }),
      ),
    },
  },
  findPlaces: {
    base: ({ operator }) => ({ caller: operator }),
    effects: {
      q: changed(() => ({ q: 'твер' })),
      code: narrowed(
        ({ city }) => ({ code: city }),
        ({ code }: { code: string }, { city }) => code === city,
      ),
    },
  },
  getDraftDelivery: {
    base: ({ operator, city }) => ({ caller: operator, query: { city } }),
    effects: {
      city: changed(({ city }) => ({ city }), otherCity),
      postalCode: { shownBy: 'backend/delivery/carriers/cdek.test.ts' },
    },
  },
  getDraftPoints: {
    base: ({ operator, city }) => ({ caller: operator, query: { city, kind: 'store' } }),
    effects: {
      city: changed(({ city }) => ({ city }), otherCity),
      kind: changed(
        () => ({ kind: 'store' }),
        () => ({ kind: 'pickup-point' }),
      ),
    },
  },
  suggestAddresses: {
    base: ({ guest, city }) => ({ caller: guest, query: { city, q: 'мясн' } }),
    effects: {
      city: changed(({ city }) => ({ city }), otherCity),
      q: changed(() => ({ q: 'тверск' })),
    },
  },
};

/** A city without stores of this shop. */
function otherCity(): { city: string } {
  return { city: 'tver' };
}

type Spot = { longitude: number; latitude: number };

/**
 * An effect on pick-up points: one side of the map rectangle is moved to the middle of all points, so that
 * only some points remain.
 */
function beyond(
  side: 'west' | 'south' | 'east' | 'north',
  coordinate: (spot: Spot) => number,
): Effect<'getDeliveryPoints'> {
  return async (ask) => {
    const { items, totalItems } = await ask({ size: 100 });
    const world = { west: -180, south: -90, east: 180, north: 90 };
    const spread = items.map(coordinate).toSorted((a, b) => a - b);
    const middle = ((spread[0] ?? 0) + (spread.at(-1) ?? 0)) / 2;
    const [all, chosen] = [await ask(world), await ask({ ...world, [side]: middle })];
    expect(all.totalItems, 'places on the whole earth').toBe(totalItems);
    expect(chosen.totalItems, `places with ${side}=${middle}`).toBeLessThan(totalItems);
    expect(chosen.totalItems, `places with ${side}=${middle}`).toBeGreaterThan(0);
  };
}
