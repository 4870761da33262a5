import { count, eq, sql } from 'drizzle-orm';
import type { RefundState } from '#contract/client/client.schemas.ts';
import { refundRequest } from '../../domain/tables/refunds.ts';
import { keptUntil } from '../../orders/rules/kept-until.ts';
import type { Transaction } from '../../platform/db/database.ts';
import type { RefundRow } from '../base/refund-row.ts';
import { refundRequestEvent, refundRequestSender } from '../base/tables.ts';
import { type RefundLetterDeps, writeRefundLetter } from '../letters/write-letter.ts';
import { type Actor, mayStep } from '../rules/states.ts';

export type StepDeps = RefundLetterDeps;

export type Step = {
  to: RefundState;
  by: Actor;
  operatorId?: string | undefined;
  reason?: string | null;
  /** What changes with it. */
  set?: Partial<typeof refundRequest.$inferInsert>;
};

/**
 * Takes a refund that the caller has locked one step on, and writes the letter about it. What the table of steps does not
 * have is a mistake of the caller. Wake the outbox after the commit.
 */
export async function addStep(
  tx: Transaction,
  deps: StepDeps,
  { id, state: from }: Pick<RefundRow, 'id' | 'state'>,
  { to, by, operatorId, reason = null, set = {} }: Step,
): Promise<void> {
  if (!mayStep(from, to, by)) throw new Error(`There is no step from ${from} to ${to} for the ${by}.`);
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

/** Writes what happened to a refund that the caller has locked, as the last of its events. */
export async function writeEvent(tx: Transaction, requestId: string, event: NewEvent): Promise<void> {
  const [events] = await tx
    .select({ number: count() })
    .from(refundRequestEvent)
    .where(eq(refundRequestEvent.requestId, requestId));
  await tx.insert(refundRequestEvent).values({ requestId, position: events?.number ?? 0, ...event });
}
