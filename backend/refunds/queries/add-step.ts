import { count, eq, sql } from 'drizzle-orm';
import type { RefundState } from '#contract/client/client.schemas.ts';
import { type Actor, mayStep } from '#shared/refunds/states.ts';
import { refundRequest } from '../../domain/tables/refunds.ts';
import { keptUntil } from '../../orders/rules/kept-until.ts';
import type { Transaction } from '../../platform/db/database.ts';
import type { RefundRow } from '../base/refund-row.ts';
import { refundRequestEvent, refundRequestSender } from '../base/tables.ts';
import { type RefundLetterDeps, writeRefundLetter } from '../letters/write-letter.ts';

export type StepDeps = RefundLetterDeps;

export type Step = {
  to: RefundState;
  by: Actor;
  operatorId?: string | undefined;
  reason?: string | null;
  /** Columns of the refund that change together with its state. */
  set?: Partial<typeof refundRequest.$inferInsert>;
};

/**
 * Moves a refund to its next state, and writes the letter about it. The caller must have locked the refund.
 * Throws if the table of allowed steps does not contain this step, because that is a programming error. Wake
 * the outbox after the transaction was committed.
 */
export async function addStep(
  tx: Transaction,
  deps: StepDeps,
  { id, state: from }: Pick<RefundRow, 'id' | 'state'>,
  { to, by, operatorId, reason = null, set = {} }: Step,
): Promise<void> {
  if (!mayStep(from, to, by)) throw new Error(`The ${by} may not move a refund from ${from} to ${to}.`);
  const now = deps.clock();
  await tx
    .update(refundRequest)
    .set({ ...set, state: to, updatedAt: now, version: sql`${refundRequest.version} + 1` })
    .where(eq(refundRequest.id, id));
  await tx
    .update(refundRequestSender)
    .set({ keptUntil: keptUntil(now) })
    .where(eq(refundRequestSender.requestId, id));
  await writeEvent(tx, id, { state: to, at: now, by, operatorId, reason });
  await writeRefundLetter(tx, deps, id);
}

type NewEvent = Omit<typeof refundRequestEvent.$inferInsert, 'requestId' | 'position'>;

/** Adds an event to the history of a refund that the caller has locked. */
export async function writeEvent(tx: Transaction, requestId: string, event: NewEvent): Promise<void> {
  const [events] = await tx
    .select({ number: count() })
    .from(refundRequestEvent)
    .where(eq(refundRequestEvent.requestId, requestId));
  await tx.insert(refundRequestEvent).values({ requestId, position: events?.number ?? 0, ...event });
}
