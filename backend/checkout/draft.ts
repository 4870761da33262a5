import type { CheckoutDraft } from '#contract/client/client.schemas.ts';
import { BLANK, valuesByPart } from '#shared/checkout/draft-parts.ts';
import type { Database, Transaction } from '../platform/db/database.ts';
import type { Principal } from '../platform/http/principal.ts';
import type { DraftBodies } from './base/kept-parts.ts';
import { knownOf } from './known.ts';
import { type DraftRow, readDraft } from './queries/drafts.ts';

export { clearDraft } from './queries/drafts.ts';

/**
 * The checkout values of an owner. For a signed-in shopper, parts of the checkout that were never filled in
 * get values known from the account.
 */
export async function getCheckoutDraft(
  db: Database | Transaction,
  { id, kind }: Pick<Principal, 'id' | 'kind'>,
): Promise<CheckoutDraft> {
  const row = await readDraft(db, id);
  return draftOf(row, kind === 'user' ? await knownOf(db, id) : {});
}

/** The values that an owner has filled in, without values from the account; null if nothing was filled in. */
export async function storedDraftOf(
  db: Database | Transaction,
  ownerId: string,
): Promise<CheckoutDraft | null> {
  const row = await readDraft(db, ownerId);
  return row ? draftOf(row, {}) : null;
}

/** Converts a stored draft to the contract's form. */
function draftOf(row: DraftRow | undefined, known: Partial<DraftBodies>): CheckoutDraft {
  return {
    version: row?.version ?? 0,
    updatedAt: row?.updatedAt.toISOString() ?? null,
    ...BLANK,
    ...known,
    ...valuesByPart<DraftBodies>(row?.parts ?? {}),
  };
}
