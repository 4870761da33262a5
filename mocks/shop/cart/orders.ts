import type { Order } from '#contract/client/client.schemas.ts';
import { putLines } from '#shared/cart/put-lines.ts';
import { missingArticles } from '#shared/orders/missing-article.ts';
import type { ShopOperations } from '../../contract/shop-operations.ts';
import type { Visitor } from '../../contract/visitor.ts';
import { pageOf } from '../state/page-of.ts';
import { Refusal } from '../state/refusal.ts';
import { belongingsOf, type ShopState } from '../state/state.ts';
import { ownerOf } from '../state/visitor.ts';
import { cancelInShop } from './cancel-order.ts';
import { contextOf, viewOf } from './cart-view.ts';
import { replaceLines } from './carts.ts';
import { orderNow, statusOf, summaryOf } from './order-view.ts';
import { makeOrder } from './place-order.ts';
import { saveAddress } from './saved-addresses.ts';
import { dropWaitingEdit } from './waiting-edit.ts';

export function orderOperations(
  state: ShopState,
  /** Records that the account agrees to the newsletter. */
  agreeToNews: (state: ShopState, ownerId: string) => void,
): Pick<
  ShopOperations,
  | 'placeOrder'
  | 'getOrders'
  | 'getOrder'
  | 'cancelOrder'
  | 'repeatOrder'
  | 'getOrderStatus'
  | 'receiveParcelNotification'
> {
  const ordersOf = (visitor: Visitor) => {
    const { id } = ownerOf(visitor);
    return state.orders.filter(({ ownerId }) => ownerId === id).map(({ order }) => order);
  };
  const orderOf = (visitor: Visitor, id: string): Order => {
    const found = ordersOf(visitor).find((order) => order.id === id);
    if (!found) throw new Refusal('NOT_FOUND');
    return found;
  };
  return {
    // Does nothing: the mock shop hands no parcels to carriers.
    receiveParcelNotification({ body }) {
      const { type, uuid } = Object(body) as { type?: unknown; uuid?: unknown };
      if (typeof type !== 'string' || typeof uuid !== 'string')
        throw new Refusal('INVALID_REQUEST', [
          { in: 'body', pointer: '', code: 'invalid', message: 'Это не уведомление' },
        ]);
    },

    placeOrder({ visitor, header, body }) {
      const { id: ownerId, kind } = ownerOf(visitor);
      const key = header['Idempotency-Key'];
      const text = JSON.stringify(body);
      const made = state.orders.find((one) => one.ownerId === ownerId && one.key === key);
      if (made && made.body !== text) throw new Refusal('IDEMPOTENCY_KEY_REUSED');
      if (made) return orderNow(state, made.order);
      const { cart } = belongingsOf(state, ownerId);
      const { order, payments } = makeOrder(state, viewOf(state, cart), body);
      state.orders.push({ ownerId, key, body: text, order, payments, attempts: [] });
      for (const { articleId, quantity } of order.lines) {
        const left = (state.stock[articleId] ?? 0) - quantity;
        state.stock[articleId] = left;
        if (left === 0) state.soldOut[articleId] = order.placedAt;
      }
      cart.version += 1;
      Object.assign(cart, { lines: [], promoCodes: [], messages: [] });
      delete state.drafts[ownerId];
      if (kind === 'user') saveAddress(state, ownerId, order);
      if (body.marketingConsent) agreeToNews(state, ownerId);
      return orderNow(state, order);
    },

    getOrders({ visitor, query }) {
      const all = ordersOf(visitor)
        .filter((order) => query.state?.includes(order.state) ?? true)
        .reverse();
      const { items, ...page } = pageOf(all, query);
      return { ...page, items: items.map((order) => summaryOf(state, order)) };
    },

    getOrder: ({ visitor, params }) => orderNow(state, orderOf(visitor, params.orderId)),

    cancelOrder({ visitor, params, body }) {
      const order = orderOf(visitor, params.orderId);
      if (order.state !== 'CANCELLED') {
        if (!orderNow(state, order).canCancel) throw new Refusal('ORDER_NOT_CANCELLABLE');
        const stored = state.orders.find((one) => one.order === order);
        if (stored) dropWaitingEdit(state, stored);
        cancelInShop(state, order, body);
      }
      return orderNow(state, order);
    },

    repeatOrder({ visitor, params }) {
      const { cart } = belongingsOf(state, ownerOf(visitor).id);
      const wanted = orderOf(visitor, params.orderId).lines.filter(({ isGift }) => !isGift);
      const put = putLines(cart.lines, wanted, contextOf(state, [...cart.lines, ...wanted]));
      replaceLines(cart, put.lines);
      return { pieces: put.pieces, missing: missingArticles(wanted, put) };
    },

    getOrderStatus({ body: { number, phone } }) {
      const stored = state.orders.find(
        ({ order }) => order.number === number && order.contact?.phone === phone,
      );
      if (!stored) throw new Refusal('NOT_FOUND');
      return statusOf(state, stored.order);
    },
  };
}
