import { and, asc, eq, or, type SQL, sql } from 'drizzle-orm';
import { article, scheduledPrice } from '../../domain/tables/goods.ts';
import { goodsChange } from '../../listing/base/tables.ts';
import type { Database, Transaction } from '../../platform/db/database.ts';

/**
 * Identifies the goods that a scheduled price is for: one article by its SKU, or all sizes and colours that
 * share a vendor code in the feed.
 */
export type PricedCode = { kind: 'sku' | 'vendorCode'; code: string };

/**
 * A price in kopecks for a period. `endsAt` is exclusive; a null `startsAt` or `endsAt` means that the period
 * has no start or no end. A null `priceBefore` means that the usual price is shown as the price before.
 */
export type ScheduledPrice = {
  price: number;
  priceBefore: number | null;
  startsAt: Date | null;
  endsAt: Date | null;
};

/** All scheduled prices for one SKU or one vendor code. */
export type CodePrices = PricedCode & { prices: readonly ScheduledPrice[] };

/**
 * Key of the advisory lock that a process holds while it applies prices, so that only one process does so at
 * a time. The number is arbitrary; no other lock uses it.
 */
const PRICES_LOCK = 7_310_312;
/** Maximum number of rows that one SQL statement writes. */
const BATCH = 500;

/**
 * Replaces the scheduled prices of the given codes, and applies the prices that are current. A code passed
 * with an empty list loses its scheduled prices. Other processes reload the goods as after an import of
 * content.
 */
export async function putScheduledPrices(
  tx: Transaction,
  codes: readonly CodePrices[],
  now: Date,
): Promise<void> {
  if (codes.length === 0) return;
  for (let start = 0; start < codes.length; start += BATCH) {
    const batch = codes.slice(start, start + BATCH);
    await tx
      .delete(scheduledPrice)
      .where(
        or(
          ...batch.map(({ kind, code }) => and(eq(scheduledPrice.kind, kind), eq(scheduledPrice.code, code))),
        ),
      );
    const rows = batch.flatMap(({ kind, code, prices }) => prices.map((price) => ({ ...price, kind, code })));
    for (let first = 0; first < rows.length; first += BATCH)
      await tx.insert(scheduledPrice).values(rows.slice(first, first + BATCH));
  }
  await tx.insert(goodsChange).values({ isContent: true });
  await applyScheduledPrices(tx, now);
}

/** All scheduled prices by code, ordered by their start. */
export async function loadScheduledPrices(db: Database | Transaction): Promise<CodePrices[]> {
  const rows = await db
    .select()
    .from(scheduledPrice)
    .orderBy(
      asc(scheduledPrice.kind),
      sql`${scheduledPrice.code} collate "C"`,
      sql`${scheduledPrice.startsAt} nulls first`,
      asc(scheduledPrice.id),
    );
  const byCode = Map.groupBy(rows, ({ kind, code }) => `${kind} ${code}`);
  return [...byCode.values()].flatMap((own) => {
    const [first] = own;
    if (!first) return [];
    const prices = own.map(({ price, priceBefore, startsAt, endsAt }) => ({
      price,
      priceBefore,
      startsAt,
      endsAt,
    }));
    return [{ kind: first.kind, code: first.code, prices }];
  });
}

/**
 * A code that matches no goods. `UNKNOWN`: the shop has no goods with this code. `SEVERAL_MODELS`: the stored
 * codes of several models begin with it, so it is ambiguous.
 */
type UnnamedCode = PricedCode & { why: 'UNKNOWN' | 'SEVERAL_MODELS' };

/** Which of the given codes match no goods of the shop, in the given order. */
export async function findUnnamedCodes(
  tx: Transaction,
  codes: readonly PricedCode[],
): Promise<UnnamedCode[]> {
  const { rows } = await tx.execute<{ place: number; why: UnnamedCode['why'] }>(sql`
    with asked as (
      select * from unnest(
        ${sql.param(codes.map(({ kind }) => kind))}::text[], ${sql.param(codes.map(({ code }) => code))}::text[]
      ) with ordinality as asked (kind, code, place)
    ), ${namedColours(sql`select code from asked where kind = 'vendorCode'`)}
    select place::int,
      case when kind = 'vendorCode' and code in (select code from found) then 'SEVERAL_MODELS' else 'UNKNOWN' end as why
    from asked
    where not exists (select from ${article} where asked.kind = 'sku' and ${article.sku} = asked.code)
      and not exists (select from named where asked.kind = 'vendorCode' and named.code = asked.code)
    order by place`);
  return rows.flatMap(({ place, why }) => {
    const code = codes[place - 1];
    return code ? [{ kind: code.kind, code: code.code, why }] : [];
  });
}

/**
 * Gives every article its current scheduled price, or its usual price if no scheduled price applies. A
 * scheduled price for a SKU takes precedence over a scheduled price for a vendor code; of several current
 * prices, the one that began last applies. Repeating the call changes nothing, so every process may call it
 * at any time. Changes are recorded as for an import. Returns the number of changed articles.
 */
export async function applyScheduledPrices(tx: Transaction, now: Date): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(${PRICES_LOCK})`);
  const moment = now.toISOString();
  const { rows } = await tx.execute<{ id: string; price: number | null; price_before: number | null }>(sql`
    with ${namedColours(sql`select code from scheduled_price s where s.kind = 'vendorCode' and ${isDue(moment)}`)},
    offered as (
      select a.id, s.price, s.price_before, 0 as rank, s.starts_at, s.id as scheduled
      from scheduled_price s join article a on a.sku = s.code
      where s.kind = 'sku' and ${isDue(moment)}
      union all
      select a.id, s.price, s.price_before, 1, s.starts_at, s.id
      from scheduled_price s join named on named.code = s.code join article a on a.variant_id = named.id
      where s.kind = 'vendorCode' and ${isDue(moment)}
    ), due as (
      select distinct on (id) id, price, price_before from offered
      order by id, rank, starts_at desc nulls last, scheduled
    )
    select a.id, due.price, due.price_before from article a left join due on due.id = a.id
    where (due.id is not null or a.scheduled_price is not null)
      and (a.scheduled_price, a.scheduled_price_before) is distinct from (due.price, due.price_before)
    order by a.id`);
  for (let start = 0; start < rows.length; start += BATCH)
    await writePrices(tx, rows.slice(start, start + BATCH));
  return rows.length;
}

/**
 * SQL subquery `named` with the colours that vendor codes match: each row has a `code` and the `id` of a
 * colour. If several colours of a model have the same code in the feed, the shop appends the colour's name to
 * each of their codes (`vendorCodes`). So if no colour has exactly the given code, it matches all colours of
 * a model whose codes begin with it. If several models have such colours, the code matches nothing.
 */
const namedColours = (codes: SQL) => sql`
  wanted as (select distinct code from (${codes}) as codes),
  -- Only these can have a wanted code; a large catalog is not taken apart for a few codes.
  near as (
    select id, group_id, vendor_code from variant
    where split_part(vendor_code, '-', 1) in (select split_part(code, '-', 1) from wanted)
  ),
  known as (
    select v.id, v.group_id, ${makersCodeIn} as code, true as is_whole from near v
    union all
    select v.id, v.group_id, array_to_string(parts[:length], '-'), false
    from near v
      cross join lateral string_to_array(v.vendor_code, '-') as parts
      cross join lateral generate_series(1, cardinality(parts) - 1) as length
    where ${makersCodeIn} = v.vendor_code
  ),
  found as (select known.* from known join wanted on wanted.code = known.code),
  named as (
    select code, id from found
    where is_whole or not exists (
      select from found other
      where other.code = found.code
        and (other.group_id <> found.group_id and not other.is_whole
          or other.is_whole and exists (select from variant v where v.id = other.id and v.vendor_code = other.code))
    )
  )`;

/**
 * `makersCode` in SQL, for a variant `v`: if several models share a code, it is stored with a part of the
 * model's id, which is removed here.
 */
const makersCodeIn = sql`split_part(v.vendor_code, '-' || upper(left(v.group_id::text, 8)) || '-', 1)`;

const isDue = (moment: string) =>
  sql`(s.starts_at is null or s.starts_at <= ${moment}::timestamptz) and (s.ends_at is null or s.ends_at > ${moment}::timestamptz)`;

type NewPrice = { id: string; price: number | null; price_before: number | null };

/**
 * Writes scheduled prices to articles. Locks the articles in the order of their ids, as orders do, so that
 * the two cannot deadlock.
 */
async function writePrices(tx: Transaction, rows: readonly NewPrice[]): Promise<void> {
  const ids = sql.param(rows.map(({ id }) => id));
  await tx.execute(sql`select from article where id = any(${ids}::uuid[]) order by id for update`);
  await tx.execute(sql`
    update article set scheduled_price = n.price, scheduled_price_before = n.price_before
    from unnest(${ids}::uuid[], ${sql.param(rows.map(({ price }) => price))}::int[],
      ${sql.param(rows.map((row) => row.price_before))}::int[]) as n (id, price, price_before)
    where article.id = n.id`);
  // The price on the product pages has changed, so their date of change in the sitemap is updated.
  await tx.execute(sql`
    update variant set updated_at = now()
    where id in (select variant_id from article where id = any(${ids}::uuid[]))`);
}
