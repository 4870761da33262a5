import { and, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Transaction } from '../db/client.ts';
import { account, confirmation } from '../db/schema.ts';
import { isUniqueViolation } from '../db/unique-violation.ts';
import type { Deps } from '../deps.ts';
import { ProblemError } from '../http/problem.ts';
import { hashOf } from './secrets.ts';
import { signIn } from './sign-in.ts';
import type { Tokens } from './tokens.ts';

/**
 * Uses up the secret of a message, makes the pending address the account's own and signs in. Throws 409
 * CONFIRMATION_REJECTED when the secret is unknown, used or too old, or when another account has proven the address
 * meanwhile; then nothing is written.
 */
export async function confirmRegistration(
  deps: Deps,
  { token, bearer }: { token: string; bearer: string | null },
): Promise<Tokens> {
  try {
    return await deps.db.transaction(async (tx) => {
      const accountId = await useUp(tx, hashOf(token), deps.clock());
      return signIn(tx, deps, { accountId, bearer });
    });
  } catch (error) {
    throw isUniqueViolation(error) ? rejected() : error;
  }
}

async function useUp(tx: Transaction, hash: string, now: Date): Promise<string> {
  const [used] = await tx
    .update(confirmation)
    .set({ usedAt: now })
    .where(and(eq(confirmation.hash, hash), isNull(confirmation.usedAt), gt(confirmation.expiresAt, now)))
    .returning({ accountId: confirmation.accountId, channel: confirmation.channel });
  if (!used) throw rejected();
  const [pending, change] =
    used.channel === 'email'
      ? [account.pendingEmail, { email: sql`pending_email`, pendingEmail: null, emailConfirmedAt: now }]
      : [account.pendingPhone, { phone: sql`pending_phone`, pendingPhone: null, phoneConfirmedAt: now }];
  const [confirmed] = await tx
    .update(account)
    .set(change)
    .where(and(eq(account.id, used.accountId), isNotNull(pending)))
    .returning({ id: account.id });
  if (!confirmed) throw rejected();
  return confirmed.id;
}

const rejected = () => new ProblemError(409, 'CONFIRMATION_REJECTED');
