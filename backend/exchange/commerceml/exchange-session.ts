import { and, asc, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import { hashOf } from '../../domain/secrets.ts';
import { operator } from '../../domain/tables/operators.ts';
import { order, orderEvent } from '../../domain/tables/orders.ts';
import type { OrdersDeps } from '../../orders/base/deps.ts';
import { payment, refund, tillEntry } from '../../payments/base/tables.ts';
import type { Operator } from '../../platform/http/operator.ts';
import { exchangeSession } from '../base/tables.ts';

const HOUR_MS = 60 * 60 * 1000;

/** Maximum number of orders in one response; the remaining orders are sent in the next exchange. */
const BATCH = 100;

type Tools = Pick<OrdersDeps, 'db' | 'clock' | 'secrets'>;

/**
 * Begins a session of 1C, which acts as this operator, and returns the secret of the session. Deletes expired
 * sessions.
 */
export async function beginSession({ db, clock, secrets }: Tools, operatorId: string): Promise<string> {
  const now = clock();
  const secret = secrets();
  await db.delete(exchangeSession).where(lt(exchangeSession.expiresAt, now));
  const expiresAt = new Date(now.getTime() + HOUR_MS);
  await db.insert(exchangeSession).values({ hash: hashOf(secret), operatorId, expiresAt });
  return secret;
}

export type ExchangeSession = { hash: string; operator: Operator };

/**
 * Finds the session with this secret. Undefined if the session has expired or the operator's token was
 * revoked.
 */
export async function findSession(
  { db, clock }: Tools,
  secret: string,
): Promise<ExchangeSession | undefined> {
  const hash = hashOf(secret);
  const [found] = await db
    .select({ id: operator.id, kind: operator.kind, name: operator.name, role: operator.role })
    .from(exchangeSession)
    .innerJoin(operator, eq(operator.id, exchangeSession.operatorId))
    .where(
      and(
        ...[eq(exchangeSession.hash, hash), gt(exchangeSession.expiresAt, clock())],
        isNull(operator.revokedAt),
      ),
    );
  return found && { hash, operator: found };
}

/**
 * Ids of the orders that 1C has not confirmed since they last changed or money was paid or returned; oldest
 * first. The session stores them, so that `confirmOrders` knows which orders 1C confirms.
 */
export async function offerOrders({ db }: Tools, { hash }: ExchangeSession): Promise<string[]> {
  // The tables in this subquery have aliases, because drizzle would write column names without their table.
  const version = sql<number>`(
    (select count(*) from ${orderEvent} e where e.order_id = "order".id)
    + (select count(*) from ${tillEntry} t where t.order_id = "order".id)
    + (select count(*) from ${refund} r join ${payment} p on p.id = r.payment_id where p.order_id = "order".id)
  )::int`;
  const offered = await db
    .select({ id: order.id, version })
    .from(order)
    .where(gt(version, order.takenVersion))
    .orderBy(asc(order.placedAt), asc(order.id))
    .limit(BATCH);
  await db.update(exchangeSession).set({ offered }).where(eq(exchangeSession.hash, hash));
  return offered.map(({ id }) => id);
}

/**
 * Records that 1C has received the orders of the last `offerOrders`. Call this only when 1C confirms them,
 * because a response may not reach 1C.
 */
export async function confirmOrders({ db }: Tools, { hash }: ExchangeSession): Promise<void> {
  await db.transaction(async (tx) => {
    const [session] = await tx
      .select({ offered: exchangeSession.offered })
      .from(exchangeSession)
      .where(eq(exchangeSession.hash, hash))
      .for('update');
    for (const { id, version } of session?.offered ?? [])
      await tx
        .update(order)
        .set({ takenVersion: version })
        .where(and(eq(order.id, id), lt(order.takenVersion, version)));
    await tx.update(exchangeSession).set({ offered: null }).where(eq(exchangeSession.hash, hash));
  });
}
