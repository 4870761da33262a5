import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Transaction } from '../db/database.ts';

export const MINUTE = 60_000;
export const DAY = 24 * 60 * MINUTE;

/** Deletes expired rows of a service and returns their number. */
export type CleanUp = (tx: Transaction, now: Date) => Promise<number>;

export const before = (now: Date, ms: number): Date => new Date(now.getTime() - ms);

/** Deletes rows and returns their number. */
export async function removeRows(tx: Transaction, table: PgTable, which: SQL | undefined): Promise<number> {
  return (await tx.delete(table).where(which).returning({ one: sql`1` })).length;
}
