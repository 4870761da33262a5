import { eq } from 'drizzle-orm';
import type { DraftedOrder, OperatorOrder } from '#contract/client/client.schemas.ts';
import type { CallingOperator } from '../../platform/http/operator.ts';
import type { OrdersDeps } from '../base/deps.ts';
import { orderDraft } from '../base/tables.ts';
import { readOperatorOrder } from '../operator/read-order.ts';
import { placeOrder } from '../place-order.ts';
import { findBuyer } from './find-buyer.ts';
import { holdDraft } from './hold-draft.ts';
import { guestOf } from './read-draft.ts';

type Placing = {
  operator: CallingOperator;
  /** Value of the `Idempotency-Key` header. */
  key: string;
  body: DraftedOrder;
  requestId: string;
  clientIp: string;
};

/**
 * Places the order of an operator's draft, for the buyer with the phone of the order: the draft may have been
 * filled in for another one. The draft stays, without its buyer, so that a repeated request finds the order
 * again.
 */
export async function placeDraft(deps: OrdersDeps, placing: Placing): Promise<OperatorOrder> {
  const { operator, key, body, requestId, clientIp } = placing;
  const draft = await holdDraft(deps, operator.id);
  const { accountId } = await findBuyer(deps.db, body.contact.phone);
  const { id } = await placeOrder(deps, {
    owner: guestOf(draft),
    key,
    body,
    requestId,
    clientIp,
    deviceId: undefined,
    onPhone: {
      operatorId: operator.id,
      accountId,
      async finish(tx, orderId) {
        await tx
          .update(orderDraft)
          .set({ accountId: null, isKnown: false })
          .where(eq(orderDraft.operatorId, operator.id));
        await operator.sign(tx, orderId);
      },
    },
  });
  deps.wakeOutbox();
  return readOperatorOrder(deps.db, id, deps.clock());
}
