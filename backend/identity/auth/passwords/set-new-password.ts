import { and, eq, gt, isNull, or } from 'drizzle-orm';
import { hashOf } from '../../../domain/secrets.ts';
import { account } from '../../../domain/tables/identities.ts';
import type { Database, Transaction } from '../../../platform/db/database.ts';
import { ProblemError } from '../../../platform/http/problem.ts';
import type { IdentityDeps } from '../../base/deps.ts';
import { confirmation } from '../../base/tables.ts';
import { recordEvent } from '../events/record-event.ts';
import { forgetSecrets, lockAccountOfSecret } from '../messages/issue-secret.ts';
import { forgetDevices } from '../sign-in/known-devices.ts';
import { endFamilies } from '../tokens/families.ts';
import { refuseCommonPassword } from './password-rules.ts';
import { writePasswordChanged } from './write-password-changed.ts';

/**
 * Sets the password of an account, authorised by the secret in a letter or text message, and ends all
 * sign-ins of the account. An account that was created by external sign-in gets its first password. Throws
 * 409 CONFIRMATION_REJECTED if the secret is unknown, used or too old, or was sent to an address that the
 * account no longer has. Throws 422 for a password that is easy to guess (the secret then stays valid), and
 * 503 if too many hashes are queued.
 */
export async function setNewPassword(
  deps: IdentityDeps,
  asked: { token: string; password: string; userAgent: string },
): Promise<void> {
  const hash = hashOf(asked.token);
  // The secret is checked first, because hashing the password is expensive.
  const found = await findSecret(deps.db, hash, deps.clock());
  if (!found) throw rejected();
  refuseCommonPassword(asked.password, { own: [found.email, found.phone], pointer: '/password' });
  const passwordHash = await deps.passwords.hash(asked.password);
  await deps.db.transaction(async (tx) => {
    const now = deps.clock();
    const { accountId, channel } = await useUp(tx, hash, now);
    await tx.update(account).set({ passwordHash }).where(eq(account.id, accountId));
    await forgetSecrets(tx, { accountId, purpose: 'password', channel, now });
    await endFamilies(tx, { principalId: accountId, now });
    await forgetDevices(tx, accountId);
    const { userAgent } = asked;
    await recordEvent(tx, { accountId, kind: 'PASSWORD_CHANGED', userAgent, now });
    await writePasswordChanged(tx, deps, accountId);
  });
  deps.wakeOutbox();
}

const isGood = (hash: string, now: Date) =>
  and(
    eq(confirmation.hash, hash),
    eq(confirmation.purpose, 'password'),
    isNull(confirmation.usedAt),
    gt(confirmation.expiresAt, now),
  );

/**
 * Finds the account for which a valid secret was issued, if the account still has the address to which it was
 * sent.
 */
async function findSecret(db: Database | Transaction, hash: string, now: Date) {
  const isOwn = or(
    and(eq(confirmation.channel, 'email'), eq(account.email, confirmation.address)),
    and(eq(confirmation.channel, 'phone'), eq(account.phone, confirmation.address)),
  );
  const rows = await db
    .select({ accountId: account.id, email: account.email, phone: account.phone })
    .from(confirmation)
    .innerJoin(account, eq(account.id, confirmation.accountId))
    .where(and(isGood(hash, now), isOwn));
  return rows[0];
}

async function useUp(tx: Transaction, hash: string, now: Date) {
  await lockAccountOfSecret(tx, hash);
  const isKnown = await findSecret(tx, hash, now);
  const [used] = isKnown
    ? await tx.update(confirmation).set({ usedAt: now }).where(isGood(hash, now)).returning()
    : [];
  if (!used) throw rejected();
  return used;
}

const rejected = () => new ProblemError(409, 'CONFIRMATION_REJECTED');
