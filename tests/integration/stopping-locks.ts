import pg from 'pg';

/** Key of the advisory lock with which transactions are held up in their commit. */
const COMMIT_LOCK = 20_261_122;

/**
 * A kind of write: an insert into a table or an update of it. Transactions with such a write wait in their
 * commit while the test holds the lock.
 */
export type Deferred = { event: 'insert' | 'update'; table: string };

/**
 * Opens a database connection that can make all others hang, either before they write to a table or in their
 * commit.
 */
export async function openStoppingLocks(databaseUrl: string, deferred: readonly Deferred[]) {
  const holder = new pg.Client(databaseUrl);
  await holder.connect();
  await holder.query(`
    create function wait_at_commit() returns trigger language plpgsql as
      $$ begin perform pg_advisory_xact_lock_shared(${COMMIT_LOCK}); return null; end $$`);
  for (const { event, table } of deferred)
    await holder.query(`
      create constraint trigger waits_at_commit after ${event} on ${table}
        deferrable initially deferred for each row execute function wait_at_commit()`);
  return {
    async hold(what: string): Promise<void> {
      await holder.query('begin');
      if (what === 'commit') await holder.query('select pg_advisory_xact_lock($1)', [COMMIT_LOCK]);
      else await holder.query(`lock table "${what}" in share mode`);
    },
    async release(): Promise<void> {
      await holder.query('rollback');
    },
    close: () => holder.end(),
  };
}

export type StoppingLocks = Awaited<ReturnType<typeof openStoppingLocks>>;
