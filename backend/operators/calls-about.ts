import { desc, eq, or } from 'drizzle-orm';
import type { OperatorCall } from '#contract/client/client.schemas.ts';
import { operator } from '../domain/tables/operators.ts';
import type { Database, Transaction } from '../platform/db/database.ts';
import { operatorCall } from './base/tables.ts';

/** Maximum number of calls that the contract allows in a response. */
const SHOWN = 100;

/** Operators' calls about an order, latest first. */
export async function callsAbout(db: Database | Transaction, orderId: string): Promise<OperatorCall[]> {
  const rows = await db
    .select({
      at: operatorCall.at,
      operator: operator.name,
      operation: operatorCall.operation,
      outcome: operatorCall.outcome,
    })
    .from(operatorCall)
    .innerJoin(operator, eq(operator.id, operatorCall.operatorId))
    .where(or(eq(operatorCall.orderId, orderId), eq(operatorCall.subjectId, orderId)))
    .orderBy(desc(operatorCall.id))
    .limit(SHOWN);
  return rows.map(({ at, ...call }) => ({ ...call, at: at.toISOString() }));
}
