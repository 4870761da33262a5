import type { Database, Transaction } from './database.ts';

/** The length that PostgreSQL assumes for a list whose values are unknown when it plans a statement. */
const USUAL_LENGTH = 10;

/**
 * Fills up a list for `= any(…)` of a prepared statement by repeating its first value. For a shorter list,
 * PostgreSQL estimates such a low cost that it plans the statement again each time, which takes longer than
 * executing it.
 */
export function anyOf<Value>(values: readonly [Value, ...Value[]]): Value[] {
  const missing = Math.max(0, USUAL_LENGTH - values.length);
  return [...values, ...new Array<Value>(missing).fill(values[0])];
}

/**
 * Returns the statement that `prepare` creates for a database. It is created and planned only once. Use it
 * for queries that nearly every page makes.
 */
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
