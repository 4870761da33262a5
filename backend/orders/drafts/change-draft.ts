import { eq } from 'drizzle-orm';
import type { CheckoutDraftPatch, OrderDraft, OrderDraftChange } from '#contract/client/client.schemas.ts';
import { BLANK } from '#shared/checkout/draft-parts.ts';
import { addPromoCode, applyCartActions, removePromoCode } from '../../cart/order-cart.ts';
import { patchCheckoutDraft } from '../../checkout/patch-draft.ts';
import { ProblemError } from '../../platform/http/problem.ts';
import type { OrdersDeps } from '../base/deps.ts';
import { orderDraft } from '../base/tables.ts';
import { findBuyer } from './find-buyer.ts';
import { type Draft, dropDraft, holdDraft } from './hold-draft.ts';
import { guestOf, readDraft } from './read-draft.ts';

type Change = { operatorId: string; body: OrderDraftChange; requestId: string };

/**
 * Changes the draft of an operator by the rules of carts and of the checkout, part after part.
 * @throws ProblemError as the operations of shoppers do
 */
export async function changeDraft(deps: OrdersDeps, change: Change): Promise<OrderDraft> {
  const { operatorId, body, requestId } = change;
  const now = deps.clock();
  let draft = await holdDraft(deps, operatorId);
  if (body.clear) {
    await dropDraft(deps.db, draft);
    draft = await holdDraft(deps, operatorId);
  }
  if (body.buyerPhone !== undefined) draft = await takeBuyer(deps, draft, body.buyerPhone, requestId);
  const { guestId: ownerId, accountId } = draft;
  if (body.items) await applyCartActions(deps.db, { ownerId, requestId, actions: body.items, now });
  if (body.enterCode !== undefined)
    await addPromoCode(deps.db, { ownerId, buyerId: accountId ?? undefined, code: body.enterCode, now });
  if (body.removeCode !== undefined) await removePromoCode(deps.db, { ownerId, code: body.removeCode, now });
  if (body.checkout) await patch(deps, draft, body.checkout, requestId);
  return readDraft(deps, draft, { requestId });
}

const patch = (deps: OrdersDeps, draft: Draft, parts: CheckoutDraftPatch, requestId: string) =>
  patchCheckoutDraft(deps, { owner: guestOf(draft), patch: parts, deviceId: undefined, requestId });

/**
 * Makes the order one for the buyer with this phone, and fills in what is known about that buyer. What was
 * filled in for another known buyer goes.
 */
async function takeBuyer(deps: OrdersDeps, draft: Draft, phone: string, requestId: string): Promise<Draft> {
  const { known, ...buyer } = await findBuyer(deps.db, phone);
  await deps.db.update(orderDraft).set(buyer).where(eq(orderDraft.operatorId, draft.operatorId));
  const { contact, delivery, payment } = known;
  const before = await patch(deps, draft, draft.isKnown ? BLANK : {}, requestId);
  await patch(deps, draft, { contact: { ...(contact ?? before.contact), phone } }, requestId);
  if (delivery && payment)
    await patch(deps, draft, { delivery, payment }, requestId).catch((error: unknown) => {
      // What the buyer chose last time may be offered no more.
      if (!(error instanceof ProblemError) || error.code !== 'INVALID_REQUEST') throw error;
    });
  return { ...draft, ...buyer };
}
