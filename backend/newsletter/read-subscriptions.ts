import { desc, eq, inArray, type SQL } from 'drizzle-orm';
import type { MyData } from '#contract/zod/zod.schemas.ts';
import { account } from '../domain/tables/identities.ts';
import type { Database, Transaction } from '../platform/db/database.ts';
import { newsletterSubscription as subscription } from './tables.ts';

/** Maximum number of subscriptions that the contract allows in a response. */
const MOST = 1000;

type Reader = Database | Transaction;

/** The subscriptions of an email address that the account has proven, newest first. */
export const newsletterOf = (db: Reader, accountId: string): Promise<MyData['newsletter']> =>
  subscriptionsWhere(
    db,
    inArray(
      subscription.email,
      db.select({ email: account.email }).from(account).where(eq(account.id, accountId)),
    ),
  );

/** The subscriptions of an email address, newest first. */
export const newsletterAt = (db: Reader, email: string): Promise<MyData['newsletter']> =>
  subscriptionsWhere(db, eq(subscription.email, email.toLowerCase()));

async function subscriptionsWhere(db: Reader, which: SQL): Promise<MyData['newsletter']> {
  const rows = await db
    .select()
    .from(subscription)
    .where(which)
    .orderBy(desc(subscription.askedAt), desc(subscription.id))
    .limit(MOST);
  return rows.map((row) => ({
    email: row.email,
    document: row.consentDocument,
    version: row.consentVersion,
    askedAt: row.askedAt.toISOString(),
    confirmedAt: row.confirmedAt?.toISOString() ?? null,
    endedAt: row.endedAt?.toISOString() ?? null,
  }));
}
