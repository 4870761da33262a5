import { and, eq, isNull } from 'drizzle-orm';
import { mergeCart } from '../../../cart/merge.ts';
import { forgetMergeMessages } from '../../../cart/queries/hold-cart.ts';
import { mergeDraft } from '../../../checkout/merge.ts';
import type { Deps } from '../../../deps.ts';
import { findGuest, holdPrincipal } from '../../../domain/principal.ts';
import { followSignIn } from '../../../orders/follow-sign-in.ts';
import type { Transaction } from '../../../platform/db/client.ts';
import { principal } from '../../../platform/db/schema/identities.ts';
import { mergeWishlist } from '../../../wishlist/merge.ts';
import { holdAccount } from '../messages/issue-secret.ts';
import { beginFamily, type Tokens } from '../tokens/tokens.ts';

/**
 * Signs the owner of an account in: what the guest behind the bearer put together goes into the account, and a new
 * family of tokens begins. All of it in the caller's transaction (docs/specification.md §6.4). Throws 401 when the account
 * is gone.
 */
export async function signIn(
  tx: Transaction,
  deps: Deps,
  { accountId, bearer, userAgent }: { accountId: string; bearer: string | null; userAgent: string },
): Promise<Tokens> {
  // Consents to news may follow, and the account is locked before carts and orders everywhere.
  await holdAccount(tx, accountId);
  await holdPrincipal(tx, accountId);
  const guestId = bearer === null ? null : await findGuest(tx, bearer);
  if (guestId === null) await forgetMergeMessages(tx, accountId);
  else await mergeGuest(tx, { guestId, accountId, now: deps.clock(), ids: deps.ids });
  return (await beginFamily(tx, deps, { principalId: accountId, userAgent, isProven: true })).tokens;
}

/**
 * The first to mark the guest does the merge; a repeated one is a no-op. The messages are those of this
 * sign-in, not of an earlier one.
 */
async function mergeGuest(
  tx: Transaction,
  merge: { guestId: string; accountId: string; now: Date; ids: Deps['ids'] },
): Promise<void> {
  const { guestId, accountId } = merge;
  const [marked] = await tx
    .update(principal)
    .set({ mergedInto: accountId })
    .where(and(eq(principal.id, guestId), isNull(principal.mergedInto)))
    .returning({ id: principal.id });
  if (!marked) return;
  await forgetMergeMessages(tx, accountId);
  await mergeCart(tx, merge);
  await followSignIn(tx, merge);
  await mergeWishlist(tx, merge);
  await mergeDraft(tx, merge);
}
