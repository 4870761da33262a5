import { and, desc, eq, gte, lt, or, type SQL } from 'drizzle-orm';
import type { OperatorLog } from '#contract/client/client.schemas.ts';
import { operator } from '../../domain/tables/operators.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Call } from '../../platform/http/implement.ts';
import type { OperatorsDeps } from '../base/deps.ts';
import { operatorCall } from '../base/tables.ts';

const DAY_MS = 24 * 60 * 60_000;

/** The moment at which a day begins in Moscow. */
const beginOf = (day: string): Date => new Date(`${day}T00:00:00+03:00`);

/** The log of operators' calls, the latest first. */
export async function listOperatorCalls(
  db: Database,
  {
    operator: operatorId,
    about,
    from,
    until,
    before,
    size,
  }: Call<'listOperatorCalls', OperatorsDeps>['query'],
): Promise<OperatorLog> {
  const isWanted: (SQL | undefined)[] = [
    operatorId === undefined ? undefined : eq(operatorCall.operatorId, operatorId),
    about === undefined ? undefined : or(eq(operatorCall.orderId, about), eq(operatorCall.subjectId, about)),
    from === undefined ? undefined : gte(operatorCall.at, beginOf(from)),
    until === undefined ? undefined : lt(operatorCall.at, new Date(beginOf(until).getTime() + DAY_MS)),
    before === undefined ? undefined : lt(operatorCall.id, Number(before)),
  ];
  const rows = await db
    .select({ call: operatorCall, operator: operator.name })
    .from(operatorCall)
    .innerJoin(operator, eq(operator.id, operatorCall.operatorId))
    .where(and(...isWanted))
    .orderBy(desc(operatorCall.id))
    .limit(size + 1);
  const shown = rows.slice(0, size);
  const last = shown.at(-1);
  return {
    items: shown.map(({ call, operator: name }) => ({
      at: call.at.toISOString(),
      operatorId: call.operatorId,
      operator: name,
      operation: call.operation,
      orderId: call.orderId,
      subjectId: call.subjectId,
      outcome: call.outcome,
      requestId: call.requestId,
    })),
    next: rows.length > size && last ? String(last.call.id) : null,
  };
}
