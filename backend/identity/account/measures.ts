import { and, eq } from 'drizzle-orm';
import type { MyMeasures } from '#contract/client/client.schemas.ts';
import { type Measures, toTenths, type Wearer } from '../../../shared/goods/my-size.ts';
import type { Database, Transaction } from '../../platform/db/database.ts';
import { bodyMeasures } from '../base/tables.ts';
import { lockAccount } from './queries.ts';

/** The body measurements stored in an account (docs/specification.md §3.1). */
export async function getMyMeasures(db: Database | Transaction, accountId: string): Promise<MyMeasures> {
  const rows = await db
    .select({ wearer: bodyMeasures.wearer, measures: bodyMeasures.measures })
    .from(bodyMeasures)
    .where(eq(bodyMeasures.accountId, accountId))
    .orderBy(bodyMeasures.wearer);
  return Object.fromEntries(rows.map(({ wearer, measures }) => [wearer, measures]));
}

/**
 * Replaces the body measurements of one wearer (women's, men's or children's). If the new ones are empty, the
 * wearer's entry is deleted. Throws 401 if the account no longer exists.
 */
export async function replaceMyMeasures(
  db: Database,
  { accountId, wearer, measures: given }: { accountId: string; wearer: Wearer; measures: Measures },
): Promise<MyMeasures> {
  const measures = toTenths(given);
  return db.transaction(async (tx) => {
    await lockAccount(tx, accountId);
    if (Object.keys(measures).length === 0) await tx.delete(bodyMeasures).where(ofWearer(accountId, wearer));
    else
      await tx
        .insert(bodyMeasures)
        .values({ accountId, wearer, measures })
        .onConflictDoUpdate({ target: [bodyMeasures.accountId, bodyMeasures.wearer], set: { measures } });
    return getMyMeasures(tx, accountId);
  });
}

/** Deletes the body measurements of one wearer. */
export async function deleteMyMeasures(
  db: Database,
  { accountId, wearer }: { accountId: string; wearer: Wearer },
): Promise<void> {
  await db.delete(bodyMeasures).where(ofWearer(accountId, wearer));
}

const ofWearer = (accountId: string, wearer: Wearer) =>
  and(eq(bodyMeasures.accountId, accountId), eq(bodyMeasures.wearer, wearer));
