import { and, desc, eq, isNull, ne, type SQL } from 'drizzle-orm';
import type { DeskSession } from '#contract/client/client.schemas.ts';
import { sessionEnd } from '#shared/operators/session-ends.ts';
import { deviceOf } from '../../domain/device.ts';
import { hashOf } from '../../domain/secrets.ts';
import type { Database, Transaction } from '../../platform/db/database.ts';
import type { OperatorsDeps } from '../base/deps.ts';
import { operatorSession } from '../base/tables.ts';

/** Maximum number of sessions that the contract allows in a response. */
const SHOWN = 100;

type Began = { operatorId: string; passkeyId: string; userAgent: string };

/** Begins a session. Returns its token, which is sent to the browser only in a cookie. */
export async function beginSession(
  tx: Transaction,
  { ids, secrets, clock }: Pick<OperatorsDeps, 'ids' | 'secrets' | 'clock'>,
  { operatorId, passkeyId, userAgent }: Began,
): Promise<{ id: string; token: string; endsAt: Date }> {
  const [id, token, now] = [ids(), secrets(), clock()];
  const times = { startedAt: now, lastUsedAt: now };
  const row = { id, operatorId, passkeyId, tokenHash: hashOf(token), browser: deviceOf(userAgent), ...times };
  await tx.insert(operatorSession).values(row);
  return { id, token, endsAt: sessionEnd(times) };
}

/** The sessions to end: all of an operator, all that were begun with a passkey, or a single one. */
type Ended = { operatorId: string } | { passkeyId: string } | { id: string };

const chosen = (ended: Ended): SQL => {
  if ('operatorId' in ended) return eq(operatorSession.operatorId, ended.operatorId);
  if ('passkeyId' in ended) return eq(operatorSession.passkeyId, ended.passkeyId);
  return eq(operatorSession.id, ended.id);
};

/** Ends sessions, which takes effect at the next call. The session `kept` stays. */
export async function endSessions(
  db: Database | Transaction,
  ended: Ended,
  now: Date,
  kept?: string | null,
): Promise<void> {
  await db
    .update(operatorSession)
    .set({ endedAt: now })
    .where(
      and(chosen(ended), isNull(operatorSession.endedAt), kept ? ne(operatorSession.id, kept) : undefined),
    );
}

/** The active sessions of an operator, the most recently used first. */
export async function sessionsOf(
  db: Database | Transaction,
  operatorId: string,
  { now, current }: { now: Date; current: string | null },
): Promise<DeskSession[]> {
  const rows = await db
    .select()
    .from(operatorSession)
    .where(and(eq(operatorSession.operatorId, operatorId), isNull(operatorSession.endedAt)))
    .orderBy(desc(operatorSession.lastUsedAt), operatorSession.id)
    .limit(SHOWN);
  return rows
    .filter((row) => sessionEnd(row) > now)
    .map((row) => ({
      id: row.id,
      device: row.browser,
      startedAt: row.startedAt.toISOString(),
      lastUsedAt: row.lastUsedAt.toISOString(),
      endsAt: sessionEnd(row).toISOString(),
      current: row.id === current,
    }));
}
