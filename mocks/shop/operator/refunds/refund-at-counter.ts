import { wrongField } from '#shared/forms/wrong-field.ts';
import { counterLinesErrors } from '#shared/refunds/check-choice.ts';
import { refundSums } from '#shared/refunds/sums.ts';
import type { ShopOperations } from '../../../contract/shop-operations.ts';
import { stepsOf } from '../../cart/order-steps-of.ts';
import { allStores } from '../../goods/stores.ts';
import { newDraft } from '../../refunds/new-draft.ts';
import { stepTo } from '../../refunds/steps.ts';
import { offerOf } from '../../refunds/stored-refund.ts';
import { Refusal } from '../../state/refusal.ts';
import type { ShopState, StoredRefund } from '../../state/state.ts';
import { storedOrder } from '../orders/operator-view.ts';
import { assertMeans } from '../orders/till.ts';
import { payAtTill } from './pay-at-till.ts';
import { receivePieces } from './receive-pieces.ts';
import { operatorView } from './refund-view.ts';

/**
 * The operation for a refund at the counter of a store: in one call, the goods are received and the money is
 * paid back.
 */
export function refundAtCounterOperations(state: ShopState): Pick<ShopOperations, 'refundAtCounter'> {
  return {
    refundAtCounter({ params: { orderId }, header, body, visitor }) {
      const order = storedOrder(state, orderId);
      const key = header['Idempotency-Key'];
      const text = JSON.stringify({ ...body, version: null });
      const made = state.refunds.find((one) => one.orderId === orderId && one.key === key);
      if (made) {
        if (made.body !== text) throw new Refusal('IDEMPOTENCY_KEY_REUSED');
        return operatorView(state, made);
      }
      if (stepsOf(order).length !== body.version) throw new Refusal('ORDER_STEP_REFUSED');
      const offer = offerOf(state, order.order);
      if (offer.obstacle) throw new Refusal('REFUND_NOT_OFFERED');
      const errors = counterLinesErrors(body, offer.lines);
      if (errors.length > 0) throw new Refusal('INVALID_REQUEST', errors);
      const { storeCode = null, payBy } = body;
      if (storeCode !== null && !allStores().some(({ code }) => code === storeCode))
        throw new Refusal('INVALID_REQUEST', [
          wrongField('/storeCode', 'not_offered', 'Такого магазина нет'),
        ]);
      assertMeans(order, payBy);
      const by = { by: 'operator' as const, operator: visitor.operator?.name ?? '' };
      const lines = body.lines.map(({ position, good, damaged }) => ({ position, quantity: good + damaged }));
      const sums = refundSums(offer, lines);
      const stored: StoredRefund = { ...newDraft(order.order), key, body: text };
      stored.choice = { ...stored.choice, way: 'STORE', storeCode, pickup: null };
      stored.number = `${order.order.number}/${state.refunds.filter((one) => one.orderId === orderId && one.number !== null).length + 1}`;
      stored.sent = {
        sum: sums.sum,
        deliverySum: sums.delivery,
        lines: lines.map((line, place) => ({
          ...line,
          reason: body.reason,
          accepted: null,
          sum: sums.lines[place] ?? 0,
        })),
      };
      stepTo(stored, 'REQUESTED', by);
      state.refunds.push(stored);
      receivePieces(state, stored, body.lines);
      stepTo(stored, 'RECEIVED', by);
      const step = { at: new Date().toISOString(), ...by, reason: 'RETURNED', lines: [] };
      order.steps = [...stepsOf(order), { ...step, state: order.order.state }];
      stored.moneySentAt = step.at;
      if (payBy) {
        payAtTill(order, stored, { visitor, payBy });
        stepTo(stored, 'REFUNDED', by);
      } else {
        // The mock shop has no bank to wait for, so the money counts as paid back at once.
        order.order.payment.refundedSum += stored.sent.sum;
        stored.throughBank = stored.sent.sum;
        stepTo(stored, 'REFUNDED', { by: 'shop' });
      }
      return operatorView(state, stored);
    },
  };
}
