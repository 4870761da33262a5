import { type SQL, sql } from 'drizzle-orm';

/** SQL for the number of rows that a query has, counted up to a limit, so that a long list costs no more. */
export const countUpTo = (most: number, query: SQL): SQL<number> =>
  sql`(select count(*)::int from (${query} limit ${sql.raw(String(most))}) as counted)`;
