import type { OrderEditDraft } from '#contract/client/client.schemas.ts';
import type { WrongField } from '#shared/forms/wrong-field.ts';
import { editDelivery } from '#shared/orders/editing/edit-delivery.ts';
import { type EditedGoods, editGoods, goodsAsTheyAre } from '#shared/orders/editing/edit-goods.ts';
import { type EditOutcome, editOutcome } from '#shared/orders/editing/edit-outcome.ts';
import { otherChanges } from '#shared/orders/editing/edit-words.ts';
import { offeredPayments } from '../../domain/payment-provider.ts';
import type { StoredDelivery } from '../../domain/tables/order-types.ts';
import { invalidRequest } from '../../platform/http/problem.ts';
import type { OrdersDeps } from '../base/deps.ts';
import type { LineRow } from '../reading/order-view.ts';
import { addressOf, recipientOf } from '../reading/shown-buyer.ts';
import { stepRefused } from '../rules/step-refused.ts';
import { surchargeMethods } from '../rules/surcharge-methods.ts';
import { readGoodsOfOrder } from './goods-of-order.ts';
import { offeredDelivery } from './offered-delivery.ts';
import { type EditBase, readBase } from './read-base.ts';

/** What an edit does to an order. */
export type EditPlan = EditOutcome & {
  base: EditBase;
  /** The goods after the edit; undefined if they stay as they are. */
  goods: EditedGoods<LineRow> | undefined;
  delivery: StoredDelivery;
  zone: string | null;
  /** What changes besides the goods, in Russian and without personal data. */
  otherChanges: string[];
};

type Wanted = { orderId: string; body: OrderEditDraft; requestId: string };

/**
 * Computes what an edit would do, without changing anything. Carriers are asked, so call this outside of
 * transactions.
 * @throws ProblemError 404; 409 if the order has changed or cannot be edited; 422 if it cannot be as wanted
 */
export async function planEdit(deps: OrdersDeps, { orderId, body, requestId }: Wanted): Promise<EditPlan> {
  const base = await readBase(deps.db, orderId);
  const { order, lines, buyer, left, isHeld } = base;
  if (base.version !== body.version) throw stepRefused();
  const known = await readGoodsOfOrder(deps, base);
  const found = body.lines && orRefuse(editGoods(lines, body.lines, known));
  const goods = found?.isChanged ? found : undefined;
  const { cart } = goodsAsTheyAre(lines, known);
  const { delivery, zone } = await plannedDelivery(deps, base, {
    body,
    requestId,
    before: { ...cart, discountPrice: order.total - order.delivery.price },
    after: goods?.edited.cart,
  });
  const outcome = orRefuse(
    editOutcome({
      order,
      lines,
      goods,
      deliveryPrice: delivery.price,
      paying: { state: order.state, method: order.payment, isHeld, left },
      canPay: (sum) => offeredPayments(deps.payments, surchargeMethods(order.payments), sum).length > 0,
    }),
  );
  const was = {
    address: buyer && addressOf(buyer),
    recipient: buyer && recipientOf(buyer),
    delivery: order.delivery,
  };
  return { ...outcome, base, goods, delivery, zone, otherChanges: otherChanges(was, { ...body, delivery }) };
}

type Cart = Parameters<typeof offeredDelivery>[2]['cart'];

type Delivered = { body: OrderEditDraft; requestId: string; before: Cart; after: Cart | undefined };

async function plannedDelivery(
  deps: OrdersDeps,
  base: EditBase,
  { body, requestId, before, after }: Delivered,
): Promise<{ delivery: StoredDelivery; zone: string | null }> {
  const { order } = base;
  if (!after && !body.address && !body.time) return { delivery: order.delivery, zone: order.deliveryZone };
  const { postalCode } = body.address ?? {};
  const offered = await offeredDelivery(deps, base, { cart: after ?? before, postalCode, requestId });
  const isPriced = after !== undefined || body.address !== undefined;
  const { method } = isPriced ? await offeredDelivery(deps, base, { cart: before, requestId }) : offered;
  const zone = body.address ? offered.zone : order.deliveryZone;
  const { delivery } = orRefuse(
    editDelivery(order.delivery, body, {
      offers: { before: method, after: offered.method },
      pointer: after ? '/lines' : '/address',
      isOtherZone: zone !== order.deliveryZone,
    }),
  );
  return { delivery, zone };
}

/** @throws ProblemError 422 if the result has field errors */
function orRefuse<T extends object>(result: T | { errors: WrongField[] }): T {
  if ('errors' in result) throw invalidRequest(result.errors);
  return result;
}
