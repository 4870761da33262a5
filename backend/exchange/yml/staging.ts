import { sql } from 'drizzle-orm';
import type { Transaction } from '../../platform/db/database.ts';
import { idFor } from './feed/identity.ts';
import type { Issue } from './feed/issue.ts';
import type { Offer } from './offers/offer.ts';
import type { PriceOffer } from './offers/price-offer.ts';

/** Number of offers per batch if they contain only prices or stock. */
const PRICES = 1000;
/** Number of models per batch. */
const GROUPS = 100;
/** Maximum number of offers of one model: sixty colours with sixty sizes each. */
const OFFERS_OF_GROUP = 3600;

/**
 * Creates temporary tables (the staging tables) that store valid offers until the whole feed was read. The
 * offers of a model may be anywhere in the feed, and the feed may be too large for memory. The tables are
 * dropped at the end of the transaction.
 */
export async function openStaging(tx: Transaction): Promise<void> {
  await tx.execute(sql`create temp table feed_seen (
    article_id uuid primary key,
    line integer not null,
    offer_id text not null
  ) on commit drop`);
  await tx.execute(sql`create temp table feed_price (
    seq integer generated always as identity primary key,
    article_id uuid not null unique,
    offer jsonb not null
  ) on commit drop`);
  await tx.execute(sql`create temp table feed_sold (article_id uuid primary key) on commit drop`);
  await tx.execute(sql`create temp table feed_offer (
    seq integer not null,
    article_id uuid not null unique,
    group_id uuid not null,
    offer jsonb not null
  ) on commit drop`);
}

/** Id and line of an offer in the feed, whether valid or refused. */
export type SeenOffer = { id: string; line: number };

/** Records that the feed contains these offers, sold or refused, so that their goods are not removed. */
export async function noteSeen(tx: Transaction, offers: readonly SeenOffer[]): Promise<void> {
  const rows = offers
    .filter(({ id }) => id !== '')
    .map(({ id, line }) => ({ article_id: idFor('article', id), line, offer_id: id }));
  await tx.execute(sql`
    insert into feed_seen
    select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as given(article_id uuid, line integer, offer_id text)
    on conflict do nothing
  `);
}

/** Records for which sizes an offer was written. */
export async function noteSold(tx: Transaction, articleIds: readonly string[]): Promise<void> {
  await tx.execute(sql`
    insert into feed_sold
    select value::uuid from jsonb_array_elements_text(${JSON.stringify(articleIds)}::jsonb) on conflict do nothing
  `);
}

/**
 * Writes offers to a staging table, numbered from `seq` on. Returns a refusal for each offer with the same id
 * as an earlier one.
 */
export async function stage(tx: Transaction, offers: readonly Offer[], seq: number): Promise<Issue[]> {
  const rows = offers.map((offer, place) => ({
    seq: seq + place,
    article_id: offer.articleId,
    group_id: offer.groupId,
    offer,
  }));
  const { rows: kept } = await tx.execute<{ seq: number }>(sql`
    insert into feed_offer
    select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as given(seq integer, article_id uuid, group_id uuid, offer jsonb)
    on conflict do nothing
    returning seq
  `);
  if (kept.length === offers.length) return [];
  const places = new Set(kept.map((row) => row.seq));
  const repeated = offers.filter((_, place) => !places.has(seq + place));
  const ids = JSON.stringify(repeated.map(({ articleId }) => articleId));
  const { rows: before } = await tx.execute<{ id: string; line: number }>(sql`
    select article_id as id, (offer ->> 'line')::integer as line from feed_offer
    where article_id in (select value::uuid from jsonb_array_elements_text(${ids}::jsonb))
  `);
  const lineOf = new Map(before.map(({ id, line }) => [id, line]));
  return repeated.map(({ line, id, articleId }) => ({
    line,
    offerId: id,
    field: 'id',
    why: `is already used by the offer on line ${lineOf.get(articleId)}`,
  }));
}

/**
 * Writes offers with only prices or stock to a staging table. Returns a refusal for each offer with the same
 * id as an earlier one.
 */
export async function stagePrices(tx: Transaction, offers: readonly PriceOffer[]): Promise<Issue[]> {
  const placed = offers.map((offer, place) => ({ ...offer, place }));
  const { rows } = await tx.execute<{ place: number }>(sql`
    insert into feed_price (article_id, offer)
    select (value ->> 'articleId')::uuid, value from jsonb_array_elements(${JSON.stringify(placed)}::jsonb)
    on conflict do nothing
    returning (offer ->> 'place')::integer as place
  `);
  const staged = new Set(rows.map(({ place }) => place));
  const repeated = placed.filter(({ place }) => !staged.has(place));
  return Promise.all(
    repeated.map(async ({ line, id, articleId }) => {
      const { rows: before } = await tx.execute<{ line: number }>(
        sql`select (offer ->> 'line')::integer as line from feed_price where article_id = ${articleId}`,
      );
      return {
        line,
        offerId: id,
        field: 'id',
        why: `is already used by the offer on line ${before[0]?.line}`,
      };
    }),
  );
}

/**
 * Yields the staged offers with only prices or stock in batches, in the order of the feed. An offer is left
 * out if its size also has a complete offer.
 */
export async function* stagedPrices(tx: Transaction): AsyncGenerator<PriceOffer[]> {
  for (let after = 0; ; ) {
    const { rows } = await tx.execute<{ seq: number; offer: PriceOffer }>(sql`
      select seq, offer from feed_price
      where seq > ${after} and not exists (select from feed_sold where feed_sold.article_id = feed_price.article_id)
      order by seq limit ${PRICES}
    `);
    const last = rows.at(-1);
    if (!last) return;
    yield rows.map(({ offer }) => offer);
    after = last.seq;
  }
}

/**
 * Numbers the models in the order of the feed. Call this after the last offer was staged. Returns the number
 * of models.
 */
export async function closeStaging(tx: Transaction): Promise<number> {
  await tx.execute(sql`create temp table feed_group on commit drop as
    select group_id, (row_number() over (order by min(seq)))::integer as place from feed_offer group by group_id`);
  await tx.execute(sql`create unique index on feed_group (place)`);
  await tx.execute(sql`create index on feed_offer (group_id)`);
  await tx.execute(sql`analyze feed_offer`);
  await tx.execute(sql`analyze feed_group`);
  const { rows } = await tx.execute<{ count: number }>(
    sql`select count(*)::integer as count from feed_group`,
  );
  return rows[0]?.count ?? 0;
}

export type StagedGroup = { place: number; offers: Offer[] };

/** Yields models with their offers in batches, in the order of the feed. */
export async function* stagedGroups(tx: Transaction, count: number): AsyncGenerator<StagedGroup[]> {
  for (let after = 0; after < count; after += GROUPS) {
    const { rows } = await tx.execute<{ place: number; offer: Offer }>(sql`
      select place, offer from (
        select g.place, o.seq, o.offer, row_number() over (partition by g.place order by o.seq) as number
        from feed_group g join feed_offer o using (group_id)
        where g.place > ${after} and g.place <= ${after + GROUPS}
      ) numbered
      where number <= ${OFFERS_OF_GROUP}
      order by place, seq
    `);
    const byPlace = Map.groupBy(rows, ({ place }) => place);
    yield [...byPlace].map(([place, same]) => ({ place, offers: same.map(({ offer }) => offer) }));
  }
}

/** If a model has too many offers, refusals for all offers above the maximum. */
export async function overfullOffers(tx: Transaction): Promise<Issue[]> {
  const { rows } = await tx.execute<{ line: number; id: string }>(sql`
    select (offer ->> 'line')::integer as line, offer ->> 'id' as id from (
      select offer, seq, row_number() over (partition by group_id order by seq) as number from feed_offer
      where group_id in (select group_id from feed_offer group by group_id having count(*) > ${OFFERS_OF_GROUP})
    ) numbered
    where number > ${OFFERS_OF_GROUP} order by seq limit 10000
  `);
  return rows.map(({ line, id }) => ({
    line,
    offerId: id,
    field: 'group_id',
    why: `has more than ${OFFERS_OF_GROUP} offers`,
  }));
}
