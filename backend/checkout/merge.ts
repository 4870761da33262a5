import { mergeNewerParts } from '#shared/checkout/draft-parts.ts';
import type { Transaction } from '../platform/db/database.ts';
import type { DraftBodies } from './base/kept-parts.ts';
import { clearDraft, lockDrafts, writeDraft } from './queries/drafts.ts';

/**
 * Merges the checkout draft of a guest into that of an account. If both drafts have a part, the one that was
 * filled in later is kept (docs/specification.md §6.4). Repeating the call changes nothing.
 */
export async function mergeDraft(
  tx: Transaction,
  { guestId, accountId, now }: { guestId: string; accountId: string; now: Date },
): Promise<void> {
  const locked = await lockDrafts(tx, [guestId, accountId]);
  const guests = locked.find(({ ownerId }) => ownerId === guestId);
  if (!guests || guestId === accountId) return;
  const own = locked.find(({ ownerId }) => ownerId === accountId) ?? { version: 0, parts: {} };
  const next = mergeNewerParts<DraftBodies>(own, guests);
  if (next !== own) await writeDraft(tx, accountId, next, now);
  await clearDraft(tx, guestId);
}
