import { and, eq, isNull } from 'drizzle-orm';
import { hashOf } from '../../../domain/secrets.ts';
import { account } from '../../../domain/tables/identities.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import type { IdentityDeps } from '../../base/deps.ts';
import { confirmation } from '../../base/tables.ts';

export type Purpose = (typeof confirmation.$inferSelect)['purpose'];
export type Channel = (typeof confirmation.$inferSelect)['channel'];

const HOUR = 60 * 60 * 1000;

/** How long a secret in a letter or text message is valid, in ms, by purpose. */
export const SECRET_LIFE_MS: Record<Purpose, number> = {
  registration: 24 * HOUR,
  address: 24 * HOUR,
  password: HOUR,
  proof: HOUR / 6,
};

/**
 * Creates a secret that proves the ownership of an account's address. Earlier secrets for the same purpose
 * and kind of address become invalid. A secret for the email address and one for the phone can be valid at
 * the same time.
 */
export async function issueSecret(
  tx: Transaction,
  { clock, secrets }: Pick<IdentityDeps, 'clock' | 'secrets'>,
  asked: { accountId: string; purpose: Purpose; channel: Channel; address: string },
): Promise<string> {
  const now = clock();
  const secret = secrets();
  await lockAccount(tx, asked.accountId);
  await forgetSecrets(tx, { ...asked, now });
  await tx.insert(confirmation).values({
    hash: hashOf(secret),
    ...asked,
    expiresAt: new Date(now.getTime() + SECRET_LIFE_MS[asked.purpose]),
  });
  return secret;
}

/** Invalidates the unused secrets of an account for one purpose. */
export async function forgetSecrets(
  tx: Transaction,
  asked: { accountId: string; purpose: Purpose; channel: Channel; now: Date },
): Promise<void> {
  const { accountId, purpose, channel, now } = asked;
  await tx
    .update(confirmation)
    .set({ usedAt: now })
    .where(
      and(
        eq(confirmation.accountId, accountId),
        eq(confirmation.purpose, purpose),
        purpose === 'address' ? eq(confirmation.channel, channel) : undefined,
        isNull(confirmation.usedAt),
      ),
    );
}

/**
 * Locks an account before its secrets are issued or used, because parallel transactions do not see each
 * other's new rows. To avoid deadlocks, call this before accessing the rows of secrets.
 */
export async function lockAccount(tx: Transaction, accountId: string): Promise<void> {
  await tx.select({ id: account.id }).from(account).where(eq(account.id, accountId)).for('update');
}

/**
 * Locks the account to which a secret belongs, as `lockAccount` does. For an unknown secret, nothing is
 * locked.
 */
export async function lockAccountOfSecret(tx: Transaction, hash: string): Promise<void> {
  const rows = await tx
    .select({ accountId: confirmation.accountId })
    .from(confirmation)
    .where(eq(confirmation.hash, hash));
  if (rows[0]) await lockAccount(tx, rows[0].accountId);
}
