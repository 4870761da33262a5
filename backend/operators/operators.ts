import { randomUUID } from 'node:crypto';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { OperatorKind, OperatorRole } from '#shared/operators/roles.ts';
import { hashOf, newSecret } from '../domain/secrets.ts';
import { operator } from '../domain/tables/operators.ts';
import type { Database } from '../platform/db/database.ts';
import { operatorPasskey } from './base/tables.ts';
import { revoke } from './people/change-operator.ts';
import { addPerson, invitePersonAgain } from './people/invite.ts';

export type NewOperator = { id: string; name: string; role: OperatorRole; token: string; now: Date };

export type ListedOperator = {
  name: string;
  kind: OperatorKind;
  role: OperatorRole;
  createdAt: Date;
  revokedAt: Date | null;
};

/**
 * Adds a work place. Returns false if the name is or was in use, because logged calls refer to operators by
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

/**
 * Creates the link by which a person gets a passkey. A new person is added with this role; a known person
 * keeps the present role. Null if the name belongs to a work place, to a revoked operator, or to a person
 * with the maximum number of passkeys.
 */
export function invitePerson(
  db: Database,
  { name, role, deskOrigin, now }: { name: string; role: OperatorRole; deskOrigin: string; now: Date },
): Promise<{ link: string; role: OperatorRole; endsAt: Date } | null> {
  const tools = { deskOrigin, secrets: newSecret, clock: () => now, ids: randomUUID };
  return db.transaction(async (tx) => {
    const [known] = await tx.select().from(operator).where(eq(operator.name, name)).for('update');
    const invited = await (known
      ? invitePersonAgain(tx, tools, known)
      : addPerson(tx, tools, { name, role }));
    return invited && { ...invited, role: known?.role ?? role };
  });
}

/** Number of owners who can sign in: without one, only the command on the server invites the next. */
export const countOwners = (db: Database): Promise<number> =>
  db.$count(
    operator,
    and(
      eq(operator.role, 'owner'),
      isNull(operator.revokedAt),
      sql`exists (select 1 from ${operatorPasskey} where ${operatorPasskey.operatorId} = ${operator.id})`,
    ),
  );

/** All current and former operators, sorted by name. */
export function listOperators(db: Database): Promise<ListedOperator[]> {
  return db
    .select({
      name: operator.name,
      kind: operator.kind,
      role: operator.role,
      createdAt: operator.createdAt,
      revokedAt: operator.revokedAt,
    })
    .from(operator)
    .orderBy(asc(operator.name));
}

/**
 * Revokes all access of an operator, which takes effect at the next call. Returns false if the name is
 * unknown or the operator was already revoked.
 */
export function revokeOperator(db: Database, name: string, now: Date): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [found] = await tx
      .select({ id: operator.id })
      .from(operator)
      .where(and(eq(operator.name, name), isNull(operator.revokedAt)))
      .for('update');
    if (found) await revoke(tx, found.id, now);
    return found !== undefined;
  });
}
