import { wrongField } from '#shared/forms/wrong-field.ts';
import { type Cancelled, cancelFurtherPieces, NOTHING_WOULD_REMAIN } from '#shared/orders/cancelled-lines.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { invalidRequest } from '../../platform/http/problem.ts';
import { type heldLines, subtractPieces } from '../cancel-pieces.ts';
import type { MarketingDeps } from '../marketing/write-order-event.ts';
import { writeEvent } from '../queries/add-step.ts';
import type { LockedOrder } from '../queries/lock-order.ts';

export type Lines = Awaited<ReturnType<typeof heldLines>>;

/** Creates a validation error for a field of the request body. */
export const invalidField = (pointer: string, code: string, message: string) =>
  invalidRequest([wrongField(pointer, code, message)]);

/**
 * Calculates how an order changes if pieces are removed from it.
 * @param pieces how many pieces to remove from each line, in the order of the lines
 * @throws ProblemError 422 if only gifts would remain; the order must then be cancelled instead
 */
export function removalOf(lines: Lines, pieces: readonly number[]): Cancelled {
  const off = cancelFurtherPieces(lines, pieces);
  if (off.isWhole) throw invalidField('/lines', 'nothing_left', NOTHING_WOULD_REMAIN);
  return off;
}

/** Removes pieces from an order, and records which operator removed them and why. */
export async function removePieces(
  tx: Transaction,
  deps: MarketingDeps,
  { id, state }: LockedOrder,
  { off, operatorId, reason }: { off: Cancelled; operatorId: string; reason: string },
): Promise<void> {
  const lines = await subtractPieces(tx, id, off);
  await writeEvent(tx, deps, id, { state, at: deps.clock(), by: 'operator', operatorId, reason, lines });
}
