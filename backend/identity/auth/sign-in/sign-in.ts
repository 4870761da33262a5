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
   * Whether the browser is known by its cookie. If undefined, it counts as known if the account has signed in
   * with a browser and system of the same names before.
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
  // The account is locked here because newsletter consents may be written below, and all code must lock the
  // account before carts and orders.
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

/** Whether the account has a stored sign-in from a device with this label. */
async function isKnownLabel(
  tx: Transaction,
  { accountId, userAgent }: { accountId: string; userAgent: string },
): Promise<boolean> {
  const isSuch = and(eq(tokenFamily.principalId, accountId), eq(tokenFamily.device, deviceOf(userAgent)));
  const rows = await tx.select({ id: tokenFamily.id }).from(tokenFamily).where(isSuch).limit(1);
  return rows.length > 0;
}

/**
 * Merges the guest into the account, unless the guest was already merged. Returns the messages about this
 * merge only.
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
