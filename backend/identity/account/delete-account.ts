import { eq } from 'drizzle-orm';
import { account } from '../../domain/tables/identities.ts';
import { invalidRequest, ProblemError } from '../../platform/http/problem.ts';
import type { IdentityDeps } from '../base/deps.ts';
import { checkPassword, wrongPasswordAt } from './check-password.ts';
import { eraseAccount } from './erase-accounts.ts';
import { type AccountSession, requireProof } from './proof.ts';
import { lockAccount } from './queries.ts';

const POINTER = '/password';

/**
 * Deletes an account permanently, with its cart, wishlist, sign-ins and everything that is pending for its
 * email address (docs/decisions/0029-what-outlives-an-account.md). Throws 422 if the password is wrong, 403
 * if the account has no password and the session gave no recent proof (`requireProof`), 429 above the rate
 * limits, and 503 if too many hashes are queued.
 */
export async function deleteMyAccount(
  deps: IdentityDeps,
  { accountId, familyId, password }: AccountSession & { password: string | null },
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
    const locked = await lockAccount(tx, accountId);
    if (locked.passwordHash !== passwordHash) throw invalidRequest([wrongPasswordAt(POINTER)]);
    if (passwordHash === null) await requireProof(tx, { familyId, now: deps.clock() });
    await eraseAccount(tx, locked, deps.clock());
  });
}
