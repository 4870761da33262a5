import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../platform/db/database.ts';
import { prepared } from '../platform/db/prepared.ts';
import type { FindPrincipal } from '../platform/http/principal.ts';
import { ProblemError } from '../platform/http/problem.ts';
import { hashOf } from './secrets.ts';
import { accessToken, principal, tokenFamily } from './tables/identities.ts';

const callers = prepared((db: Database) =>
  db
    .select({
      id: principal.id,
      kind: principal.kind,
      familyId: tokenFamily.id,
      expiresAt: accessToken.expiresAt,
    })
    .from(accessToken)
    .innerJoin(tokenFamily, eq(tokenFamily.id, accessToken.familyId))
    .innerJoin(principal, eq(principal.id, tokenFamily.principalId))
    .where(
      and(
        eq(accessToken.hash, sql.placeholder('hash')),
        gt(accessToken.expiresAt, sql.placeholder('now')),
        isNull(tokenFamily.revokedAt),
      ),
    )
    .prepare('caller'),
);

export const findPrincipal: FindPrincipal = async (db, token, now) => {
  const rows = await callers(db).execute({ hash: hashOf(token), now: now.toISOString() });
  return rows[0] ?? null;
};

/**
 * The id of the guest that owns an access token. An expired token is accepted, because a shopper may take
 * long to enter the password and must not lose the cart. Use this only to merge a guest into an account. Null
 * for tokens of users, and for revoked or unknown tokens.
 */
export async function findGuest(db: Database, token: string): Promise<string | null> {
  const rows = await db
    .select({ id: principal.id })
    .from(accessToken)
    .innerJoin(tokenFamily, eq(tokenFamily.id, accessToken.familyId))
    .innerJoin(principal, eq(principal.id, tokenFamily.principalId))
    .where(
      and(eq(accessToken.hash, hashOf(token)), isNull(tokenFamily.revokedAt), eq(principal.kind, 'guest')),
    );
  return rows[0]?.id ?? null;
}

/**
 * Locks a principal against deletion until the transaction ends, so that rows written for it stay valid.
 * Throws 401 if the principal was deleted after the token was checked, for example with its account.
 */
export async function lockPrincipal(tx: Transaction, id: string): Promise<void> {
  const rows = await tx
    .select({ id: principal.id })
    .from(principal)
    .where(eq(principal.id, id))
    .for('key share');
  if (rows.length === 0) throw new ProblemError(401, 'UNAUTHORIZED');
}
