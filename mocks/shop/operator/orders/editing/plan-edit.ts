import type { OrderEditDraft } from '#contract/client/client.schemas.ts';
import { goodsOfCart } from '#shared/delivery/goods-of-cart.ts';
import type { WrongField } from '#shared/forms/wrong-field.ts';
import { editDelivery } from '#shared/orders/editing/edit-delivery.ts';
import { editGoods, goodsAsTheyAre } from '#shared/orders/editing/edit-goods.ts';
import { mayEdit } from '#shared/orders/editing/edit-money.ts';
import { editOutcome } from '#shared/orders/editing/edit-outcome.ts';
import { otherChanges } from '#shared/orders/editing/edit-words.ts';
import { isOnline } from '#shared/payments/ways-to-pay.ts';
import { offeredMethod } from '../../../cart/delivery.ts';
import { stepsOf } from '../../../cart/order-steps-of.ts';
import { Refusal } from '../../../state/refusal.ts';
import type { ShopState, StoredOrder } from '../../../state/state.ts';

import { goodsOfOrder, placedLines } from './goods-of-order.ts';

/** @throws {Refusal} ORDER_STEP_REFUSED if the order cannot be edited */
export function assertEditable({ order, waitingEdit }: StoredOrder): void {
  if (!mayEdit({ state: order.state, waitingEdit: waitingEdit ?? null }))
    throw new Refusal('ORDER_STEP_REFUSED');
}

/**
 * What an edit would do to an order.
 * @throws {Refusal} ORDER_STEP_REFUSED, INVALID_REQUEST
 */
export function planEdit(state: ShopState, stored: StoredOrder, body: OrderEditDraft) {
  assertEditable(stored);
  if (stepsOf(stored).length !== body.version) throw new Refusal('ORDER_STEP_REFUSED');
  const { order, payments } = stored;
  const lines = placedLines(order);
  const known = goodsOfOrder(state, order);
  const found = body.lines && orRefuse(editGoods(lines, body.lines, known));
  const goods = found?.isChanged ? found : undefined;
  const { cart } = goodsAsTheyAre(lines, known);
  const before = { ...cart, discountPrice: order.total - order.delivery.price };
  const offered = (of: typeof before) => offeredMethod(order.delivery, goodsOfCart(of));
  const { delivery } = orRefuse(
    editDelivery(order.delivery, body, {
      offers: { before: offered(before), after: offered(goods?.edited.cart ?? before) },
      pointer: goods ? '/lines' : '/address',
      // In the mock shop, all addresses of a city are in one zone.
      isOtherZone: false,
    }),
  );
  const { paidSum, refundedSum, state: paid, method } = order.payment;
  const outcome = orRefuse(
    editOutcome({
      order,
      lines,
      goods,
      deliveryPrice: delivery.price,
      paying: { state: order.state, method, isHeld: paid === 'HELD', left: paidSum - refundedSum },
      canPay: () => payments.some(isOnline),
    }),
  );
  return { ...outcome, goods, delivery, otherChanges: otherChanges(order, { ...body, delivery }) };
}

export type EditPlan = ReturnType<typeof planEdit>;

/** @throws {Refusal} INVALID_REQUEST if the result has field errors */
function orRefuse<T extends object>(result: T | { errors: WrongField[] }): T {
  if ('errors' in result) throw new Refusal('INVALID_REQUEST', result.errors);
  return result;
}
