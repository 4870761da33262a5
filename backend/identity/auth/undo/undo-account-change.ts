import { and, eq, gt, gte, isNull, ne, or, sql } from 'drizzle-orm';
import type { AccountUndo } from '#contract/zod/zod.schemas.ts';
import { hashOf } from '../../../domain/secrets.ts';
import { account } from '../../../domain/tables/identities.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { isUniqueViolation } from '../../../platform/db/unique-violation.ts';
import { ProblemError } from '../../../platform/http/problem.ts';
import { countWrong } from '../../../platform/limits/limits.ts';
import type { Address } from '../../../platform/outbox/outbox-content.ts';
import type { IdentityDeps } from '../../base/deps.ts';
import { accountUndo, confirmation, externalIdentity } from '../../base/tables.ts';
import { recordEvent } from '../events/record-event.ts';
import { lockAccount } from '../messages/issue-secret.ts';
import { writeResetLetter } from '../passwords/request-password-reset.ts';
import { forgetDevices } from '../sign-in/known-devices.ts';
import { endFamilies } from '../tokens/families.ts';
import type { Addresses } from './offer-undo.ts';

/** How often undoing is tried. It fails if another account proves one of the addresses at the same moment. */
const TRIES = 3;

type Asked = { token: string; clientIp: string; userAgent: string };
type Undo = typeof accountUndo.$inferSelect;

/**
 * Undoes a change of an account and all later changes, for an owner who lost access. Restores the addresses
 * before the change, invalidates all unused secrets in messages, and removes the password, every sign-in, and
 * external sign-ins that were linked after the change. A password reset link is sent to the address that got
 * the letter. If another account has proven that address by now, it is not restored, but the addresses that
 * the change set are still removed. Throws 409 UNDO_REJECTED, and 429 above the rate limits.
 */
export async function undoAccountChange(deps: IdentityDeps, asked: Asked): Promise<AccountUndo> {
  return countWrong(() => undoOrRetry(deps, asked), {
    count: () => deps.limits.confirm(asked.clientIp),
    wrong: 'UNDO_REJECTED',
  });
}

async function undoOrRetry(deps: IdentityDeps, asked: Asked): Promise<AccountUndo> {
  for (let left = TRIES; ; left--) {
    try {
      const done = await deps.db.transaction((tx) => undo(tx, deps, asked));
      deps.wakeOutbox();
      return done;
    } catch (error) {
      if (left === 1 || !isUniqueViolation(error)) throw error;
    }
  }
}

async function undo(tx: Transaction, deps: IdentityDeps, { token, userAgent }: Asked): Promise<AccountUndo> {
  const now = deps.clock();
  const locked = await takeUndo(tx, hashOf(token), now);
  const { accountId, changedAt } = locked;
  const restored = await freeAddresses(tx, locked);
  await tx
    .update(account)
    .set({
      ...restored,
      emailConfirmedAt:
        restored.email === null ? null : sql`coalesce(${account.emailConfirmedAt}, ${now.toISOString()})`,
      phoneConfirmedAt:
        restored.phone === null ? null : sql`coalesce(${account.phoneConfirmedAt}, ${now.toISOString()})`,
      pendingEmail: null,
      pendingPhone: null,
      passwordHash: null,
    })
    .where(eq(account.id, accountId));
  await tx
    .update(confirmation)
    .set({ usedAt: now })
    .where(and(eq(confirmation.accountId, accountId), isNull(confirmation.usedAt)));
  // Deletes the undo links of later changes: the thief may have received them, and could use them to take
  // over the account again. Links of earlier changes stay valid.
  await tx
    .delete(accountUndo)
    .where(and(eq(accountUndo.accountId, accountId), gte(accountUndo.changedAt, changedAt)));
  await tx
    .delete(externalIdentity)
    .where(and(eq(externalIdentity.accountId, accountId), gte(externalIdentity.createdAt, changedAt)));
  await endFamilies(tx, { principalId: accountId, now });
  await forgetDevices(tx, accountId);
  await recordEvent(tx, { accountId, kind: 'CHANGES_UNDONE', userAgent, now });
  const to = writtenTo(locked, restored);
  if (to) await writeResetLetter(tx, deps, { accountId, to });
  return { letter: to ? (to.channel === 'email' ? 'EMAIL' : 'PHONE') : 'NONE' };
}

/**
 * Locks the account before the link is used up. A second request with the same link then waits and is
 * refused.
 */
async function takeUndo(tx: Transaction, hash: string, now: Date): Promise<Undo> {
  const [known] = await tx
    .select({ accountId: accountUndo.accountId })
    .from(accountUndo)
    .where(eq(accountUndo.hash, hash));
  if (known) await lockAccount(tx, known.accountId);
  const [taken] = await tx
    .delete(accountUndo)
    .where(and(eq(accountUndo.hash, hash), gt(accountUndo.expiresAt, now)))
    .returning();
  if (!taken) throw new ProblemError(409, 'UNDO_REJECTED');
  return taken;
}

/**
 * The addresses that the account had before the change, without addresses that another account has proven
 * since.
 */
async function freeAddresses(tx: Transaction, { accountId, email, phone }: Undo): Promise<Addresses> {
  const taken = await tx
    .select({ email: account.email, phone: account.phone })
    .from(account)
    .where(
      and(ne(account.id, accountId), or(eq(account.email, email ?? ''), eq(account.phone, phone ?? ''))),
    );
  return {
    email: taken.some((other) => other.email === email) ? null : email,
    phone: taken.some((other) => other.phone === phone) ? null : phone,
  };
}

function writtenTo({ channel }: Undo, { email, phone }: Addresses): Address | undefined {
  const value = channel === 'email' ? email : phone;
  return value === null ? undefined : { channel, value };
}
