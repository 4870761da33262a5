import { eq } from 'drizzle-orm';
import type { OperatorDetails } from '#contract/client/client.schemas.ts';
import { rolesOf } from '#shared/operators/roles.ts';
import { operator } from '../../domain/tables/operators.ts';
import type { Transaction } from '../../platform/db/database.ts';
import type { Call } from '../../platform/http/implement.ts';
import type { CallingOperator } from '../../platform/http/operator.ts';
import type { OperatorsDeps } from '../base/deps.ts';
import { operatorInvitation } from '../base/tables.ts';
import { endSessions } from '../sessions/sessions.ts';
import { assertManages, assertOtherOwner, lockOperator, stepRefused } from './managed.ts';
import { readOperator } from './read-operator.ts';

type Change = { deps: OperatorsDeps; principal: CallingOperator; params: { operatorId: string } };

/** Changes an operator and logs the call in one transaction. */
function changeOperator(
  { deps, principal, params: { operatorId } }: Change,
  change: (tx: Transaction, row: typeof operator.$inferSelect, now: Date) => Promise<void>,
): Promise<OperatorDetails> {
  const now = deps.clock();
  return deps.db.transaction(async (tx) => {
    await change(tx, await lockOperator(tx, operatorId), now);
    await principal.sign(tx);
    return readOperator(tx, operatorId, { now, current: principal.session?.id ?? null });
  });
}

/**
 * Gives an operator another role, which takes effect at the next call. An invitation that was not accepted
 * ends.
 */
export const changeOperatorRole = (
  call: Call<'changeOperatorRole', OperatorsDeps>,
): Promise<OperatorDetails> =>
  changeOperator(call, async (tx, row) => {
    const { from, to } = call.body;
    assertManages(call.principal, row.role);
    assertManages(call.principal, to);
    if (row.role !== from || row.revokedAt !== null || !rolesOf[row.kind].includes(to)) throw stepRefused();
    if (row.role === 'owner' && to !== 'owner') await assertOtherOwner(tx, row.id);
    await tx.update(operator).set({ role: to }).where(eq(operator.id, row.id));
    // The inviter may know the link, and need not manage the new role.
    await tx.delete(operatorInvitation).where(eq(operatorInvitation.operatorId, row.id));
  });

/** Revokes all access of an operator, which takes effect at the next call. */
export const revokeOperator = (call: Call<'revokeOperator', OperatorsDeps>): Promise<OperatorDetails> =>
  changeOperator(call, async (tx, row, now) => {
    assertManages(call.principal, row.role);
    if (row.revokedAt !== null) throw stepRefused();
    if (row.role === 'owner') await assertOtherOwner(tx, row.id);
    await revoke(tx, row.id, now);
  });

/** Revokes an operator. The caller must have locked the operator. */
export async function revoke(tx: Transaction, id: string, now: Date): Promise<void> {
  await tx.update(operator).set({ revokedAt: now }).where(eq(operator.id, id));
  await tx.delete(operatorInvitation).where(eq(operatorInvitation.operatorId, id));
  await endSessions(tx, { operatorId: id }, now);
}

/** Ends all sessions of an operator, except the session that makes this call. */
export const endOperatorSessions = (
  call: Call<'endOperatorSessions', OperatorsDeps>,
): Promise<OperatorDetails> =>
  changeOperator(call, async (tx, row, now) => {
    if (row.id !== call.principal.id) assertManages(call.principal, row.role);
    await endSessions(tx, { operatorId: row.id }, now, call.principal.session?.id);
  });
