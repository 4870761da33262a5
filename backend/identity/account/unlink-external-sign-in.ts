import { and, eq } from 'drizzle-orm';
import { ProblemError } from '../../platform/http/problem.ts';
import { recordEvent } from '../auth/events/record-event.ts';
import type { IdentityDeps } from '../base/deps.ts';
import { externalIdentity } from '../base/tables.ts';
import { type AccountSession, provenAddress, requireProof } from './proof.ts';
import { lockAccount, providersOf } from './queries.ts';

/**
 * Unlinks an external sign-in from an account. Throws 404 if the provider is not linked, 403 if the session
 * has no recent proof, and 409 LAST_WAY_IN if the shopper could then no longer sign in, because the account
 * has no proven address and no other provider.
 */
export async function unlinkExternalSignIn(
  deps: IdentityDeps,
  asked: AccountSession & { provider: string; userAgent: string },
): Promise<void> {
  const { accountId, familyId, provider, userAgent } = asked;
  await deps.db.transaction(async (tx) => {
    const locked = await lockAccount(tx, accountId);
    const providers = await providersOf(tx, accountId);
    if (!providers.includes(provider)) throw new ProblemError(404, 'NOT_FOUND');
    const now = deps.clock();
    await requireProof(tx, { familyId, now });
    if (!provenAddress(locked) && providers.every((each) => each === provider))
      throw new ProblemError(409, 'LAST_WAY_IN');
    const isIt = and(eq(externalIdentity.accountId, accountId), eq(externalIdentity.provider, provider));
    await tx.delete(externalIdentity).where(isIt);
    await recordEvent(tx, { accountId, kind: 'EXTERNAL_UNLINKED', userAgent, provider, now });
  });
}
