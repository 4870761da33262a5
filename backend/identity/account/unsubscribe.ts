import { eq } from 'drizzle-orm';
import type { EndedLetters } from '#contract/client/client.schemas.ts';
import { withdrawPurpose } from '../../domain/consents/consents.ts';
import { idOfSigned } from '../../domain/signing/signed-id.ts';
import { signingSecret } from '../../domain/signing/signing-secret.ts';
import { account } from '../../domain/tables/identities.ts';
import { endNewsletterOf } from '../../newsletter/end-news.ts';
import { ProblemError } from '../../platform/http/problem.ts';
import type { IdentityDeps } from '../base/deps.ts';

/**
 * Unsubscribes by the token of a link in a letter: withdraws the consent to price-drop letters, or ends the
 * newsletter to the email address. A repeated call, or a call for a deleted account, changes nothing. Throws
 * 404 for a token that was not signed by the shop.
 */
export async function unsubscribe(
  deps: Pick<IdentityDeps, 'db' | 'secrets' | 'clock'>,
  token: string,
): Promise<EndedLetters> {
  const secret = await signingSecret(deps, 'unsubscribe');
  const now = deps.clock();
  const newsOf = idOfSigned('news', token, secret);
  if (newsOf !== undefined) {
    await deps.db.transaction((tx) => endNewsletterOf(tx, { id: newsOf, now }));
    return { letters: 'NEWS' };
  }
  const accountId = idOfSigned('price-drops', token, secret);
  if (accountId === undefined) throw new ProblemError(404, 'NOT_FOUND');
  await deps.db.transaction(async (tx) => {
    // A parallel request may be storing a consent. This lock makes the two run one after the other.
    await tx.select({ id: account.id }).from(account).where(eq(account.id, accountId)).for('update');
    await withdrawPurpose(tx, { accountId, purpose: 'price-drops', now });
  });
  return { letters: 'PRICE_DROPS' };
}
