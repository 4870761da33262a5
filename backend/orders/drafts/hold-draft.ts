import { eq } from 'drizzle-orm';
import { readCart } from '../../cart/queries/read-cart.ts';
import { principal } from '../../domain/tables/identities.ts';
import type { Database } from '../../platform/db/database.ts';
import type { OrdersDeps } from '../base/deps.ts';
import { orderDraft } from '../base/tables.ts';

export type Draft = typeof orderDraft.$inferSelect;

/**
 * Guests without tokens are deleted a day after they were made. A draft that is empty when it is this old, in
 * ms, gets a new guest, so that no order is lost while it is filled in.
 */
const RENEWED_AFTER = 12 * 60 * 60 * 1000;

type DraftDeps = Pick<OrdersDeps, 'db' | 'clock' | 'ids'>;

/** The draft of an operator. Creates an empty one if the operator has no draft. */
export async function holdDraft(deps: DraftDeps, operatorId: string): Promise<Draft> {
  const found = await findDraft(deps.db, operatorId);
  if (!found) return createDraft(deps, operatorId);
  const now = deps.clock();
  if (now.getTime() - found.createdAt.getTime() < RENEWED_AFTER) return found.draft;
  const { rows } = await readCart(deps.db, found.draft.guestId, now);
  if (rows.length > 0) return found.draft;
  await dropDraft(deps.db, found.draft);
  return createDraft(deps, operatorId);
}

async function findDraft(db: Database, operatorId: string) {
  const [found] = await db
    .select({ draft: orderDraft, createdAt: principal.createdAt })
    .from(orderDraft)
    .innerJoin(principal, eq(principal.id, orderDraft.guestId))
    .where(eq(orderDraft.operatorId, operatorId));
  return found;
}

async function createDraft(deps: DraftDeps, operatorId: string): Promise<Draft> {
  await deps.db.transaction(async (tx) => {
    const guestId = deps.ids();
    await tx.insert(principal).values({ id: guestId, kind: 'guest', createdAt: deps.clock() });
    const made = await tx
      .insert(orderDraft)
      .values({ operatorId, guestId })
      .onConflictDoNothing({ target: orderDraft.operatorId })
      .returning({ guestId: orderDraft.guestId });
    // Another tab of the operator was faster.
    if (made.length === 0) await tx.delete(principal).where(eq(principal.id, guestId));
  });
  const found = await findDraft(deps.db, operatorId);
  if (!found) throw new Error('A draft disappeared while it was created.');
  return found.draft;
}

/** Deletes a draft with its cart and all that was filled in. */
export async function dropDraft(db: Database, { guestId }: Draft): Promise<void> {
  await db.delete(principal).where(eq(principal.id, guestId));
}
