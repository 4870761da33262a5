import { and, eq, isNull } from 'drizzle-orm';
import { hashOf } from '../../../domain/secrets.ts';
import { account } from '../../../domain/tables/identities.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import type { IdentityDeps } from '../../base/deps.ts';
import { confirmation } from '../../base/tables.ts';

export type Purpose = (typeof confirmation.$inferSelect)['purpose'];
export type Channel = (typeof confirmation.$inferSelect)['channel'];

const HOUR = 60 * 60 * 1000;

/** How long a secret of a message is good, in ms. */
export const SECRET_LIFE_MS: Record<Purpose, number> = {
  registration: 24 * HOUR,
  address: 24 * HOUR,
  password: HOUR,
  proof: HOUR / 6,
};

/**
 * Makes a secret that proves the ownership of an address of an account. Older ones for the same purpose are invalid
 * from now on; an account that changes both its e-mail and its phone proves each by a secret of its own.
 */
export async function issueSecret(
  tx: Transaction,
  { clock, secrets }: Pick<IdentityDeps, 'clock' | 'secrets'>,
  asked: { accountId: string; purpose: Purpose; channel: Channel; address: string },
): Promise<string> {
  const now = clock();
  const secret = secrets();
  await holdAccount(tx, asked.accountId);
  await forgetSecrets(tx, { ...asked, now });
  await tx.insert(confirmation).values({
    hash: hashOf(secret),
    ...asked,
    expiresAt: new Date(now.getTime() + SECRET_LIFE_MS[asked.purpose]),
  });
  return secret;
}

/** Invalidates the secrets that an account has been sent for a purpose. */
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
 * Lets one transaction at a time make or use up secrets of an account: two at the same moment would not see each
 * other's. Always before the rows of the secrets are touched, so that none waits for another in a circle.
 */
export async function holdAccount(tx: Transaction, accountId: string): Promise<void> {
  await tx.select({ id: account.id }).from(account).where(eq(account.id, accountId)).for('update');
}

/** The same for the account that a secret belongs to; an unknown one holds nothing. */
export async function holdAccountOf(tx: Transaction, hash: string): Promise<void> {
  const rows = await tx
    .select({ accountId: confirmation.accountId })
    .from(confirmation)
    .where(eq(confirmation.hash, hash));
  if (rows[0]) await holdAccount(tx, rows[0].accountId);
}
