import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import { managedBy, type OperatorRole } from '#shared/operators/roles.ts';
import { operator } from '../../domain/tables/operators.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { ProblemError } from '../../platform/http/problem.ts';
import { operatorPasskey } from '../base/tables.ts';

/** The access of an operator is not as it was seen, or does not allow the change. */
export const stepRefused = () => new ProblemError(409, 'OPERATOR_STEP_REFUSED');

/** @throws ProblemError 403 unless operators of this role are managed by the one who asks */
export function assertManages({ role }: { role: OperatorRole }, managed: OperatorRole): void {
  if (!managedBy(role).includes(managed)) throw new ProblemError(403, 'FORBIDDEN');
}

/** Locks an operator for a change. @throws ProblemError 404 for an unknown one */
export async function lockOperator(tx: Transaction, id: string) {
  const [row] = await tx.select().from(operator).where(eq(operator.id, id)).for('update');
  if (!row) throw new ProblemError(404, 'NOT_FOUND');
  return row;
}

/**
 * Called before an owner loses the role. All owners are locked, so that two who end one another do not both
 * succeed.
 * @throws ProblemError 409 LAST_OWNER if no other owner can sign in
 */
export async function assertOtherOwner(tx: Transaction, id: string): Promise<void> {
  const isOwner = and(eq(operator.role, 'owner'), isNull(operator.revokedAt));
  await tx.select({ id: operator.id }).from(operator).where(isOwner).orderBy(operator.id).for('update');
  const signsIn = sql`exists (select 1 from ${operatorPasskey} where ${operatorPasskey.operatorId} = ${operator.id})`;
  const others = await tx.$count(operator, and(isOwner, ne(operator.id, id), signsIn));
  if (others === 0) throw new ProblemError(409, 'LAST_OWNER');
}
