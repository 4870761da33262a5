import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** What both drivers answer to a raw statement. */
type Rows<T> = { rows: T[] };

interface RowsHKT extends PgQueryResultHKT {
  type: Rows<this['row']>;
}

/** Drizzle over PGlite or PostgreSQL. The two differ in nothing that callers may use. */
export type Database = PgDatabase<RowsHKT>;

/**
 * The handle inside `db.transaction(async (tx) => …)`. Everything in there goes through `tx`: PGlite has one
 * connection, and a statement of the outer `db` would wait for the transaction for ever.
 */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];
