import { and, asc, eq, isNull } from 'drizzle-orm';
import type { OperatorRole } from '#contract/operations.ts';
import { hashOf } from '../domain/secrets.ts';
import { operator } from '../domain/tables/operators.ts';
import type { Database } from '../platform/db/database.ts';

export type NewOperator = { id: string; name: string; role: OperatorRole; token: string; now: Date };

export type ListedOperator = { name: string; role: OperatorRole; createdAt: Date; revokedAt: Date | null };

/**
 * Adds an operator. Returns false if the name is or was in use, because logged calls refer to operators by
 * name.
 */
export async function addOperator(
  db: Database,
  { id, name, role, token, now }: NewOperator,
): Promise<boolean> {
  const made = await db
    .insert(operator)
    .values({ id, name, role, tokenHash: hashOf(token), createdAt: now })
    .onConflictDoNothing({ target: operator.name })
    .returning({ id: operator.id });
  return made.length > 0;
}

/** All current and former operators, sorted by name. */
export function listOperators(db: Database): Promise<ListedOperator[]> {
  return db
    .select({
      name: operator.name,
      role: operator.role,
      createdAt: operator.createdAt,
      revokedAt: operator.revokedAt,
    })
    .from(operator)
    .orderBy(asc(operator.name));
}

/**
 * Revokes the token of an operator; it is refused from the next call on. Returns false if the name is unknown
 * or the token was already revoked.
 */
export async function revokeOperator(db: Database, name: string, now: Date): Promise<boolean> {
  const ended = await db
    .update(operator)
    .set({ revokedAt: now })
    .where(and(eq(operator.name, name), isNull(operator.revokedAt)))
    .returning({ id: operator.id });
  return ended.length > 0;
}
