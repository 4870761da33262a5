import type { Transaction } from '../../platform/db/client.ts';
import { invalidRequest } from '../../platform/http/problem.ts';
import { type heldLines, takePiecesOff } from '../cancel-pieces.ts';
import type { MarketingDeps } from '../marketing/write-order-event.ts';
import { writeEvent } from '../queries/add-step.ts';
import type { LockedOrder } from '../queries/lock-order.ts';
import { type Cancelled, cancelPieces } from '../rules/cancelled-lines.ts';

export type Lines = Awaited<ReturnType<typeof heldLines>>;

/** Pieces of a line that an order still has. */
export const leftOf = ({ quantity, cancelled }: Lines[number]): number => quantity - cancelled;

/** A refusal about a field of the body. */
export const wrong = (pointer: string, code: string, message: string) =>
  invalidRequest([{ in: 'body', pointer, code, message }]);

/**
 * What it takes from an order that pieces leave it.
 * @param pieces of each line, in the order of the lines
 * @throws ProblemError 422 when nothing but gifts would be left: such an order is cancelled
 */
export function offOrder(lines: Lines, pieces: readonly number[]): Cancelled {
  const asked = lines.map(({ position, cancelled }, place) => ({
    position,
    quantity: cancelled + (pieces[place] ?? 0),
  }));
  const off = cancelPieces(lines, asked);
  if (off.isWhole)
    throw wrong('/lines', 'nothing_left', 'Так от\u00a0заказа ничего не\u00a0останется. Его можно отменить');
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
