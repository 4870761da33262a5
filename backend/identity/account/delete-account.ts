import { eq, inArray, sql } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { stockNotice } from '../../platform/db/schema/catalog.ts';
import {
  account,
  consent,
  principal,
  refreshToken,
  tokenFamily,
} from '../../platform/db/schema/identities.ts';
import { invalidRequest, ProblemError } from '../../platform/http/problem.ts';
import { checkPassword, wrongPassword } from './check-password.ts';
import { holdAccount } from './queries.ts';

const POINTER = '/password';

/**
 * Deletes an account for good, with its cart, wishlist, sign-ins and pending secrets of its e-mail address. Consents
 * stay as evidence, withdrawn and without the network they came from; nothing leads from them to a person any more.
 * Throws 422 when the password is wrong, 429, and 503 when too many hashes wait.
 */
export async function deleteMyAccount(
  deps: Deps,
  { accountId, password }: { accountId: string; password: string | null },
): Promise<void> {
  const [known] = await deps.db
    .select({ passwordHash: account.passwordHash })
    .from(account)
    .where(eq(account.id, accountId));
  if (!known) throw new ProblemError(401, 'UNAUTHORIZED');
  const { passwordHash } = known;
  const wrong = await checkPassword(deps, { accountId, passwordHash, password, pointer: POINTER });
  if (wrong) throw invalidRequest([wrong]);

  await deps.db.transaction(async (tx) => {
    const held = await holdAccount(tx, accountId);
    if (held.passwordHash !== passwordHash) throw invalidRequest([wrongPassword(POINTER)]);
    // A pending address may belong to another person; only a proven one is the shopper's own.
    if (held.email !== null) await tx.delete(stockNotice).where(eq(stockNotice.email, held.email));
    await tx
      .update(consent)
      .set({
        ip: null,
        withdrawnAt: sql`coalesce(${consent.withdrawnAt}, ${deps.clock().toISOString()}::timestamptz)`,
      })
      .where(eq(consent.accountId, accountId));
    // A renewal holds its token and then asks for the family. Taken in that order, neither waits for the other in a circle.
    const families = tx
      .select({ id: tokenFamily.id })
      .from(tokenFamily)
      .where(eq(tokenFamily.principalId, accountId));
    await tx.delete(refreshToken).where(inArray(refreshToken.familyId, families));
    // Everything else hangs on the principal.
    await tx.delete(principal).where(eq(principal.id, accountId));
  });
}
