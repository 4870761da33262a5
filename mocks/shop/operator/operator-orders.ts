import { isCollectedKind } from '#shared/orders/progress.ts';
import { dayInMoscow } from '#shared/text/dates.ts';
import type { OperatorOrder } from '../../../src/generated/model/operatorOrder.ts';
import type { OrderState } from '../../../src/generated/model/orderState.ts';
import type { OperationOf } from '../../../src/generated/operations.ts';
import type { MockRequest, ShopOperations } from '../../contract/typed-hole.ts';
import { orderNow } from '../cart/order-view.ts';
import { Refusal } from '../state/refusal.ts';
import type { KeptOrder, ShopState } from '../state/state.ts';
import type { Visitor } from '../state/visitor.ts';
import { mayStep } from './steps.ts';

type Wanted = {
  state?: OrderState[];
  from?: string;
  to?: string;
  number?: string;
  page: number;
  size: number;
};

export function operatorOperations(state: ShopState): Pick<ShopOperations, OperationOf<'operator'>> {
  const orderOf = (id: string): KeptOrder => {
    const kept = state.orders.find(({ order }) => order.id === id);
    if (!kept) throw new Refusal('NOT_FOUND');
    return kept;
  };

  /** Notes what is done to an order that is as the operator has seen it. */
  function change<Id extends OperationOf<'operator'>>(
    id: Id,
    work: (kept: KeptOrder, call: MockRequest<Id>) => { to: OrderState; reason?: string },
  ) {
    return (call: MockRequest<Id>): OperatorOrder => {
      const { orderId } = call.params as { orderId: string };
      const kept = orderOf(orderId);
      const { events } = kept.order;
      if (events.length !== (call.body as { version: number }).version)
        throw new Refusal('ORDER_STEP_REFUSED');
      const from = kept.order.state;
      const { to, reason = null } = work(kept, call);
      if (!mayStep(from, to)) throw new Refusal('ORDER_STEP_REFUSED');
      const operator = call.visitor.operator?.name ?? '';
      kept.made = { ...kept.made, [events.length]: { operator, reason } };
      events.push({ state: to, at: new Date().toISOString() });
      kept.order.state = to;
      noteCall(kept, id, call.visitor);
      return operatorView(state, kept);
    };
  }

  const pageOf = (wanted: Wanted) => {
    const all = state.orders.filter((kept) => isWanted(kept, wanted));
    const totalPages = Math.max(1, Math.ceil(all.length / wanted.size));
    if (wanted.page > totalPages) throw new Refusal('NOT_FOUND');
    const page = { page: wanted.page, size: wanted.size, totalItems: all.length, totalPages };
    return { all, page, slice: [(wanted.page - 1) * wanted.size, wanted.page * wanted.size] as const };
  };

  return {
    listOrders({ query }) {
      const { all, page, slice } = pageOf(query);
      return {
        ...page,
        items: all
          .toReversed()
          .slice(...slice)
          .map(summaryOf),
      };
    },

    showOrder({ params, visitor }) {
      const kept = orderOf(params.orderId);
      const view = operatorView(state, kept);
      noteCall(kept, 'showOrder', visitor);
      return view;
    },

    packOrder: change('packOrder', (kept, { body }) => {
      kept.codes = Object.fromEntries((body.lines ?? []).map(({ position, codes }) => [position, codes]));
      return { to: 'PACKING' };
    }),

    readyOrder: change('readyOrder', (kept) => {
      if (!isCollectedKind(kept.order.delivery.kind)) throw new Refusal('ORDER_STEP_REFUSED');
      kept.order.pickupCode = String(1000 + Math.floor(Math.random() * 9000));
      return { to: 'READY' };
    }),

    handOverOrder: change('handOverOrder', () => ({ to: 'HANDED_OVER' })),

    cancelOrderByOperator: change('cancelOrderByOperator', (kept, { body }) => {
      if (!mayStep(kept.order.state, 'CANCELLED')) throw new Refusal('ORDER_STEP_REFUSED');
      for (const { articleId, quantity, cancelled } of kept.order.lines)
        state.stock[articleId] = (state.stock[articleId] ?? 0) + quantity - cancelled;
      kept.codes = {};
      kept.order.cancelledBecause = 'SHOP';
      return { to: 'CANCELLED', reason: body.reason };
    }),

    exportOrders({ query }) {
      const { all, page, slice } = pageOf(query);
      return { ...page, items: all.slice(...slice).map((kept) => operatorView(state, kept)) };
    },
  };
}

function isWanted({ order }: KeptOrder, { state, from = '', to = '9', number }: Wanted): boolean {
  const day = dayInMoscow(new Date(order.placedAt));
  const isOfState = state?.includes(order.state) ?? true;
  return isOfState && day >= from && day <= to && (number === undefined || number === order.number);
}

function summaryOf({ order }: KeptOrder) {
  const { id, number, state, placedAt, contact, delivery, payment, lines, total } = order;
  return {
    ...{ id, number, state, placedAt, buyer: contact?.name ?? null, delivery: delivery.name },
    ...{ city: delivery.cityName, payment: payment.method, total },
    pieces: lines.reduce((all, { quantity, cancelled }) => all + quantity - cancelled, 0),
  };
}

function operatorView(state: ShopState, kept: KeptOrder): OperatorOrder {
  const { order, made = {}, codes = {}, calls = [] } = kept;
  const steps = order.events.map(({ state, at }, place) => {
    const { operator, reason } = made[place] ?? { operator: null, reason: null };
    const by: 'operator' | 'shopper' = operator === null ? 'shopper' : 'operator';
    return { state, at, by, operator, reason };
  });
  const packing = order.lines.map((_, position) => ({
    ...{ position, requiresMarking: false, codes: codes[position] ?? [] },
  }));
  return { order: orderNow(state, order), version: steps.length, steps, packing, calls: calls.toReversed() };
}

function noteCall(kept: KeptOrder, operation: string, { operator }: Visitor): void {
  const call = { at: new Date().toISOString(), operator: operator?.name ?? '', operation, outcome: 'OK' };
  kept.calls = [...(kept.calls ?? []), call];
}
