import {
  type CheckoutDraft,
  type CheckoutDraftPatch,
  getCheckoutDraft,
  isApiError,
  patchCheckoutDraft,
} from '@/lib/api';
import type { DraftParts } from './draft-parts';

export type DraftKeeper = {
  /** Keeps what has changed since the last time, one call after the other. What fails goes with the next change. */
  keep(parts: DraftParts, init?: RequestInit): Promise<void>;
};

/** Keeps the parts of a draft with the shop, from those of a version on. */
export function createDraftKeeper(
  { version }: Pick<CheckoutDraft, 'version'>,
  start: DraftParts,
): DraftKeeper {
  let kept = start;
  let seen = version;
  let queue = Promise.resolve();

  async function send(parts: DraftParts, init?: RequestInit): Promise<void> {
    const patch = changedParts(parts, kept);
    if (Object.keys(patch).length === 0) return;
    try {
      seen = (await patchCheckoutDraft({ ...patch, version: seen }, init)).version;
    } catch (error) {
      if (!isApiError(error) || error.code !== 'CHECKOUT_DRAFT_CHANGED') throw error;
      const draft = await getCheckoutDraft();
      const both = uponAnother(patch, { before: kept, draft });
      seen = (await patchCheckoutDraft({ ...both, version: draft.version }, init)).version;
    }
    kept = parts;
  }

  return {
    keep(parts, init) {
      queue = queue
        .then(() => send(parts, init))
        .catch((error) => {
          if (!isApiError(error)) throw error;
        });
      return queue;
    },
  };
}

function changedParts(parts: DraftParts, before: DraftParts): CheckoutDraftPatch {
  const changed = Object.entries(parts).filter(
    ([part, value]) => JSON.stringify(value) !== JSON.stringify(before[part as keyof DraftParts]),
  );
  return Object.fromEntries(changed);
}

type Meeting = { before: DraftParts; draft: CheckoutDraft };

/** A patch with what another tab has filled in of its parts: here only the fields count that were changed here. */
export function uponAnother(patch: CheckoutDraftPatch, { before, draft }: Meeting): CheckoutDraftPatch {
  const { contact, recipient, delivery, payment, ...rest } = patch;
  return {
    ...rest,
    ...(contact && { contact: { ...draft.contact, ...changedFields(contact, before.contact) } }),
    ...(recipient !== undefined && {
      recipient: recipientUpon(recipient, before.recipient, draft.recipient),
    }),
    ...(delivery && { delivery: { ...draft.delivery, ...changedFields(delivery, before.delivery) } }),
    ...(payment && { payment }),
  };
}

type Recipient = DraftParts['recipient'];

const recipientUpon = (own: Recipient, before: Recipient, other: Recipient): Recipient =>
  own && before ? { ...(other ?? own), ...changedFields(own, before) } : own;

function changedFields<Part extends object>(part: Part, before: Part): Partial<Part> {
  const changed = Object.entries(part).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name as keyof Part]),
  );
  return Object.fromEntries(changed) as Partial<Part>;
}
