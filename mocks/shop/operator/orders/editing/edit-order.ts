import type { OrderEdit } from '#contract/client/client.schemas.ts';
import { goodsOfCart } from '#shared/delivery/goods-of-cart.ts';
import { wrongField } from '#shared/forms/wrong-field.ts';
import { partOfLine } from '#shared/orders/cancelled-part.ts';
import { goodsAsTheyAre } from '#shared/orders/editing/edit-goods.ts';
import { editableLines } from '#shared/orders/editing/editable-lines.ts';
import type { ShopOperations } from '../../../../contract/shop-operations.ts';
import type { Visitor } from '../../../../contract/visitor.ts';
import { restock } from '../../../cart/cancel-order.ts';
import { offeredMethod } from '../../../cart/delivery.ts';
import { stepsOf } from '../../../cart/order-steps-of.ts';
import { paymentLink } from '../../../cart/payments.ts';
import { moveOrder } from '../../../cart/place-order.ts';
import { dropWaitingEdit, writeEdit } from '../../../cart/waiting-edit.ts';
import { Refusal } from '../../../state/refusal.ts';
import type { EditedSums, ShopState, StoredOrder } from '../../../state/state.ts';
import { logCall, operatorView, storedOrder } from '../operator-view.ts';
import { goodsOfOrder, placedLines } from './goods-of-order.ts';
import { assertEditable, type EditPlan, planEdit } from './plan-edit.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

type Operations = 'getOrderEditOptions' | 'tryEdit' | 'editOrder' | 'withdrawOrderEdit';

/** Operations that edit an order before it is packed. */
export function editOrderOperations(state: ShopState): Pick<ShopOperations, Operations> {
  return {
    getOrderEditOptions({ params, visitor }) {
      const stored = storedOrder(state, params.orderId);
      assertEditable(stored);
      const { order } = stored;
      const known = goodsOfOrder(state, order);
      const lines = placedLines(order);
      const { cart } = goodsAsTheyAre(lines, known);
      const method =
        order.delivery.day === null ? undefined : offeredMethod(order.delivery, goodsOfCart(cart));
      logCall(stored, 'getOrderEditOptions', visitor);
      return {
        version: stepsOf(stored).length,
        lines: editableLines(lines, known),
        days: method?.days ?? [],
        intervals: method?.intervals ?? [],
      };
    },

    tryEdit({ params, body }) {
      const stored = storedOrder(state, params.orderId);
      const plan = planEdit(state, stored, body);
      const { goodsSum, discountSum, total, money, sum } = plan;
      return {
        goodsSum,
        discountSum,
        deliveryPrice: plan.delivery.price,
        total,
        totalBefore: stored.order.total,
        money,
        sum,
        changes: [...plan.changes, ...plan.otherChanges],
      };
    },

    editOrder({ params, body, visitor }) {
      const stored = storedOrder(state, params.orderId);
      const plan = refusalsLogged(stored, 'editOrder', visitor, () => planEdit(state, stored, body));
      if (plan.changes.length + plan.otherChanges.length === 0)
        throw new Refusal('INVALID_REQUEST', [
          wrongField('/lines', 'nothing_changed', 'Ничего не изменилось'),
        ]);
      if (plan.total !== body.total) throw new Refusal('ORDER_SUM_CHANGED');
      carryOut(state, stored, { plan, body, visitor });
      logCall(stored, 'editOrder', visitor);
      return operatorView(state, stored);
    },

    withdrawOrderEdit({ params, body, visitor }) {
      const stored = storedOrder(state, params.orderId);
      refusalsLogged(stored, 'withdrawOrderEdit', visitor, () => {
        if (!stored.waitingEdit || stepsOf(stored).length !== body.version)
          throw new Refusal('ORDER_STEP_REFUSED');
      });
      dropWaitingEdit(state, stored);
      const last = stored.steps?.at(-1);
      if (last) last.operator = visitor.operator?.name ?? null;
      logCall(stored, 'withdrawOrderEdit', visitor);
      return operatorView(state, stored);
    },
  };
}

function refusalsLogged<T>(stored: StoredOrder, operation: string, visitor: Visitor, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof Refusal) logCall(stored, operation, visitor, error.code);
    throw error;
  }
}

type Edit = { plan: EditPlan; body: OrderEdit; visitor: Visitor };

function carryOut(state: ShopState, stored: StoredOrder, { plan, body, visitor }: Edit): void {
  const { order } = stored;
  const { goods, money, sum, delivery, changes, otherChanges } = plan;
  if (body.address) order.address = body.address;
  if (body.recipient !== undefined) order.recipient = body.recipient;
  const { price: _, ...time } = delivery;
  order.delivery = { ...time, price: order.delivery.price };
  for (const { articleId, quantity } of goods?.needs ?? []) restock(state, articleId, -quantity);
  const edited: EditedSums = {
    lines: (goods?.edited.lines ?? placedLines(order)).map(({ position: _place, ...line }) => ({
      ...line,
      cancelledSum: partOfLine(line, line.cancelled),
    })),
    goodsSum: plan.goodsSum,
    discountSum: plan.discountSum,
    total: plan.total,
    cancelledSum: goods?.edited.cancelledSum ?? order.cancelledSum,
    deliveryPrice: delivery.price,
  };
  const at = new Date().toISOString();
  const by = { at, by: 'operator' as const, operator: visitor.operator?.name ?? '' };
  if (money === 'SURCHARGE') {
    stored.waitingEdit = {
      edited,
      sum,
      changes,
      needs: goods?.needs ?? [],
      frees: goods?.frees ?? [],
      attemptsFrom: stored.attempts.length,
    };
    const steps = stepsOf(stored);
    moveOrder(order, 'AWAITING_PAYMENT');
    order.payment.payUntil = new Date(Date.now() + DAY_MS).toISOString();
    state.mails.push({
      to: order.contact?.email ?? '',
      accountId: stored.ownerId,
      token: paymentLink(order.id),
      purpose: 'payment',
    });
    const step = { ...by, state: order.state, reason: 'EDIT_WAITS', lines: null, changes };
    stored.steps = [...steps, step];
    return;
  }
  for (const { articleId, quantity } of goods?.frees ?? []) restock(state, articleId, quantity);
  for (const attempt of stored.attempts)
    if (attempt.state === 'WAITING' && money === 'LATER') attempt.state = 'CANCELLED';
  writeEdit(stored, edited);
  if (money === 'REFUND' || money === 'RELEASE') order.payment.refundedSum += sum;
  const step = { ...by, state: order.state, reason: 'EDITED', lines: [] };
  stored.steps = [...stepsOf(stored), { ...step, changes: [...changes, ...otherChanges] }];
}
