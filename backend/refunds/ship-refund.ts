import { eq } from 'drizzle-orm';
import type { Refund } from '#contract/client/client.schemas.ts';
import { mayShip } from '#shared/refunds/progress.ts';
import { ProblemError } from '../platform/http/problem.ts';
import type { RefundsDeps } from './base/deps.ts';
import { refundRequestSender } from './base/tables.ts';
import { addStep, type StepDeps } from './queries/add-step.ts';
import { lockRefund } from './queries/lock-refund.ts';
import { readRefund } from './reading/read-refund.ts';

type Asked = { id: string; ownerId: string; trackingNumber: string | null };

/**
 * Records that the shopper has sent the goods of an approved refund. From then on, the refund cannot be
 * cancelled.
 */
export async function shipRefund(
  deps: StepDeps & Pick<RefundsDeps, 'db'>,
  { id, ownerId, trackingNumber }: Asked,
): Promise<Refund> {
  return deps.db.transaction(async (tx) => {
    const { row } = await lockRefund(tx, { id, ownerId });
    if (row.state !== 'SENT') {
      if (!mayShip(row)) throw new ProblemError(409, 'REFUND_STEP_REFUSED');
      await tx
        .update(refundRequestSender)
        .set({ trackingNumber })
        .where(eq(refundRequestSender.requestId, id));
      await addStep(tx, deps, row, { to: 'SENT', by: 'shopper' });
    }
    return readRefund(tx, { id, ownerId, now: deps.clock() });
  });
}
