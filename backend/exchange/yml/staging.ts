import { sql } from 'drizzle-orm';
import type { Transaction } from '../../platform/db/database.ts';
import { idFor } from './feed/identity.ts';
import type { Issue } from './feed/issue.ts';
import type { Offer } from './offers/offer.ts';

/** Models that are put together and written at a time. */
const GROUPS = 100;
/** Offers of one model that are looked at: sixty colours in sixty sizes. */
const OFFERS_OF_GROUP = 3600;

/**
 * Offers that passed wait in a temporary table until the whole feed was read: a group's offers may stand anywhere in
 * it, and memory must not grow with its length. The tables vanish with the transaction.
 */
export async function openStaging(tx: Transaction): Promise<void> {
  await tx.execute(sql`create temp table feed_seen (article_id uuid primary key) on commit drop`);
  await tx.execute(sql`create temp table feed_offer (
    seq integer not null,
    article_id uuid not null unique,
    group_id uuid not null,
    offer jsonb not null
  ) on commit drop`);
}

/** Notes offers as being in the feed, sold or refused, so that pruning leaves them alone. */
export async function noteSeen(tx: Transaction, offerIds: readonly string[]): Promise<void> {
  const ids = JSON.stringify(offerIds.filter((id) => id !== '').map((id) => idFor('article', id)));
  await tx.execute(sql`
    insert into feed_seen select distinct value::uuid from jsonb_array_elements_text(${ids}::jsonb) on conflict do nothing
  `);
}

/** Keeps offers; `seq` of the first is given. Gives a refusal for each whose id was in the feed before. */
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
    why: `is used by the offer on line ${lineOf.get(articleId)} already`,
  }));
}

/** Numbers the groups in the order of the feed, once all offers are kept. Gives how many there are. */
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

/** The groups with their offers, a few at a time, all in the order of the feed. */
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

/** Offers beyond those that a model can have. */
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
    why: `holds more than ${OFFERS_OF_GROUP} offers`,
  }));
}
