import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** The result of a statement in plain SQL. It has the same shape with both drivers. */
type Rows<T> = { rows: T[] };

interface RowsHKT extends PgQueryResultHKT {
  type: Rows<this['row']>;
}

/** A Drizzle database over PGlite or PostgreSQL. Use only features that both drivers have. */
export type Database = PgDatabase<RowsHKT>;

/**
 * The parameter `tx` of the function that is passed to `db.transaction`. Inside, use only `tx`: PGlite has a
 * single connection, so a statement of `db` would wait forever for the end of the transaction.
 */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];
