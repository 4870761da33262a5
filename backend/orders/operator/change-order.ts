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
import { stepRefused } from '../rules/step-refused.ts';
import { readOperatorOrder } from './read-order.ts';

export type OperatorChange<Body> = {
  deps: OrdersDeps;
  principal: CallingOperator;
  params: { orderId: string };
  body: Body & { version: number };
};

/** A locked order that is known to be unchanged since the operator read it. */
export type OrderForChange = {
  row: LockedOrder;
  /**
   * Moves the order to its next state.
   * @throws ProblemError 409 if the table of allowed steps does not contain this step
   */
  step(to: OrderState, more?: Pick<Step, 'tracking'>): Promise<void>;
  /** @throws ProblemError 409 if an operator may not make this step in the order's current state */
  assertStep(to: OrderState): void;
};

/** @throws ProblemError 409 if the locked order has changed since the operator read it */
export async function assertVersion(tx: Transaction, orderId: string, version: number): Promise<void> {
  const [events] = await tx
    .select({ number: count() })
    .from(orderEvent)
    .where(eq(orderEvent.orderId, orderId));
  if (events?.number !== version) throw stepRefused();
}

/**
 * Changes an order and logs the operator's call in one transaction. The row is locked before its version is
 * compared. So if two operators have read the same version and both change the order, the second one is
 * refused.
 */
export async function changeOrder<Body>(
  { deps, principal, params: { orderId }, body: { version } }: OperatorChange<Body>,
  change: (tx: Transaction, order: OrderForChange) => Promise<void>,
): Promise<OperatorOrder> {
  const changed = await deps.db.transaction(async (tx) => {
    const row = await lockOrder(tx, orderId);
    if (!row) throw new ProblemError(404, 'NOT_FOUND');
    await assertVersion(tx, orderId, version);
    const assertStep = (to: OrderState) => {
      if (!mayStep(row.state, to, 'operator')) throw stepRefused();
    };
    const step: OrderForChange['step'] = async (to, more) => {
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
