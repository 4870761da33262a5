import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { Deps } from '../../../deps.ts';
import { hashOf } from '../../../domain/secrets.ts';
import { followNews } from '../../../orders/follow-news.ts';
import type { Transaction } from '../../../platform/db/client.ts';
import { account, confirmation } from '../../../platform/db/schema/identities.ts';
import { isUniqueViolation } from '../../../platform/db/unique-violation.ts';
import { ProblemError } from '../../../platform/http/problem.ts';
import { recordEvent } from '../events/record-event.ts';
import { forgetSecrets, holdAccountOf } from '../messages/issue-secret.ts';
import { signIn } from '../sign-in/sign-in.ts';
import type { Tokens } from '../tokens/tokens.ts';
import { offerUndo } from '../undo/offer-undo.ts';

/** Tokens are null for the new address of an account: proving an address is no signing in. */
export type Confirmed =
  | { status: 'CONFIRMED'; tokens: Tokens }
  | { status: 'ADDRESS_CONFIRMED'; tokens: null };

/**
 * Uses up the secret of a message and makes the pending address the account's own; the first address of a new account
 * signs in. Throws 409 CONFIRMATION_REJECTED when the secret is unknown, used or too old, when the address is not the
 * pending one any more, or when another account has proven it; then nothing is written.
 */
export async function confirmRegistration(
  deps: Deps,
  { token, bearer, userAgent }: { token: string; bearer: string | null; userAgent: string },
): Promise<Confirmed> {
  try {
    const confirmed: Confirmed = await deps.db.transaction(async (tx) => {
      const now = deps.clock();
      const { accountId, purpose, channel, before } = await useUp(tx, hashOf(token), now);
      if (purpose !== 'registration') {
        const kind = channel === 'email' ? 'EMAIL_CHANGED' : 'PHONE_CHANGED';
        await recordEvent(tx, { accountId, kind, userAgent, now });
        await offerUndo(tx, deps, { accountId, part: channel, before });
        await followNews(tx, { accountId, ids: deps.ids });
        return { status: 'ADDRESS_CONFIRMED', tokens: null };
      }
      return { status: 'CONFIRMED', tokens: await signIn(tx, deps, { accountId, bearer, userAgent }) };
    });
    deps.wakeOutbox();
    return confirmed;
  } catch (error) {
    throw isUniqueViolation(error) ? rejected() : error;
  }
}

async function useUp(tx: Transaction, hash: string, now: Date) {
  await holdAccountOf(tx, hash);
  const [used] = await tx
    .update(confirmation)
    .set({ usedAt: now })
    .where(
      and(
        eq(confirmation.hash, hash),
        inArray(confirmation.purpose, ['registration', 'address']),
        isNull(confirmation.usedAt),
        gt(confirmation.expiresAt, now),
      ),
    )
    .returning();
  if (!used) throw rejected();
  const [pending, change] =
    used.channel === 'email'
      ? [account.pendingEmail, { email: sql`pending_email`, pendingEmail: null, emailConfirmedAt: now }]
      : [account.pendingPhone, { phone: sql`pending_phone`, pendingPhone: null, phoneConfirmedAt: now }];
  const [before] = await tx
    .select({ email: account.email, phone: account.phone })
    .from(account)
    .where(eq(account.id, used.accountId));
  // An account that has been confirmed takes further addresses only as changes, which do not sign in.
  const isNew = and(isNull(account.emailConfirmedAt), isNull(account.phoneConfirmedAt));
  const [confirmed] = await tx
    .update(account)
    .set(change)
    .where(
      and(
        eq(account.id, used.accountId),
        eq(pending, used.address),
        used.purpose === 'registration' ? isNew : undefined,
      ),
    )
    .returning({ id: account.id });
  if (!before || !confirmed) throw rejected();
  await forgetSecrets(tx, { ...used, now });
  return { ...used, before };
}

const rejected = () => new ProblemError(409, 'CONFIRMATION_REJECTED');
