import { eq, sql } from 'drizzle-orm';
import type { Refund } from '#contract/client/client.schemas.ts';
import { mayStep } from '#shared/refunds/states.ts';
import { refundRequest } from '../domain/tables/refunds.ts';
import { ProblemError } from '../platform/http/problem.ts';
import type { RefundsDeps } from './base/deps.ts';
import { addStep, type StepDeps } from './queries/add-step.ts';
import { lockRefund } from './queries/lock-refund.ts';
import { readRefund } from './reading/read-refund.ts';

type Asked = { id: string; ownerId: string };

/**
 * Cancels a refund at its shopper's request. Its pieces can be returned again later. A cancelled draft is not
 * shown in lists.
 */
export async function cancelRefund(
  deps: StepDeps & Pick<RefundsDeps, 'db'>,
  { id, ownerId }: Asked,
): Promise<Refund> {
  return deps.db.transaction(async (tx) => {
    const { row } = await lockRefund(tx, { id, ownerId });
    const now = deps.clock();
    if (row.state === 'DRAFT')
      await tx
        .update(refundRequest)
        .set({ state: 'CANCELLED', updatedAt: now, version: sql`${refundRequest.version} + 1` })
        .where(eq(refundRequest.id, id));
    else if (row.state !== 'CANCELLED') {
      if (!mayStep(row.state, 'CANCELLED', 'shopper')) throw new ProblemError(409, 'REFUND_NOT_CANCELLABLE');
      await addStep(tx, deps, row, { to: 'CANCELLED', by: 'shopper' });
    }
    return readRefund(tx, { id, ownerId, now });
  });
}
