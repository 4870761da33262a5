import { type SQL, sql } from 'drizzle-orm';
import { type OrderSearch, readOrderSearch } from '#shared/orders/order-search.ts';
import { order, orderBuyer, orderLine } from '../../domain/tables/orders.ts';
import type { Database } from '../../platform/db/database.ts';
import {
  buyerCondition,
  type CodeKind,
  countLines,
  knownCodes,
  lineConditions,
  numberCondition,
} from './search-conditions.ts';

/** SQL subquery for the ids of all orders that match what an operator typed. Indexes find each part of it. */
export function foundOrders(typed: string): SQL {
  const search = readOrderSearch(typed);
  if (search.text === '') return sql`(select null::uuid)`;
  const parts = Object.values(lineConditions(search)).map(
    (fits) => sql`select ${orderLine.orderId} from ${orderLine} where ${fits}`,
  );
  const ofBuyer = buyerCondition(search, 'find');
  if (ofBuyer) parts.push(sql`select ${orderBuyer.orderId} from ${orderBuyer} where ${ofBuyer}`);
  const ofNumber = numberCondition(search, 'find');
  if (ofNumber) parts.push(sql`select ${order.id} from ${order} where ${ofNumber}`);
  return sql`(${sql.join(parts, sql` union `)})`;
}

/**
 * Reads which kinds of codes begin with what was typed. For most texts, such as names, none does, which spares
 * the look at each line.
 */
export async function readKnownCodes(db: Database, search: OrderSearch): Promise<CodeKind[]> {
  const { rows } = await db.execute<Record<CodeKind, boolean>>(knownCodes(search));
  return (['sku', 'vendorCode'] as const).filter((kind) => rows[0]?.[kind]);
}

/**
 * Whether the text is the beginning of a code that fewer lines have than the given number. It has a digit, so
 * few names and e-mail addresses have it either.
 */
export async function isRareCode(db: Database, search: OrderSearch, lines: number): Promise<boolean> {
  if (!/\d/.test(search.text)) return false;
  const { rows } = await db.execute<{ lines: number }>(countLines(search, lines));
  return Number(rows[0]?.lines) < lines;
}

/**
 * SQL condition for a row of `order`: it matches what an operator typed. `offset 0` makes the database check
 * the rows one by one, instead of collecting all lines with the text first.
 */
export function fitsSearch(search: OrderSearch, codes: readonly CodeKind[]): SQL {
  if (search.text === '') return sql`false`;
  const ofBuyer = buyerCondition(search, 'check');
  const ofNumber = numberCondition(search, 'check');
  const ofLine = lineConditions(search);
  const parts = [
    ...(ofNumber ? [ofNumber] : []),
    ...(ofBuyer
      ? [
          sql`exists (select from ${orderBuyer} where ${orderBuyer.orderId} = ${order.id} and ${ofBuyer} offset 0)`,
        ]
      : []),
    ...codes.map(
      (kind) =>
        sql`exists (select from ${orderLine} where ${orderLine.orderId} = ${order.id} and ${ofLine[kind]} offset 0)`,
    ),
  ];
  return parts.length === 0 ? sql`false` : sql`(${sql.join(parts, sql` or `)})`;
}
