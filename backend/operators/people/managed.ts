import { and, eq, isNull, ne, or, sql } from 'drizzle-orm';
import { managedBy, type OperatorRole } from '#shared/operators/roles.ts';
import { operator } from '../../domain/tables/operators.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { ProblemError } from '../../platform/http/problem.ts';
import { operatorPasskey } from '../base/tables.ts';

/**
 * The error if an operator was changed since the caller read it, or if the change is not allowed for this
 * operator.
 */
export const stepRefused = () => new ProblemError(409, 'OPERATOR_STEP_REFUSED');

/** @throws ProblemError 403 unless the caller's role may manage operators with this role */
export function assertManages({ role }: { role: OperatorRole }, managed: OperatorRole): void {
  if (!managedBy(role).includes(managed)) throw new ProblemError(403, 'FORBIDDEN');
}

const isOwner = and(eq(operator.role, 'owner'), isNull(operator.revokedAt));

/**
 * Locks an operator for a change. Also locks all owners, in the order of their ids, so that two owners who remove
 * each other neither both succeed nor wait for each other. Other rows may still refer to a locked operator, such
 * as the session of a sign-in.
 * @throws ProblemError 404 if the operator does not exist
 */
export async function lockOperator(tx: Transaction, id: string) {
  const locked = await tx
    .select()
    .from(operator)
    .where(or(eq(operator.id, id), isOwner))
    .orderBy(operator.id)
    .for('no key update');
  const row = locked.find((one) => one.id === id);
  if (!row) throw new ProblemError(404, 'NOT_FOUND');
  return row;
}

/**
 * Checks that another owner can sign in; call this before a locked owner loses the role or the only passkey.
 * @throws ProblemError 409 LAST_OWNER if no other owner can sign in
 */
export async function assertOtherOwner(tx: Transaction, id: string): Promise<void> {
  const signsIn = sql`exists (select 1 from ${operatorPasskey} where ${operatorPasskey.operatorId} = ${operator.id})`;
  const others = await tx.$count(operator, and(isOwner, ne(operator.id, id), signsIn));
  if (others === 0) throw new ProblemError(409, 'LAST_OWNER');
}
