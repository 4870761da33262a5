import { mergeNewerParts } from '#shared/checkout/draft-parts.ts';
import type { Transaction } from '../platform/db/database.ts';
import type { DraftBodies } from './base/kept-parts.ts';
import { clearDraft, holdDrafts, writeDraft } from './queries/drafts.ts';

/**
 * Puts what a guest has filled in into the draft of an account: of every part the one that was filled in later
 * (docs/specification.md §6.4). Repeating it changes nothing.
 */
export async function mergeDraft(
  tx: Transaction,
  { guestId, accountId, now }: { guestId: string; accountId: string; now: Date },
): Promise<void> {
  const held = await holdDrafts(tx, [guestId, accountId]);
  const guests = held.find(({ ownerId }) => ownerId === guestId);
  if (!guests || guestId === accountId) return;
  const own = held.find(({ ownerId }) => ownerId === accountId) ?? { version: 0, parts: {} };
  const next = mergeNewerParts<DraftBodies>(own, guests);
  if (next !== own) await writeDraft(tx, accountId, next, now);
  await clearDraft(tx, guestId);
}
