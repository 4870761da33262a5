import { and, eq, isNull } from 'drizzle-orm';
import { mergeCart } from '../../../cart/merge.ts';
import { forgetMergeMessages } from '../../../cart/queries/hold-cart.ts';
import { mergeDraft } from '../../../checkout/merge.ts';
import { deviceOf } from '../../../domain/device.ts';
import { findGuest, lockPrincipal } from '../../../domain/principal.ts';
import { principal, tokenFamily } from '../../../domain/tables/identities.ts';
import { followNewsletter } from '../../../newsletter/follow-newsletter.ts';
import { followSignIn } from '../../../orders/follow-sign-in.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { mergeWishlist } from '../../../wishlist/merge.ts';
import type { IdentityDeps } from '../../base/deps.ts';
import { recordEvent } from '../events/record-event.ts';
import { lockAccount } from '../messages/issue-secret.ts';
import { beginFamily, type Tokens } from '../tokens/tokens.ts';

type SigningIn = {
  accountId: string;
  bearer: string | null;
  userAgent: string;
  /**
   * Whether the browser has signed in to the account before. If undefined, this is judged by the names of
   * browser and system.
   */
  isKnown?: boolean;
};

/**
 * Signs in to an account: merges the guest that owns the bearer token into it, and begins a new token family,
 * all in the caller's transaction (docs/specification.md §6.4). Throws 401 if the account no longer exists.
 */
export async function signIn(
  tx: Transaction,
  deps: IdentityDeps,
  { accountId, bearer, userAgent, isKnown }: SigningIn,
): Promise<Tokens> {
  // The code below may write newsletter consents, which needs the lock on the account. All code locks the
  // account before carts and orders, so the lock is taken here.
  await lockAccount(tx, accountId);
  await lockPrincipal(tx, accountId);
  const guestId = bearer === null ? null : await findGuest(tx, bearer);
  if (guestId === null) await forgetMergeMessages(tx, accountId);
  else await mergeGuest(tx, { guestId, accountId, now: deps.clock(), ids: deps.ids });
  const now = deps.clock();
  await followNewsletter(tx, { accountId, now, ids: deps.ids });
  if (!(isKnown ?? (await isKnownLabel(tx, { accountId, userAgent }))))
    await recordEvent(tx, { accountId, kind: 'SIGNED_IN', userAgent, now });
  return (await beginFamily(tx, deps, { principalId: accountId, userAgent, isProven: true })).tokens;
}

/**
 * Whether an earlier sign-in of the account is stored from a device with the same label (names of browser and
 * system).
 */
async function isKnownLabel(
  tx: Transaction,
  { accountId, userAgent }: { accountId: string; userAgent: string },
): Promise<boolean> {
  const isSuch = and(eq(tokenFamily.principalId, accountId), eq(tokenFamily.device, deviceOf(userAgent)));
  const rows = await tx.select({ id: tokenFamily.id }).from(tokenFamily).where(isSuch).limit(1);
  return rows.length > 0;
}

/**
 * Merges the guest into the account if that has not happened yet. Returns the messages to the shopper about
 * this merge.
 */
async function mergeGuest(
  tx: Transaction,
  merge: { guestId: string; accountId: string; now: Date; ids: IdentityDeps['ids'] },
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
