import { desc, eq } from 'drizzle-orm';
import type { MyData } from '#contract/zod/zod.schemas.ts';
import { account } from '../domain/tables/identities.ts';
import type { Transaction } from '../platform/db/database.ts';
import { newsletterSubscription as subscription } from './tables.ts';

/** Maximum number of subscriptions that the contract allows in a response. */
const MOST = 1000;

/** The subscriptions of an email address that the account has proven, newest first. */
export async function newsletterOf(tx: Transaction, accountId: string): Promise<MyData['newsletter']> {
  const rows = await tx
    .select({ row: subscription })
    .from(subscription)
    .innerJoin(account, eq(account.email, subscription.email))
    .where(eq(account.id, accountId))
    .orderBy(desc(subscription.askedAt), desc(subscription.id))
    .limit(MOST);
  return rows.map(({ row }) => ({
    email: row.email,
    document: row.consentDocument,
    version: row.consentVersion,
    askedAt: row.askedAt.toISOString(),
    confirmedAt: row.confirmedAt?.toISOString() ?? null,
    endedAt: row.endedAt?.toISOString() ?? null,
  }));
}
