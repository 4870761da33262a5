import { eq } from 'drizzle-orm';
import type { OperatorRefund, RefundApproval, RefundRejection } from '#contract/client/client.schemas.ts';
import { refundRequestSender } from '../base/tables.ts';
import { changeRefund, type RefundChange } from './change-refund.ts';

/** Approves a refund. The letter about it asks the shopper to send the goods. */
export function approveRefund(call: RefundChange<RefundApproval>): Promise<OperatorRefund> {
  const { instructions } = call.body;
  return changeRefund(call, async (tx, { row, step }) => {
    if (instructions !== undefined)
      await tx
        .update(refundRequestSender)
        .set({ instructions })
        .where(eq(refundRequestSender.requestId, row.id));
    await step('APPROVED');
  });
}

/** Rejects a refund. Until the deadline for returns, a new refund of its pieces can be requested. */
export function rejectRefund(call: RefundChange<RefundRejection>): Promise<OperatorRefund> {
  const { reason } = call.body;
  return changeRefund(call, async (_, { step }) => {
    await step('REJECTED', { reason, set: { rejection: reason } });
  });
}
