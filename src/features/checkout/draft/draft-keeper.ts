import {
  type CheckoutDraft,
  type CheckoutDraftPatch,
  getCheckoutDraft,
  isApiError,
  patchCheckoutDraft,
} from '@/lib/api';
import { announce } from '@/shop/identity/tabs';
import { fieldsOf } from '../fields/checkout-fields';
import { type DraftParts, partsOf } from './draft-parts';

export type DraftKeeper = {
  /**
   * Saves the parts that changed since the last save, one request at a time. If a request fails, its changes
   * are sent with the next one.
   */
  keep(parts: DraftParts, init?: RequestInit): Promise<void>;
  /**
   * Reads the draft after the requests in flight. If another tab has changed it, resolves to the new draft
   * and to the parts that this tab saved before.
   */
  follow(city: string): Promise<{ draft: CheckoutDraft; before: DraftParts } | undefined>;
};

/** Saves the parts of a checkout draft, starting from the given version of the draft. */
export function createDraftKeeper(
  { version }: Pick<CheckoutDraft, 'version'>,
  start: DraftParts,
): DraftKeeper {
  let saved = start;
  let seen = version;
  let queue = Promise.resolve();

  async function send(parts: DraftParts, init?: RequestInit): Promise<void> {
    const patch = changedParts(parts, saved);
    if (Object.keys(patch).length === 0) return;
    try {
      seen = (await patchCheckoutDraft({ ...patch, version: seen }, init)).version;
    } catch (error) {
      if (!isApiError(error) || error.code !== 'CHECKOUT_DRAFT_CHANGED') throw error;
      const draft = await getCheckoutDraft();
      const both = mergePatch(patch, { before: saved, draft });
      seen = (await patchCheckoutDraft({ ...both, version: draft.version }, init)).version;
    }
    saved = parts;
    announce({ type: 'draft-changed' });
  }

  async function read(city: string) {
    const draft = await getCheckoutDraft();
    // The draft has not changed, or an order was placed: then a new draft starts at version 0, and the
    // changed cart shows that.
    if (draft.version <= seen) return undefined;
    const before = saved;
    seen = draft.version;
    saved = partsOf(fieldsOf(draft), draft.delivery.city ?? city);
    return { draft, before };
  }

  /** Makes one request at a time. Failures are already logged, so they resolve to undefined. */
  function next<T>(call: () => Promise<T>): Promise<T | undefined> {
    const answer = queue.then(call).catch((error) => {
      if (!isApiError(error)) throw error;
      return undefined;
    });
    queue = answer.then(() => {});
    return answer;
  }

  return {
    keep: (parts, init) => next(() => send(parts, init)),
    follow: (city) => next(() => read(city)),
  };
}

function changedParts(parts: DraftParts, before: DraftParts): CheckoutDraftPatch {
  const changed = Object.entries(parts).filter(
    ([part, value]) => JSON.stringify(value) !== JSON.stringify(before[part as keyof DraftParts]),
  );
  return Object.fromEntries(changed);
}

type OtherDraft = { before: DraftParts; draft: CheckoutDraft };

/**
 * Merges a patch with the changes of another tab: in each part, only the fields that were changed here are
 * overwritten.
 */
export function mergePatch(patch: CheckoutDraftPatch, { before, draft }: OtherDraft): CheckoutDraftPatch {
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
