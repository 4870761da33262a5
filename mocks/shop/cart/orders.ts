import type { Order } from '../../../src/generated/model/order.ts';
import type { ShopOperations } from '../../contract/typed-hole.ts';
import { Refusal } from '../state/refusal.ts';
import { belongingsOf, type ShopState } from '../state/state.ts';
import { ownerOf, type Visitor } from '../state/visitor.ts';
import { viewOf } from './cart-view.ts';
import { makeOrder } from './place-order.ts';

/** States in which a shopper can still cancel. */
const OPEN: Order['state'][] = ['PLACED', 'AWAITING_PAYMENT', 'PAID'];

const piecesOf = ({ lines }: Order) => lines.reduce((all, { quantity }) => all + quantity, 0);

export function orderOperations(
  state: ShopState,
): Pick<ShopOperations, 'placeOrder' | 'getOrders' | 'getOrder' | 'cancelOrder' | 'getOrderStatus'> {
  const ordersOf = (visitor: Visitor) => {
    const { id } = ownerOf(visitor);
    return state.orders.filter(({ ownerId }) => ownerId === id).map(({ order }) => order);
  };
  const orderOf = (visitor: Visitor, id: string): Order => {
    const found = ordersOf(visitor).find((order) => order.id === id);
    if (!found) throw new Refusal('NOT_FOUND');
    return found;
  };
  const move = ({ lines }: Order, sign: 1 | -1) => {
    for (const { articleId, quantity } of lines)
      state.stock[articleId] = (state.stock[articleId] ?? 0) + sign * quantity;
  };

  return {
    placeOrder({ visitor, header, body }) {
      const { id: ownerId } = ownerOf(visitor);
      const key = header['Idempotency-Key'];
      const text = JSON.stringify(body);
      const made = state.orders.find((one) => one.ownerId === ownerId && one.key === key);
      if (made && made.body !== text) throw new Refusal('IDEMPOTENCY_KEY_REUSED');
      if (made) return made.order;
      const { cart } = belongingsOf(state, ownerId);
      const order = makeOrder(state, viewOf(state, cart), body);
      state.orders.push({ ownerId, key, body: text, order });
      move(order, -1);
      cart.version += 1;
      Object.assign(cart, { lines: [], promoCodes: [], messages: [] });
      return order;
    },

    getOrders({ visitor, query: { state: states, page, size } }) {
      const all = ordersOf(visitor)
        .filter((order) => states?.includes(order.state) ?? true)
        .reverse();
      const totalPages = Math.max(1, Math.ceil(all.length / size));
      if (page > totalPages) throw new Refusal('NOT_FOUND');
      const items = all.slice((page - 1) * size, page * size).map((order) => {
        const { id, number, placedAt, total, lines } = order;
        const pictures = lines.map(({ picture }) => picture);
        return { id, number, state: order.state, placedAt, pieces: piecesOf(order), total, pictures };
      });
      return { page, size, totalItems: all.length, totalPages, items };
    },

    getOrder: ({ visitor, params }) => orderOf(visitor, params.orderId),

    cancelOrder({ visitor, params }) {
      const order = orderOf(visitor, params.orderId);
      if (order.state === 'CANCELLED') return order;
      if (!OPEN.includes(order.state)) throw new Refusal('ORDER_NOT_CANCELLABLE');
      order.state = 'CANCELLED';
      order.canCancel = false;
      order.events.push({ state: 'CANCELLED', at: new Date().toISOString() });
      move(order, 1);
      return order;
    },

    getOrderStatus({ body: { number, phone } }) {
      const kept = state.orders.find(
        ({ order }) => order.number === number && order.contact?.phone === phone,
      );
      if (!kept) throw new Refusal('NOT_FOUND');
      const { placedAt, total, delivery, events } = kept.order;
      const pieces = piecesOf(kept.order);
      return { number, state: kept.order.state, placedAt, pieces, total, delivery, events };
    },
  };
}
