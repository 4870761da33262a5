import { eq } from 'drizzle-orm';
import type { OperatorOrder, OrderNoteDraft } from '#contract/client/client.schemas.ts';
import { MOST_NOTES } from '#shared/orders/notes.ts';
import { orderBuyer } from '../../domain/tables/orders.ts';
import type { CallingOperator } from '../../platform/http/operator.ts';
import { ProblemError } from '../../platform/http/problem.ts';
import type { OrdersDeps } from '../base/deps.ts';
import { orderNote } from '../base/tables.ts';
import { lockOrder } from '../queries/lock-order.ts';
import { stepRefused } from '../rules/step-refused.ts';
import { readOperatorOrder } from './read-order.ts';

type Call = {
  deps: OrdersDeps;
  principal: CallingOperator;
  params: { orderId: string };
  body: OrderNoteDraft;
};

/**
 * Adds a note to an order. The version of the order stays: a note is no reason to look at the order again.
 * @throws ProblemError 404; 409 if the buyer's data is no longer kept, or if there are very many notes
 */
export function addOrderNote({ deps, principal, params: { orderId }, body }: Call): Promise<OperatorOrder> {
  const { db, clock } = deps;
  return db.transaction(async (tx) => {
    if (!(await lockOrder(tx, orderId))) throw new ProblemError(404, 'NOT_FOUND');
    const isKept = (await tx.$count(orderBuyer, eq(orderBuyer.orderId, orderId))) > 0;
    const position = await tx.$count(orderNote, eq(orderNote.orderId, orderId));
    if (!isKept || position >= MOST_NOTES) throw stepRefused();
    const text = body.text.trim();
    await tx.insert(orderNote).values({ orderId, position, at: clock(), operatorId: principal.id, text });
    await principal.sign(tx);
    return readOperatorOrder(tx, orderId, clock());
  });
}
