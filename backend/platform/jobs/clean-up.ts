import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Transaction } from '../db/database.ts';

export const MINUTE = 60_000;
export const DAY = 24 * 60 * MINUTE;

/** Deletes the expired rows of a service, and returns how many there were. */
export type CleanUp = (tx: Transaction, now: Date) => Promise<number>;

export const before = (now: Date, ms: number): Date => new Date(now.getTime() - ms);

/** Deletes the rows that fulfil a condition, and returns how many there were. */
export async function removeRows(tx: Transaction, table: PgTable, which: SQL | undefined): Promise<number> {
  return (await tx.delete(table).where(which).returning({ one: sql`1` })).length;
}
