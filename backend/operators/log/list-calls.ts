import { and, desc, eq, gte, lt, notInArray, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { OperatorLog } from '#contract/client/client.schemas.ts';
import { operationList } from '#contract/operations.ts';
import { looksOf } from '#shared/operators/looks.ts';
import { beginInMoscow } from '#shared/text/moscow-days.ts';
import { operator } from '../../domain/tables/operators.ts';
import { order } from '../../domain/tables/orders.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Call } from '../../platform/http/implement.ts';
import type { OperatorsDeps } from '../base/deps.ts';
import { operatorCall } from '../base/tables.ts';

const LOOKS = [...looksOf(operationList)];

/** The operator that a call is about. */
const subject = alias(operator, 'subject');

type Query = Call<'listOperatorCalls', OperatorsDeps>['query'];

/** The log of operators' calls, the latest first. */
export async function listOperatorCalls(db: Database, query: Query): Promise<OperatorLog> {
  const rows = await db
    .select({ call: operatorCall, operator: operator.name, orderNumber: order.number, subject: subject.name })
    .from(operatorCall)
    .innerJoin(operator, eq(operator.id, operatorCall.operatorId))
    .leftJoin(order, eq(order.id, operatorCall.orderId))
    .leftJoin(subject, eq(subject.id, operatorCall.subjectId))
    .where(and(...isWanted(query), await isBefore(db, query.before)))
    .orderBy(desc(operatorCall.at), desc(operatorCall.id))
    .limit(query.size + 1);
  const items = rows.slice(0, query.size).map(({ call, ...names }) => ({
    place: String(call.id),
    at: call.at.toISOString(),
    operatorId: call.operatorId,
    operator: names.operator,
    operation: call.operation,
    orderId: call.orderId,
    orderNumber: names.orderNumber,
    subjectId: call.subjectId,
    subject: names.subject,
    outcome: call.outcome,
    requestId: call.requestId,
  }));
  return { items, next: rows.length > query.size ? (items.at(-1)?.place ?? null) : null };
}

function isWanted(query: Query): (SQL | undefined)[] {
  const { operator: operatorId, about, order: number, operation, changes, from, until } = query;
  return [
    operatorId === undefined ? undefined : eq(operatorCall.operatorId, operatorId),
    about === undefined ? undefined : or(eq(operatorCall.orderId, about), eq(operatorCall.subjectId, about)),
    number === undefined
      ? undefined
      : eq(operatorCall.orderId, sql`(select ${order.id} from ${order} where ${order.number} = ${number})`),
    operation === undefined ? undefined : eq(operatorCall.operation, operation),
    changes ? notInArray(operatorCall.operation, LOOKS) : undefined,
    from === undefined ? undefined : gte(operatorCall.at, beginInMoscow(from)),
    until === undefined ? undefined : lt(operatorCall.at, beginInMoscow(until, 1)),
  ];
}

/** The rows after those of the page before, which ended with this one. */
async function isBefore(db: Database, place: string | undefined): Promise<SQL | undefined> {
  if (place === undefined) return undefined;
  const [last] = await db
    .select({ at: operatorCall.at })
    .from(operatorCall)
    .where(eq(operatorCall.id, Number(place)));
  return last
    ? sql`(${operatorCall.at}, ${operatorCall.id}) < (${sql.param(last.at, operatorCall.at)}, ${Number(place)}::bigint)`
    : sql`false`;
}
