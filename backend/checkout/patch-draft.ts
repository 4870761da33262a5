import type { CheckoutDraft, CheckoutDraftPatch } from '#contract/client/client.schemas.ts';
import { applyPatch } from '#shared/checkout/draft-parts.ts';
import type { Principal } from '../platform/http/principal.ts';
import { invalidRequest, ProblemError } from '../platform/http/problem.ts';
import type { CheckoutDeps } from './base/deps.ts';
import type { DraftBodies } from './base/kept-parts.ts';
import { wrongInDelivery } from './check-parts.ts';
import { getCheckoutDraft } from './draft.ts';
import { clearDraft, lockDraft, writeDraft } from './queries/drafts.ts';

export type DraftChange = {
  owner: Pick<Principal, 'id' | 'kind'>;
  patch: CheckoutDraftPatch;
  deviceId: string | undefined;
  requestId: string;
};

/**
 * Stores all parts of the draft that a patch contains; if one part is invalid, none is stored. The requests
 * to carriers are sent before the transaction begins.
 */
export async function patchCheckoutDraft(
  deps: CheckoutDeps,
  { owner, patch, deviceId, requestId }: DraftChange,
): Promise<CheckoutDraft> {
  const { id: ownerId } = owner;
  if (patch.delivery) {
    const errors = await wrongInDelivery(deps, patch.delivery, { ownerId, deviceId, requestId });
    if (errors.length > 0) throw invalidRequest(errors);
  }
  return deps.db.transaction(async (tx) => {
    const now = deps.clock();
    const locked = await lockDraft(tx, ownerId, now);
    const next = applyPatch<DraftBodies>(locked, patch, now);
    if (next === 'changed') throw new ProblemError(409, 'CHECKOUT_DRAFT_CHANGED');
    if (next.version === 0) await clearDraft(tx, ownerId);
    else if (next !== locked) await writeDraft(tx, ownerId, next, now);
    return getCheckoutDraft(tx, owner);
  });
}
