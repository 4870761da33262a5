import { and, eq, isNull } from 'drizzle-orm';
import { Uuid } from '#contract/zod/zod.schemas.ts';
import { NOTED_MS, sessionEnd } from '#shared/operators/session-ends.ts';
import { hashOf } from '../../domain/secrets.ts';
import { operator } from '../../domain/tables/operators.ts';
import type { Database } from '../../platform/db/database.ts';
import type { FoundOperator, OperatorGate } from '../../platform/http/operator.ts';
import { operatorCall, operatorSession } from './tables.ts';

/** Finds the operator who makes a call, and writes the call to the log, both in the database. */
export const operatorGate: OperatorGate = {
  async find(db, token, call) {
    const tokenHash = hashOf(token);
    return (await findByToken(db, tokenHash)) ?? (await findBySession(db, tokenHash, call));
  },
  async note(db, { params, subjectId = subjectOf(params), ...call }) {
    await db.insert(operatorCall).values({ ...call, orderId: uuidOf(params.orderId), subjectId });
  },
};

/** Finds the work place to which a token belongs. */
async function findByToken(db: Database, tokenHash: string): Promise<FoundOperator | null> {
  const [found] = await db.select().from(operator).where(eq(operator.tokenHash, tokenHash));
  if (!found) return null;
  const { id, kind, name, role, revokedAt } = found;
  return { id, kind, name, role, session: null, isRevoked: revokedAt !== null };
}

/**
 * Finds the person who has a session. Prolongs the session, unless a page made the call by itself.
 */
async function findBySession(
  db: Database,
  tokenHash: string,
  { at, isQuiet }: { at: Date; isQuiet: boolean },
): Promise<FoundOperator | null> {
  const [found] = await db
    .select({ operator, session: operatorSession })
    .from(operatorSession)
    .innerJoin(operator, eq(operator.id, operatorSession.operatorId))
    .where(eq(operatorSession.tokenHash, tokenHash));
  if (!found) return null;
  const { session } = found;
  const { id, kind, name, role, revokedAt } = found.operator;
  const isRevoked = revokedAt !== null || session.endedAt !== null || sessionEnd(session) <= at;
  const isDue = at.getTime() - session.lastUsedAt.getTime() >= NOTED_MS;
  const lastUsedAt = isDue && !isQuiet ? at : session.lastUsedAt;
  if (isDue && !isQuiet && !isRevoked)
    await db
      .update(operatorSession)
      .set({ lastUsedAt })
      .where(and(eq(operatorSession.id, session.id), isNull(operatorSession.endedAt)));
  const endsAt = sessionEnd({ ...session, lastUsedAt });
  return { id, kind, name, role, session: { id: session.id, endsAt }, isRevoked };
}

const uuidOf = (text: string | undefined): string | null => Uuid.safeParse(text).data ?? null;

/** Path parameters that name what a call is about, besides an order. */
const SUBJECTS = ['refundId', 'reviewId', 'messageId', 'operatorId', 'contactRequestId', 'buyerId'] as const;

/** What is named in the URL of a call, such as a refund or a buyer. */
const subjectOf = (params: Readonly<Record<string, string>>): string | null =>
  uuidOf(SUBJECTS.map((name) => params[name]).find((id) => id !== undefined));
