import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { OrderCursor } from '#shared/orders/order-cursor.ts';
import { GRAM, type OrderSearch, readOrderSearch } from '#shared/orders/order-search.ts';
import { order } from '../../domain/tables/orders.ts';
import type { Database } from '../../platform/db/database.ts';
import { fitsSearch, foundOrders, isRareCode, readKnownCodes } from './found-orders.ts';
import { beyond, type OrderFilters, ofDays, ofFew, ofStates } from './orders-wanted.ts';

type Part = {
  /** Where to read on; undefined for the newest orders. */
  cursor?: OrderCursor | undefined;
  offset: number;
  limit: number;
};

type FoundOrder = { id: string; placedAt: Date };

/** Orders of a list, in the direction of the cursor, and how many the whole list has. */
export type FoundOrders = { rows: FoundOrder[]; total: number; isCapped: boolean };

/**
 * How many of the newest orders are looked at one by one for a text that was typed. Either many of them have
 * it, so that they are the page, or it is rare enough for the indexes.
 */
export const LOOKED_AT = 5000;

/**
 * A part of the orders that match the filters, newest first, and their number, counted up to `countUpTo` and
 * exactly if that is undefined (docs/decisions/0077-orders-found-by-parts-of-words.md).
 */
export async function findOrders(
  db: Database,
  filters: OrderFilters,
  part: Part,
  countUpTo: number | undefined,
): Promise<FoundOrders> {
  if (ofFew(filters)) return fromIndexes(db, filters, part, countUpTo);
  if (filters.search === undefined) {
    const [rows, counted] = [await newest(db, filters, part), await count(db, filters, countUpTo)];
    return { rows, ...counted };
  }
  if (countUpTo === undefined || isRare(readOrderSearch(filters.search)))
    return fromIndexes(db, filters, part, countUpTo);
  return (await amongNewest(db, filters, part, countUpTo)) ?? fromIndexes(db, filters, part, countUpTo);
}

/**
 * Whether only few orders can have the typed digits, so that looking at the newest orders would be a waste.
 * Many phones begin alike, and all of Russia with 7, which is typed as 8 too.
 */
const isRare = ({ phoneParts, numberPart }: OrderSearch): boolean =>
  [...phoneParts, numberPart ?? ''].every(
    (digits) => digits === '' || digits.length >= 8 || (digits.length >= GRAM && !/^[789]/.test(digits)),
  ) &&
  (phoneParts.length > 0 || numberPart !== null);

const isBackwards = ({ cursor }: Part): boolean => cursor?.to === 'before';
const sorted = (part: Part) =>
  sql.raw(isBackwards(part) ? '"placed_at", "id"' : '"placed_at" desc, "id" desc');

/**
 * SQL query for the newest orders of the filters. Each state is read from its own range of the index, because
 * an index has the orders of several states one state after the other.
 */
function newestQuery(filters: OrderFilters, part: Part, limit: number): SQL {
  const { cursor } = part;
  const ofState = (state: SQL | undefined) =>
    sql`(select ${order.id}, ${order.placedAt}, ${order.number} from ${order} where ${and(state, ofDays(filters), cursor && beyond(cursor)) ?? sql`true`} order by ${sorted(part)} limit ${limit})`;
  const { state } = filters;
  if (state === undefined) return ofState(undefined);
  const states = [...new Set(state)].map((one) => ofState(eq(order.state, one)));
  return sql`(select * from (${sql.join(states, sql` union all `)}) as "listed" order by ${sorted(part)} limit ${limit})`;
}

type Row = { id: string; placed_at: Date | string };
const toFound = ({ id, placed_at }: Row): FoundOrder => ({ id, placedAt: new Date(placed_at) });

async function newest(db: Database, filters: OrderFilters, part: Part): Promise<FoundOrder[]> {
  const { offset, limit } = part;
  const query = newestQuery(filters, part, offset + limit);
  const { rows } = await db.execute<Row>(
    sql`select * from ${query} as "listed" order by ${sorted(part)} offset ${offset}`,
  );
  return rows.map(toFound);
}

async function count(db: Database, filters: OrderFilters, countUpTo: number | undefined) {
  const wanted = and(ofStates(filters), ofDays(filters)) ?? sql`true`;
  const listed =
    countUpTo === undefined
      ? sql`select from ${order} where ${wanted}`
      : sql`select * from ${newestQuery(filters, { offset: 0, limit: 0 }, countUpTo + 1)} as "newest"`;
  const { rows } = await db.execute<{ orders: string }>(
    sql`select count(*) as "orders" from (${listed}) as "listed"`,
  );
  return capped(Number(rows[0]?.orders ?? 0), countUpTo);
}

const capped = (total: number, countUpTo = Number.POSITIVE_INFINITY) => ({
  total: Math.min(total, countUpTo),
  isCapped: total > countUpTo,
});

type Looked = Row & { looked: string; fitting: string };

/**
 * Looks for a text at the newest orders of the filters. Null if the text is a rare code, or if too few of these
 * orders have it, so that the indexes must be asked.
 */
async function amongNewest(
  db: Database,
  filters: OrderFilters,
  part: Part,
  countUpTo: number,
): Promise<FoundOrders | null> {
  const search = readOrderSearch(filters.search ?? '');
  const codes = await readKnownCodes(db, search);
  if (codes.length > 0 && (await isRareCode(db, search, LOOKED_AT))) return null;
  const fits = fitsSearch(search, codes);
  const here = await lookAt(db, filters, fits, part);
  if (!here.isEnough) return null;
  const all = part.cursor ? await lookAt(db, filters, fits, { offset: 0, limit: part.limit }) : here;
  if (!all.isEnough) return null;
  const { total, isCapped } = capped(all.fitting, countUpTo);
  return { rows: here.rows, total, isCapped: isCapped || !all.isWhole };
}

async function lookAt(db: Database, filters: OrderFilters, fits: SQL, part: Part) {
  const { offset, limit } = part;
  const { rows } = await db.execute<Looked>(sql`
    with "listed" as materialized (select * from ${newestQuery(filters, part, LOOKED_AT)} as "newest"),
    "fitting" as materialized (
      select "id", "placed_at" from "listed" as "order" where ${fits}
    ),
    "page" as (select * from "fitting" order by ${sorted(part)} offset ${offset} limit ${limit})
    select "page".*, (select count(*) from "listed") as "looked", (select count(*) from "fitting") as "fitting"
    from (select) as "always" left join "page" on true order by ${sorted(part)}`);
  const [first] = rows;
  const isWhole = Number(first?.looked ?? 0) < LOOKED_AT;
  const fitting = Number(first?.fitting ?? 0);
  const isEnough = isWhole || fitting >= offset + limit;
  return { rows: rows.filter(({ id }) => id !== null).map(toFound), fitting, isWhole, isEnough };
}

/** Finds all orders of the filters by indexes: those of a text, or of filters that few orders match. */
async function fromIndexes(
  db: Database,
  filters: OrderFilters,
  part: Part,
  countUpTo: number | undefined,
): Promise<FoundOrders> {
  const { search } = filters;
  const few = ofFew(filters);
  const { cursor, offset, limit } = part;
  const found = and(
    few,
    search === undefined
      ? undefined
      : few
        ? fitsSearch(readOrderSearch(search), ['sku', 'vendorCode'])
        : sql`${order.id} in ${foundOrders(search)}`,
    ofStates(filters),
    ofDays(filters),
  );
  const { rows } = await db.execute<Row & { fitting: string }>(sql`
    with "fitting" as materialized (select ${order.id}, ${order.placedAt} from ${order} where ${found}),
    "page" as (
      select * from "fitting" as "order" where ${cursor ? beyond(cursor) : sql`true`}
      order by ${sorted(part)} offset ${offset} limit ${limit}
    )
    select "page".*, (select count(*) from "fitting") as "fitting"
    from (select) as "always" left join "page" on true order by ${sorted(part)}`);
  return {
    rows: rows.filter(({ id }) => id !== null).map(toFound),
    ...capped(Number(rows[0]?.fitting ?? 0), countUpTo),
  };
}
