import { and, desc, eq, notInArray } from 'drizzle-orm';
import { hashOf } from '../../../domain/secrets.ts';
import type { Database, Transaction } from '../../../platform/db/database.ts';
import type { IdentityDeps } from '../../base/deps.ts';
import { knownDevice } from '../../base/tables.ts';

/**
 * Maximum number of known browsers that are stored per account. If there are more, the browser that was not
 * used for the longest time is deleted.
 */
const MOST = 20;

/**
 * Whether the browser with this secret in its cookie has signed in to the account with the password before.
 */
export async function isKnownDevice(
  db: Database | Transaction,
  { accountId, secret }: { accountId: string; secret: string },
): Promise<boolean> {
  const isIt = and(eq(knownDevice.accountId, accountId), eq(knownDevice.hash, hashOf(secret)));
  return (await db.select({ hash: knownDevice.hash }).from(knownDevice).where(isIt)).length > 0;
}

/**
 * Stores that a browser has signed in with the account's password. Returns the secret for the browser's
 * cookie: the one that it already has, if the shop issued it, even for another account; otherwise a new one.
 * The caller must have locked the account.
 */
export async function rememberDevice(
  tx: Transaction,
  { clock, secrets }: Pick<IdentityDeps, 'clock' | 'secrets'>,
  { accountId, secret: given }: { accountId: string; secret: string | null },
): Promise<string> {
  const isOurs =
    given !== null &&
    (
      await tx
        .select({ hash: knownDevice.hash })
        .from(knownDevice)
        .where(eq(knownDevice.hash, hashOf(given)))
        .limit(1)
    ).length > 0;
  const secret = isOurs ? given : secrets();
  const lastUsedAt = clock();
  await tx
    .insert(knownDevice)
    .values({ accountId, hash: hashOf(secret), lastUsedAt })
    .onConflictDoUpdate({ target: [knownDevice.accountId, knownDevice.hash], set: { lastUsedAt } });
  const kept = tx
    .select({ hash: knownDevice.hash })
    .from(knownDevice)
    .where(eq(knownDevice.accountId, accountId))
    .orderBy(desc(knownDevice.lastUsedAt), desc(eq(knownDevice.hash, hashOf(secret))))
    .limit(MOST);
  await tx
    .delete(knownDevice)
    .where(and(eq(knownDevice.accountId, accountId), notInArray(knownDevice.hash, kept)));
  return secret;
}

/** Deletes all known browsers of an account. Call this when one of them may be that of a thief. */
export async function forgetDevices(tx: Transaction, accountId: string): Promise<void> {
  await tx.delete(knownDevice).where(eq(knownDevice.accountId, accountId));
}
