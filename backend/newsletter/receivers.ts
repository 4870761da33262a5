import { and, arrayContains, asc, count, eq, exists, gt, isNotNull, isNull, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { account, consent } from '../domain/tables/identities.ts';
import type { Database, Transaction } from '../platform/db/database.ts';
import { newsletterSubscription as subscription } from './tables.ts';

/**
 * An email address that gets the newsletter. `id` is that of the account or, for an address without an
 * account, of the subscription.
 */
export type Receiver = { id: string; email: string; kind: 'account' | 'subscription'; since: Date };

/**
 * All addresses that get the newsletter, in alphabetical order and without duplicates: those of accounts that
 * are subscribed to news by email and have a valid consent, and confirmed addresses without an account.
 * @param after the last address of the previous page; it and all addresses before it are skipped
 */
export function receivers(
  db: Database | Transaction,
  { after = '', most }: { after?: string | undefined; most: number },
): Promise<Receiver[]> {
  const all = everyReceiver(db);
  return db
    .selectDistinctOn([all.email], { id: all.id, email: all.email, kind: all.kind, since: all.since })
    .from(all)
    .where(gt(all.email, after))
    .orderBy(asc(all.email), asc(all.kind))
    .limit(most);
}

/** Whether an address is subscribed now. */
export async function wantsNews(db: Database, email: string): Promise<boolean> {
  const all = everyReceiver(db);
  return (await db.select({ id: all.id }).from(all).where(eq(all.email, email)).limit(1)).length > 0;
}

/**
 * How many addresses of accounts, and how many without an account, are subscribed. An address of an account
 * that also has a subscription of its own is counted once, for the account.
 */
export async function countByKind(db: Database): Promise<Record<Receiver['kind'], number>> {
  const all = everyReceiver(db);
  const each = db
    .selectDistinctOn([all.email], { kind: all.kind })
    .from(all)
    .orderBy(asc(all.email), asc(all.kind))
    .as('each');
  const rows = await db.select({ kind: each.kind, count: count() }).from(each).groupBy(each.kind);
  const counted = new Map(rows.map(({ kind, count: found }) => [kind, found]));
  return { account: counted.get('account') ?? 0, subscription: counted.get('subscription') ?? 0 };
}

function everyReceiver(db: Database | Transaction) {
  const agreed = and(
    ...[eq(consent.accountId, account.id), eq(consent.purpose, 'marketing'), isNull(consent.withdrawnAt)],
  );
  const since = db
    .select({ at: sql`min(${consent.givenAt})` })
    .from(consent)
    .where(agreed);
  const accounts = db
    .select({
      id: account.id,
      email: sql<string>`${account.email}`.as('email'),
      kind: sql<Receiver['kind']>`'account'`.as('kind'),
      since: sql<Date>`(${since})`.mapWith(consent.givenAt).as('since'),
    })
    .from(account)
    .where(
      and(
        isNotNull(account.email),
        arrayContains(account.subscriptions, ['EMAIL_NEWS']),
        exists(db.select().from(consent).where(agreed)),
      ),
    );
  const addresses = db
    .select({
      id: subscription.id,
      email: sql<string>`${subscription.email}`.as('email'),
      kind: sql<Receiver['kind']>`'subscription'`.as('kind'),
      since: sql<Date>`${subscription.confirmedAt}`.mapWith(subscription.confirmedAt).as('since'),
    })
    .from(subscription)
    .where(eq(subscription.state, 'confirmed'));
  return unionAll(accounts, addresses).as('receiver');
}
