import { goodsOfCart } from '#shared/delivery/goods-of-cart.ts';
import { getDeliveryOptions } from '../../delivery/options.ts';
import { getDeliveryPoints } from '../../delivery/points.ts';
import type { Handlers } from '../../platform/http/implement.ts';
import { searchProducts } from '../../search/search.ts';
import { getCities } from '../../stores/queries.ts';
import type { OrdersDeps } from '../base/deps.ts';
import { changeDraft } from './change-draft.ts';
import { holdDraft } from './hold-draft.ts';
import { placeDraft } from './place-draft.ts';
import { readDraft } from './read-draft.ts';

/** Places that are suggested while one types. */
const PLACES = 20;
/** Points of a place that are answered at once. */
const POINTS = 200;

/** The lines of a draft that are in stock, as they are delivered. */
async function goodsOfDraft(deps: OrdersDeps, operatorId: string, requestId: string) {
  const { cart } = await readDraft(deps, await holdDraft(deps, operatorId), { requestId });
  return goodsOfCart(cart);
}

/** Handlers of the operator API's operations for orders by phone. */
export const orderDraftHandlers = {
  findGoods: async ({ deps, query }) => {
    const { items } = await searchProducts(deps, { q: query.q, page: 1, sort: 'popular' }, deps.clock());
    return { items: items.slice(0, 24) };
  },
  findPlaces: async ({ deps, query: { q, code } }) => ({
    items: await getCities(deps, { q, code, withStores: false, size: PLACES }),
  }),
  showOrderDraft: async ({ deps, principal, requestId }) =>
    readDraft(deps, await holdDraft(deps, principal.id), { requestId }),
  changeOrderDraft: ({ deps, principal, body, requestId }) =>
    changeDraft(deps, { operatorId: principal.id, body, requestId }),
  getDraftDelivery: async ({ deps, principal, query, requestId }) =>
    getDeliveryOptions(deps, {
      cityCode: query.city,
      postalCode: query.postalCode ?? null,
      goods: await goodsOfDraft(deps, principal.id, requestId),
      requestId,
    }),
  getDraftPoints: async ({ deps, principal, query, requestId }) =>
    getDeliveryPoints(deps, {
      area: { cityCode: query.city, rectangle: undefined },
      kinds: [query.kind],
      page: 1,
      size: POINTS,
      goods: await goodsOfDraft(deps, principal.id, requestId),
      requestId,
    }),
  placeDraftedOrder: ({ deps, principal, header, body, requestId, clientIp }) =>
    placeDraft(deps, { operator: principal, key: header['Idempotency-Key'], body, requestId, clientIp }),
} satisfies Partial<Handlers<'operator', OrdersDeps>>;
