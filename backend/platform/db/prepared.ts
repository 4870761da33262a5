import type { Database, Transaction } from './database.ts';

/**
 * Number of values that PostgreSQL assumes in a list when it plans a statement without knowing the values.
 */
const USUAL_LENGTH = 10;

/**
 * Prepares a list for `= any(…)` in a prepared statement: repeats its first value until the list has the
 * usual length. For a shorter list, PostgreSQL expects a lower cost than with its stored plan, so it plans
 * the statement again each time, which takes longer than executing it.
 */
export function anyOf<Value>(values: readonly [Value, ...Value[]]): Value[] {
  const missing = Math.max(0, USUAL_LENGTH - values.length);
  return [...values, ...new Array<Value>(missing).fill(values[0])];
}

/**
 * Returns a function that returns the prepared statement for a database. `prepare` creates it at the first
 * call; later calls return the same statement, so that it is planned only once. Use this for queries of
 * nearly every page.
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
