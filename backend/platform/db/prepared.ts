import type { Database, Transaction } from './database.ts';

/** How long PostgreSQL takes a list to be when it plans a statement for every value. */
const USUAL_LENGTH = 10;

/**
 * What `= any(…)` of a prepared statement compares with, filled up with its first value. A shorter list would seem so cheap
 * to PostgreSQL that it plans the statement for it alone, each time, which takes longer than to answer it.
 */
export function anyOf<Value>(values: readonly [Value, ...Value[]]): Value[] {
  const missing = Math.max(0, USUAL_LENGTH - values.length);
  return [...values, ...new Array<Value>(missing).fill(values[0])];
}

/** Gives the statement of a database that `prepare` makes: made once and planned once, for what nearly every page asks. */
export function prepared<Reader extends Database | Transaction, Statement>(
  prepare: (db: Reader) => Statement,
): (db: Reader) => Statement {
  const statements = new WeakMap<Reader, Statement>();
  return (db) => {
    const statement = statements.get(db) ?? prepare(db);
    statements.set(db, statement);
    return statement;
  };
}
