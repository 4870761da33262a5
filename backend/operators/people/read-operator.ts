import { and, asc, eq, gt, isNull, type SQL, sql } from 'drizzle-orm';
import type { OperatorDetails, OperatorSummary } from '#contract/client/client.schemas.ts';
import { earliestEnds } from '#shared/operators/session-ends.ts';
import { operator } from '../../domain/tables/operators.ts';
import type { Database, Transaction } from '../../platform/db/database.ts';
import { ProblemError } from '../../platform/http/problem.ts';
import { operatorCall, operatorInvitation, operatorPasskey, operatorSession } from '../base/tables.ts';
import { passkeysOf } from '../passkeys/passkeys.ts';
import { sessionsOf } from '../sessions/sessions.ts';

/** Maximum number of operators that the contract allows in a response. */
const MOST = 1000;

/** All operators, sorted by name: first the active ones, then the revoked ones. */
export const readOperators = (db: Database, now: Date): Promise<OperatorSummary[]> =>
  summaries(db, now, undefined);

/** Reads an operator with passkeys and sessions. @throws ProblemError 404 if the operator does not exist */
export async function readOperator(
  db: Database | Transaction,
  id: string,
  { now, current }: { now: Date; current: string | null },
): Promise<OperatorDetails> {
  const [summary] = await summaries(db, now, eq(operator.id, id));
  if (!summary) throw new ProblemError(404, 'NOT_FOUND');
  return {
    operator: summary,
    passkeys: await passkeysOf(db, id),
    sessions: await sessionsOf(db, id, { now, current }),
  };
}

async function summaries(
  db: Database | Transaction,
  now: Date,
  which: SQL | undefined,
): Promise<OperatorSummary[]> {
  const { lastUsedAfter, startedAfter } = earliestEnds(now);
  const isOpen = and(
    eq(operatorSession.operatorId, operator.id),
    isNull(operatorSession.endedAt),
    gt(operatorSession.lastUsedAt, lastUsedAfter),
    gt(operatorSession.startedAt, startedAfter),
  );
  const rows = await db
    .select({
      operator,
      invitationEndsAt: operatorInvitation.endsAt,
      lastCallAt: sql<Date | null>`(select ${operatorCall.at} from ${operatorCall}
        where ${operatorCall.operatorId} = ${operator.id} order by ${operatorCall.at} desc limit 1)`.mapWith(
        operatorCall.at,
      ),
      passkeys: db.$count(operatorPasskey, eq(operatorPasskey.operatorId, operator.id)),
      sessions: db.$count(operatorSession, isOpen),
    })
    .from(operator)
    .leftJoin(
      operatorInvitation,
      and(eq(operatorInvitation.operatorId, operator.id), gt(operatorInvitation.endsAt, now)),
    )
    .where(which)
    .orderBy(sql`${operator.revokedAt} is not null`, asc(operator.name))
    .limit(MOST);
  return rows.map(({ operator: { id, kind, name, role, createdAt, revokedAt }, ...row }) => ({
    id,
    kind,
    name,
    role,
    state: stateOf({ kind, revokedAt, passkeys: row.passkeys }),
    createdAt: createdAt.toISOString(),
    revokedAt: revokedAt?.toISOString() ?? null,
    invitationEndsAt: row.invitationEndsAt?.toISOString() ?? null,
    lastCallAt: row.lastCallAt?.toISOString() ?? null,
    passkeys: row.passkeys,
    sessions: row.sessions,
  }));
}

type Standing = { kind: 'PERSON' | 'PLACE'; revokedAt: Date | null; passkeys: number };

function stateOf({ kind, revokedAt, passkeys }: Standing): OperatorSummary['state'] {
  if (revokedAt) return 'REVOKED';
  return kind === 'PERSON' && passkeys === 0 ? 'INVITED' : 'ACTIVE';
}
