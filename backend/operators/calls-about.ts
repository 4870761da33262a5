import { desc, eq } from 'drizzle-orm';
import type { OperatorCall } from '#contract/client/client.schemas.ts';
import { operator } from '../domain/tables/operators.ts';
import type { Database, Transaction } from '../platform/db/database.ts';
import { operatorCall } from './tables.ts';

/** As many as the contract lets an order show. */
const SHOWN = 100;

/** What operators asked for about an order, the latest first. */
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
    .where(eq(operatorCall.orderId, orderId))
    .orderBy(desc(operatorCall.id))
    .limit(SHOWN);
  return rows.map(({ at, ...call }) => ({ ...call, at: at.toISOString() }));
}
