import type { OperatorRefund, RefundState } from '#contract/client/client.schemas.ts';
import { mayStep } from '#shared/refunds/states.ts';
import type { Transaction } from '../../platform/db/database.ts';
import type { CallingOperator } from '../../platform/http/operator.ts';
import { invalidRequest, ProblemError } from '../../platform/http/problem.ts';
import type { RefundsDeps } from '../base/deps.ts';
import { addStep, type Step } from '../queries/add-step.ts';
import { type LockedRefund, lockRefund } from '../queries/lock-refund.ts';
import { readOperatorRefund } from './read-refund.ts';

export type RefundChange<Body> = {
  deps: RefundsDeps;
  principal: CallingOperator;
  params: { orderId: string; refundId: string };
  body: Body & { version: number };
};

/** A locked refund that is known to be unchanged since the operator read it. */
export type RefundForChange = LockedRefund & {
  /**
   * Moves the refund to its next state.
   * @throws ProblemError 409 if the table of allowed steps does not contain this step
   */
  step(to: RefundState, more?: Pick<Step, 'set' | 'reason'>): Promise<void>;
  /** @throws ProblemError 409 if an operator may not make this step in the refund's current state */
  assertStep(to: RefundState): void;
};

export const stepRefused = () => new ProblemError(409, 'REFUND_STEP_REFUSED');

/** Creates a validation error for a field of the request body. */
export const invalidField = (pointer: string, code: string, message: string) =>
  invalidRequest([{ in: 'body', pointer, code, message }]);

/**
 * Changes a refund and logs the operator's call in one transaction. The order is locked first, then the
 * refund; after that, the version is compared. So of two changes that start from the same version, the second
 * one is refused.
 */
export async function changeRefund<Body>(
  { deps, principal, params: { orderId, refundId: id }, body: { version } }: RefundChange<Body>,
  change: (tx: Transaction, lockedRefund: RefundForChange) => Promise<void>,
): Promise<OperatorRefund> {
  const changed = await deps.db.transaction(async (tx) => {
    const lockedRefund = await lockRefund(tx, { id, orderId });
    const { row } = lockedRefund;
    if (row.version !== version) throw stepRefused();
    const assertStep = (to: RefundState) => {
      if (!mayStep(row.state, to, 'operator')) throw stepRefused();
    };
    const step: RefundForChange['step'] = async (to, more) => {
      assertStep(to);
      await addStep(tx, deps, row, { to, by: 'operator', operatorId: principal.id, ...more });
    };
    await change(tx, { ...lockedRefund, step, assertStep });
    await principal.sign(tx);
    return readOperatorRefund(tx, { id, orderId, now: deps.clock() });
  });
  deps.wakeOutbox();
  return changed;
}
