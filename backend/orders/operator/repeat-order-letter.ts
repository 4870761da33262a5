import { and, eq } from 'drizzle-orm';
import type { OperatorOrder } from '#contract/client/client.schemas.ts';
import type { CallingOperator } from '../../platform/http/operator.ts';
import { ProblemError } from '../../platform/http/problem.ts';
import type { OrdersDeps } from '../base/deps.ts';
import { orderLetter } from '../base/tables.ts';
import { writeOrderLetter } from '../letters/write-letter.ts';
import { lockOrder } from '../queries/lock-order.ts';
import { readLetters } from '../reading/read-letters.ts';
import { stepRefused } from '../rules/step-refused.ts';
import { readOperatorOrder } from './read-order.ts';

type Call = {
  deps: OrdersDeps;
  principal: CallingOperator;
  params: { orderId: string; letterId: string };
};

/**
 * Writes a letter or a text message about the same event again, with what is true now.
 * @throws ProblemError 404; 409 if the letter no longer fits the order
 */
export async function repeatOrderLetter({ deps, principal, params }: Call): Promise<OperatorOrder> {
  const { orderId, letterId } = params;
  const { db, clock } = deps;
  const order = await db.transaction(async (tx) => {
    const row = await lockOrder(tx, orderId);
    const [letter] = await tx
      .select()
      .from(orderLetter)
      .where(and(eq(orderLetter.id, letterId), eq(orderLetter.orderId, orderId)));
    if (!row || !letter) throw new ProblemError(404, 'NOT_FOUND');
    const shown = await readLetters(tx, row, clock());
    if (!shown.find(({ id }) => id === letterId)?.canRepeat) throw stepRefused();
    await writeOrderLetter(tx, deps, orderId, letter.event, letter.channel);
    await principal.sign(tx);
    return readOperatorOrder(tx, orderId, clock());
  });
  deps.wakeOutbox();
  return order;
}
