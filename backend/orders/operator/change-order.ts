import { count, eq } from 'drizzle-orm';
import type { OperatorOrder, OrderState } from '#contract/client/client.schemas.ts';
import { mayStep } from '#shared/orders/states.ts';
import { orderEvent } from '../../domain/tables/orders.ts';
import type { Transaction } from '../../platform/db/database.ts';
import type { CallingOperator } from '../../platform/http/operator.ts';
import { ProblemError } from '../../platform/http/problem.ts';
import type { OrdersDeps } from '../base/deps.ts';
import { addStep, type Step } from '../queries/add-step.ts';
import { type LockedOrder, lockOrder } from '../queries/lock-order.ts';
import { readOperatorOrder } from './read-order.ts';

export type OperatorChange<Body> = {
  deps: OrdersDeps;
  principal: CallingOperator;
  params: { orderId: string };
  body: Body & { version: number };
};

/** An order whose row is locked, for an operator who has seen it as it is. */
export type HeldOrder = {
  row: LockedOrder;
  /** Takes the order one step on. @throws ProblemError 409 where the table of steps has none */
  step(to: OrderState, more?: Pick<Step, 'tracking'>): Promise<void>;
  /** @throws ProblemError 409 where the table of steps has no such step for an operator */
  assertStep(to: OrderState): void;
};

export const stepRefused = () => new ProblemError(409, 'ORDER_STEP_REFUSED');

/**
 * Changes an order in one transaction with the note of the call. The row is locked first and the version compared then, so that
 * of two operators who have seen the same order one is refused.
 */
export async function changeOrder<Body>(
  { deps, principal, params: { orderId }, body: { version } }: OperatorChange<Body>,
  change: (tx: Transaction, held: HeldOrder) => Promise<void>,
): Promise<OperatorOrder> {
  const changed = await deps.db.transaction(async (tx) => {
    const row = await lockOrder(tx, orderId);
    if (!row) throw new ProblemError(404, 'NOT_FOUND');
    const [events] = await tx
      .select({ number: count() })
      .from(orderEvent)
      .where(eq(orderEvent.orderId, orderId));
    if (events?.number !== version) throw stepRefused();
    const assertStep = (to: OrderState) => {
      if (!mayStep(row.state, to, 'operator')) throw stepRefused();
    };
    const step: HeldOrder['step'] = async (to, more) => {
      assertStep(to);
      const { id: operatorId } = principal;
      await addStep(tx, deps, orderId, {
        from: row.state,
        to,
        by: 'operator',
        operatorId,
        reason: null,
        ...more,
      });
    };
    await change(tx, { row, step, assertStep });
    await principal.sign(tx);
    return readOperatorOrder(tx, orderId, deps.clock());
  });
  deps.wakeOutbox();
  return changed;
}
