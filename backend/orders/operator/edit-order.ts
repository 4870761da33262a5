import type {
  EditWithdrawal,
  OperatorOrder,
  OrderEdit,
  OrderEditDraft,
  OrderEditPreview,
} from '#contract/client/client.schemas.ts';
import { wrongField } from '#shared/forms/wrong-field.ts';
import { invalidRequest, ProblemError } from '../../platform/http/problem.ts';
import type { OrdersDeps } from '../base/deps.ts';
import { carryOut } from '../editing/carry-out.ts';
import { planEdit } from '../editing/plan-edit.ts';
import { withoutWaitingEdit } from '../editing/waiting-edit.ts';
import { EDIT_WITHDRAWN } from '../rules/reasons.ts';
import { stepRefused } from '../rules/step-refused.ts';
import { changeOrder, type OperatorChange } from './change-order.ts';

type Preview = { deps: OrdersDeps; params: { orderId: string }; body: OrderEditDraft; requestId: string };

/** Says what an edit would do to an order, and changes nothing. */
export async function tryEdit({ deps, params, body, requestId }: Preview): Promise<OrderEditPreview> {
  const plan = await planEdit(deps, { orderId: params.orderId, body, requestId });
  const { goodsSum, discountSum, delivery, total, base, money, sum } = plan;
  return {
    goodsSum,
    discountSum,
    deliveryPrice: delivery.price,
    total,
    totalBefore: base.order.total,
    money,
    sum,
    changes: [...plan.changes, ...plan.otherChanges],
  };
}

/**
 * Edits an order that is not packed. The edit is planned before the transaction, because carriers may be asked;
 * inside it, the version says that the order is still as it was planned for.
 * @throws ProblemError 409 ORDER_SUM_CHANGED if the order would come to another sum than the operator has seen
 */
export async function editOrder(
  call: OperatorChange<OrderEdit> & { requestId: string },
): Promise<OperatorOrder> {
  const { deps, principal, params, body, requestId } = call;
  const plan = await planEdit(deps, { orderId: params.orderId, body, requestId });
  if (plan.changes.length + plan.otherChanges.length === 0)
    throw invalidRequest([wrongField('/lines', 'nothing_changed', 'Ничего не изменилось')]);
  if (plan.total !== body.total) throw new ProblemError(409, 'ORDER_SUM_CHANGED');
  return changeOrder(call, (tx, { row }) =>
    carryOut(tx, deps, { row, plan, body, operatorId: principal.id }),
  );
}

/** Withdraws an edit that waits for its surcharge. */
export function withdrawOrderEdit(call: OperatorChange<EditWithdrawal>): Promise<OperatorOrder> {
  const { deps, principal } = call;
  return changeOrder(call, async (tx, { row }) => {
    if (!row.waitingEdit) throw stepRefused();
    await withoutWaitingEdit(tx, deps, row, { reason: EDIT_WITHDRAWN, operatorId: principal.id });
  });
}
