import { and, eq } from 'drizzle-orm';
import type { SignIns } from '#contract/zod/zod.schemas.ts';
import { tokenFamily } from '../../domain/tables/identities.ts';
import type { Database, Transaction } from '../../platform/db/database.ts';
import { ProblemError } from '../../platform/http/problem.ts';
import { endFamily, listFamilies } from '../auth/tokens/families.ts';

/**
 * The sign-ins of an account. That of the current device is first; the others are sorted by last use, latest
 * first.
 */
export async function getMySignIns(
  db: Database | Transaction,
  asked: { accountId: string; familyId: string; now: Date },
): Promise<SignIns> {
  const families = await listFamilies(db, { principalId: asked.accountId, now: asked.now });
  const items = families.map((family) => ({
    id: family.id,
    device: family.device,
    createdAt: family.createdAt.toISOString(),
    lastSeenAt: family.lastSeenAt.toISOString(),
    current: family.id === asked.familyId,
  }));
  return { items: items.toSorted((one, other) => Number(other.current) - Number(one.current)) };
}

/**
 * Ends a sign-in of an account. If it has already ended, nothing happens. Throws 404 for a sign-in of another
 * account.
 */
export async function endMySignIn(
  db: Database | Transaction,
  asked: { accountId: string; signInId: string; now: Date },
): Promise<void> {
  const { accountId: principalId, signInId: familyId, now } = asked;
  if (await endFamily(db, { principalId, familyId, now })) return;
  const known = await db
    .select({ id: tokenFamily.id })
    .from(tokenFamily)
    .where(and(eq(tokenFamily.id, familyId), eq(tokenFamily.principalId, principalId)));
  if (known.length === 0) throw new ProblemError(404, 'NOT_FOUND');
}
