import { sql } from 'drizzle-orm';
import type { Transaction } from '../../platform/db/database.ts';
import { FeedError } from './feed/feed-error.ts';

/**
 * Key of an advisory lock: an arbitrary number that no other lock uses. Two parallel imports would each
 * remove the goods of the other.
 */
const IMPORT_LOCK = 7_310_303;

/**
 * Excludes other imports until the transaction ends. Removes the time limits of statements, because an import
 * takes long and waits for pictures. Throws FeedError if another import is running.
 */
export async function beginImport(tx: Transaction): Promise<void> {
  await tx.execute(sql`set local statement_timeout = 0`);
  await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`);
  const { rows } = await tx.execute<{ mine: boolean }>(
    sql`select pg_try_advisory_xact_lock(${IMPORT_LOCK}) as mine`,
  );
  if (!rows[0]?.mine) throw new FeedError('Another import into this database is running.');
}
