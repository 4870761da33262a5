import { wrongField } from '#shared/forms/wrong-field.ts';
import { type Cancelled, cancelFurtherPieces, NOTHING_WOULD_REMAIN } from '#shared/orders/cancelled-lines.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { invalidRequest } from '../../platform/http/problem.ts';
import { type heldLines, takePiecesOff } from '../cancel-pieces.ts';
import type { MarketingDeps } from '../marketing/write-order-event.ts';
import { writeEvent } from '../queries/add-step.ts';
import type { LockedOrder } from '../queries/lock-order.ts';

export type Lines = Awaited<ReturnType<typeof heldLines>>;

/** A refusal about a field of the body. */
export const wrong = (pointer: string, code: string, message: string) =>
  invalidRequest([wrongField(pointer, code, message)]);

/**
 * What it takes from an order that pieces leave it.
 * @param pieces of each line, in the order of the lines
 * @throws ProblemError 422 when nothing but gifts would be left: such an order is cancelled
 */
export function offOrder(lines: Lines, pieces: readonly number[]): Cancelled {
  const off = cancelFurtherPieces(lines, pieces);
  if (off.isWhole) throw wrong('/lines', 'nothing_left', NOTHING_WOULD_REMAIN);
  return off;
}

/** Takes the pieces off and writes who did it and why. */
export async function keepOff(
  tx: Transaction,
  deps: MarketingDeps,
  { id, state }: LockedOrder,
  { off, operatorId, reason }: { off: Cancelled; operatorId: string; reason: string },
): Promise<void> {
  const lines = await takePiecesOff(tx, id, off);
  await writeEvent(tx, deps, id, { state, at: deps.clock(), by: 'operator', operatorId, reason, lines });
}
