import { eq } from 'drizzle-orm';
import { orderEvent } from '../../domain/tables/orders.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { writeOrderLetter } from '../letters/write-letter.ts';
import { writeOrderLines } from '../marketing/write-order-event.ts';
import type { StepDeps } from '../queries/add-step.ts';
import type { LockedOrder } from '../queries/lock-order.ts';

/** Writes a message for the marketing platform about the lines of an order after the latest event of the order. */
export async function noteEditedLines(
  tx: Transaction,
  deps: StepDeps,
  { id, state }: Pick<LockedOrder, 'id' | 'state'>,
): Promise<void> {
  const position = (await tx.$count(orderEvent, eq(orderEvent.orderId, id))) - 1;
  await writeOrderLines(tx, deps, id, { position, state, at: deps.clock() });
}

/**
 * Writes the letter that a surcharge is paid and the order is as the edit wants, and a message for the marketing
 * platform. Call this after the step of the order.
 * @param before the order as it was while it waited for the surcharge
 */
export async function noteEditPaid(tx: Transaction, deps: StepDeps, before: LockedOrder): Promise<void> {
  const { id, total, waitingEdit } = before;
  if (!waitingEdit) return;
  const { changes, total: totalAfter } = waitingEdit;
  const money = { money: 'NONE' as const, sum: 0 };
  await writeOrderLetter(tx, deps, id, { kind: 'edited', changes, totalBefore: total, totalAfter, ...money });
  await noteEditedLines(tx, deps, { id, state: 'PAID' });
}
