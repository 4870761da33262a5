import type { Database, Transaction } from './client.ts';

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
