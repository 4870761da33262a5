import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** The result of a raw statement, the same for both drivers. */
type Rows<T> = { rows: T[] };

interface RowsHKT extends PgQueryResultHKT {
  type: Rows<this['row']>;
}

/** Drizzle over PGlite or PostgreSQL. Callers may use only the features that both drivers have. */
export type Database = PgDatabase<RowsHKT>;

/**
 * The handle that `db.transaction(async (tx) => …)` passes. Use nothing but `tx` inside: PGlite has one
 * connection, so a statement of the outer `db` would wait for the transaction forever.
 */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];
