import { eq } from 'drizzle-orm';
import type { OrderDelivery } from '#contract/client/client.schemas.ts';
import { OrderShipment, OrderState, Uuid } from '#contract/zod/zod.schemas.ts';
import { STATE_NAMES } from '#shared/orders/order-words.ts';
import { needsTrackingNumber } from '#shared/orders/tracking.ts';
import { order } from '../../domain/tables/orders.ts';
import { operatorGate } from '../../operators/base/operator-gate.ts';
import type { OrdersDeps } from '../../orders/base/deps.ts';
import { handOverOrder } from '../../orders/operator/hand-over-order.ts';
import { packOrder } from '../../orders/operator/pack-order.ts';
import { readOperatorOrder } from '../../orders/operator/read-order.ts';
import { shipOrder } from '../../orders/operator/ship-order.ts';
import { cancelOrderByOperator, readyOrder } from '../../orders/operator/steps.ts';
import type { CallingOperator, LoggedCall, Operator } from '../../platform/http/operator.ts';
import { ProblemError } from '../../platform/http/problem.ts';
import type { StatusChange } from './read-status-changes.ts';

type Caller = {
  deps: OrdersDeps;
  operator: Operator;
  /** Starts the log entry of a change of this order, in the log of operators' calls. */
  noted(orderId: string, outcome: string): LoggedCall;
};
type Held = { deps: OrdersDeps; principal: CallingOperator; params: { orderId: string } };

/**
 * Moves orders to the states that 1C reports, each in its own transaction. Skips an order that already has
 * the reported state, so that 1C may send a file again. Returns a line for every order whose state could not
 * be changed.
 */
export async function applyStatusChanges(
  caller: Caller,
  changes: readonly StatusChange[],
): Promise<string[]> {
  const refused: string[] = [];
  for (const change of changes) {
    const why = await applyOne(caller, change);
    if (why !== undefined) refused.push(`${change.number || change.id}: ${why}`);
  }
  return refused;
}

async function applyOne(
  { deps, operator, noted }: Caller,
  change: StatusChange,
): Promise<string | undefined> {
  const wanted = wantedState(change);
  if (wanted === undefined) return 'состояние неизвестно';
  const isId = Uuid.safeParse(change.id).success;
  const [found] = await deps.db
    .select({ id: order.id })
    .from(order)
    .where(isId ? eq(order.id, change.id) : eq(order.number, change.number));
  if (!found) return 'такого заказа нет';
  const seen = await readOperatorOrder(deps.db, found.id, deps.clock());
  if (seen.order.state === wanted) return undefined;
  const sign: CallingOperator['sign'] = (tx) => operatorGate.note(tx, noted(found.id, 'OK'));
  const call: Held = { deps, principal: { ...operator, session: null, sign }, params: { orderId: found.id } };
  try {
    return await stepTo(call, wanted, change, { version: seen.version, delivery: seen.order.delivery });
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    await operatorGate.note(deps.db, noted(found.id, error.code));
    return `из «${nameOf(seen.order.state)}» нельзя перейти в «${nameOf(wanted)}» (${error.code})`;
  }
}

const nameOf = (state: OrderState): string => STATE_NAMES[state].replaceAll('\u00a0', ' ');

function wantedState({ requisites }: StatusChange): OrderState | undefined {
  if (requisites.get('Отменен') === 'true') return 'CANCELLED';
  const inBrackets = /^\[([A-Z_]+)\]/.exec(requisites.get('Статус заказа') ?? '')?.[1];
  return OrderState.safeParse(requisites.get('Статуса заказа ИД') ?? inBrackets).data;
}

async function stepTo(
  call: Held,
  wanted: OrderState,
  { requisites }: StatusChange,
  { version, delivery: { name, kind } }: { version: number; delivery: OrderDelivery },
): Promise<string | undefined> {
  switch (wanted) {
    case 'PACKING':
      await packOrder({ ...call, body: { version } });
      return undefined;
    case 'SHIPPED': {
      const number = requisites.get('Трек-номер');
      const service = requisites.get('Служба доставки');
      const isOwnCourier = service && !needsTrackingNumber(service, kind);
      if (!number && !isOwnCourier) return 'нет трек-номера (реквизит «Трек-номер»)';
      const shipment = OrderShipment.safeParse({
        version,
        carrier: service || name,
        ...(number && { number }),
      });
      if (!shipment.success)
        return 'трек-номер или служба доставки не подходят (реквизиты «Трек-номер», «Служба доставки»)';
      await shipOrder({ ...call, body: shipment.data });
      return undefined;
    }
    case 'READY':
      await readyOrder({ ...call, body: { version } });
      return undefined;
    case 'HANDED_OVER':
      await handOverOrder({ ...call, body: { version } });
      return undefined;
    case 'CANCELLED':
      await cancelOrderByOperator({ ...call, body: { version, reason: 'OTHER' } });
      return undefined;
    default:
      return `состояние «${nameOf(wanted)}» 1С не ставит`;
  }
}
