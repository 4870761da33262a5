import { sql } from 'drizzle-orm';
import type { Transaction } from '../../platform/db/database.ts';
import { FeedError } from './feed/feed-error.ts';

/**
 * Key of the advisory lock that prevents two imports at the same time, because each would remove the goods
 * that the other adds. An arbitrary number that no other lock uses.
 */
const IMPORT_LOCK = 7_310_303;

/**
 * Prevents other imports until the transaction ends. Also removes the statement timeout, because an import
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
