import type { OperationId } from '#contract/operations.ts';
import { type CallParts, callOperation } from '../call.ts';
import { sentenceOf } from '../complaint.ts';
import type { Shopper } from '../shopper.ts';
import { Shopper as NewShopper } from '../shopper.ts';
import type { Data } from '../stories/stage/data.ts';
import type { Stage } from './stage.ts';

/** Operations that return a page of a list. */
type PagedId = {
  [Id in OperationId]: Data<Id> extends { totalPages: number; items: unknown[] } ? Id : never;
}[OperationId];

type Walked<Id extends OperationId> = {
  caller?: Shopper;
  parts: CallParts<Id>;
  /**
   * Returns the arguments for requesting one page. Requests small pages where the size can be chosen, so that
   * there are several.
   */
  page: (parts: CallParts<Id>, page: number) => CallParts<Id>;
};

const byQuery = <Id extends OperationId>(size?: number) =>
  ((parts: CallParts<Id>, page: number) => ({
    ...parts,
    query: { ...parts.query, page, ...(size && { size }) },
  })) as unknown as Walked<Id>['page'];

/**
 * How to request the pages of each operation that returns pages. A new operation of this kind must be added
 * here, or the type check fails.
 */
const walks: { [Id in PagedId]: (stage: Stage) => Walked<Id> } = {
  getListing: () => ({ parts: { query: { path: 'zhenshchinam' } }, page: byQuery() }),
  searchProducts: () => ({ parts: { query: { q: 'пальто' } }, page: byQuery() }),
  getWishlistPage: ({ guest }) => ({
    caller: guest,
    parts: { body: { page: 1, size: 2, sort: 'added', filter: 'all' } },
    page: (parts, page) => ({ body: { sort: 'added', filter: 'all', ...parts.body, page, size: 2 } }),
  }),
  getOrders: ({ buyer }) => ({ caller: buyer, parts: {}, page: byQuery(2) }),
  getRefunds: ({ returner }) => ({ caller: returner, parts: {}, page: byQuery(1) }),
  getProductReviews: ({ reviewed }) => ({ parts: { path: { productUrl: reviewed } }, page: byQuery() }),
  listOrders: ({ operator }) => ({ caller: operator, parts: {}, page: byQuery(5) }),
  exportOrders: ({ operator }) => ({ caller: operator, parts: {}, page: byQuery(5) }),
  listRefunds: ({ operator }) => ({ caller: operator, parts: {}, page: byQuery(5) }),
  listContactRequests: ({ operator }) => ({ caller: operator, parts: {}, page: byQuery(1) }),
  listReviews: ({ operator }) => ({ caller: operator, parts: {}, page: byQuery(2) }),
  listMessages: ({ operator }) => ({ caller: operator, parts: {}, page: byQuery(5) }),
  listSoldOutSizes: ({ operator }) => ({ caller: operator, parts: {}, page: byQuery(5) }),
  getDraftPoints: ({ operator, city }) => ({
    caller: operator,
    parts: { query: { city, kind: 'store' } },
    // All points come on one page.
    page: (parts) => parts,
  }),
  getDeliveryPoints: ({ guest, city }) => ({ caller: guest, parts: { query: { city } }, page: byQuery(5) }),
};

export const pagedOperations = Object.keys(walks) as PagedId[];

/** At most this many pages of a list are read. */
const MOST_PAGES = 12;

/**
 * Reads the pages of a list.
 * @throws Error if an item is on two pages, or if a page has too few items
 */
export async function walkPages(stage: Stage, id: PagedId): Promise<void> {
  const { caller = new NewShopper(stage.target), parts, page } = walks[id](stage) as Walked<PagedId>;
  const places = new Map<string, string>();
  for (let number = 1, totalPages = 1; number <= Math.min(totalPages, MOST_PAGES); number += 1) {
    const { data, status } = await callOperation(caller, id, page(parts, number));
    if (status >= 400) {
      const complaint = { part: 'the status', says: `page ${number}`, came: `${status}` };
      throw new Error(sentenceOf(id, complaint, stage.target.name));
    }
    const { items, totalItems } = data as { items: object[]; totalItems: number };
    ({ totalPages } = data as { totalPages: number });
    for (const [index, item] of items.entries()) {
      const key = keyOf(item);
      const earlier = places.get(key);
      const place = `/items/${index} of page ${number}`;
      if (earlier) {
        const complaint = {
          part: place,
          says: 'that pages join without a double',
          came: `what is at ${earlier}`,
        };
        throw new Error(sentenceOf(id, complaint, stage.target.name));
      }
      places.set(key, place);
    }
    const isLast = number === totalPages;
    if (isLast && places.size !== totalItems) {
      const says = `that all pages together have totalItems, ${totalItems}, items`;
      throw new Error(sentenceOf(id, { part: '/items', says, came: `${places.size}` }, stage.target.name));
    }
  }
}

/** A key that identifies an item of a list. */
function keyOf(item: object): string {
  const named = item as Record<string, unknown>;
  const inside = (named.order ?? item) as Record<string, unknown>;
  const key = inside.variantGroupId ?? inside.articleId ?? inside.id ?? inside.code;
  return typeof key === 'string' ? key : JSON.stringify(item);
}
