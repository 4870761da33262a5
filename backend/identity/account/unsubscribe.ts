import { eq } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { signingSecret } from '../../domain/signing-secret.ts';
import { accountOfToken } from '../../domain/unsubscribe-token.ts';
import { account } from '../../platform/db/schema/identities.ts';
import { ProblemError } from '../../platform/http/problem.ts';
import { withdrawPurpose } from './consents.ts';

/**
 * Withdraws the consent to price-drop letters by the token of one. For the second time, or for an account that is gone, it
 * changes nothing. Throws 404 for a token that the shop has not signed.
 */
export async function unsubscribe(
  deps: Pick<Deps, 'db' | 'secrets' | 'clock'>,
  token: string,
): Promise<void> {
  const accountId = accountOfToken(token, await signingSecret(deps, 'unsubscribe'));
  if (accountId === undefined) throw new ProblemError(404, 'NOT_FOUND');
  await deps.db.transaction(async (tx) => {
    // An agreement that is being kept comes before this or after it.
    await tx.select({ id: account.id }).from(account).where(eq(account.id, accountId)).for('update');
    await withdrawPurpose(tx, { accountId, purpose: 'price-drops', now: deps.clock() });
  });
}
