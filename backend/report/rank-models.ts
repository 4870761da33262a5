import { max, type SQL, sql } from 'drizzle-orm';
import { goodsChange, modelRank } from '../listing/base/tables.ts';
import type { Transaction } from '../platform/db/database.ts';
import type { ReportDeps } from './deps.ts';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
/**
 * Minimum time between two computations of the ranks, in ms. Each may make all processes reload all goods.
 */
const EVERY = 6 * HOUR;
/** Events older than this number of days do not count. */
const DAYS = 90;
/** An event that is this many days old counts half as much as a new one. */
const HALF_LIFE_DAYS = 14;
/** For how many days a model counts as new. */
const NEW_DAYS = 30;
/**
 * How many points the adding of goods to a cart counts, and each piece bought. A view of a product page
 * counts 1.
 */
const WEIGHTS = { add: 5, piece: 25 };
/** Maximum number of pieces of one event that count, so that a single large order does not decide. */
const MAX_PIECES = 5;
/** Maximum points for each part of a model's rank. Together they are 1000. */
const PARTS = { behaviour: 550, popularity: 200, sizes: 150, newness: 100 };

/**
 * Key of the advisory lock that a process holds while it computes ranks. The number is arbitrary; no other
 * lock uses it.
 */
const RANK_LOCK = 7_310_305;

/**
 * Ranks models by the behaviour of shoppers if the ranks are older than six hours. If the setting RANKING
 * says that the popularity in the feed decides, deletes the ranks. Only one process does this at a time. If a
 * rank has changed, all processes reload their goods
 * (docs/decisions/0055-goods-stand-by-what-shoppers-do.md).
 */
export async function rankModels(
  { db, clock, ranking, logger }: Pick<ReportDeps, 'db' | 'clock' | 'ranking' | 'logger'>,
  signal?: AbortSignal,
): Promise<void> {
  signal?.throwIfAborted();
  const now = clock();
  const changed = await db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    const { rows } = await tx.execute<{ mine: boolean }>(
      sql`select pg_try_advisory_xact_lock(${RANK_LOCK}) as mine`,
    );
    if (!rows[0]?.mine) return 0;
    const [last] = await tx.select({ at: max(modelRank.countedAt) }).from(modelRank);
    const isFresh = last?.at != null && now.getTime() - last.at.getTime() < EVERY;
    if (ranking === 'behaviour' && isFresh) return 0;
    const different = ranking === 'behaviour' ? await count(tx, now) : await forget(tx);
    if (different > 0) await tx.insert(goodsChange).values({ groupId: null, changedAt: now });
    return different;
  });
  if (changed > 0) logger.info({ rows: changed }, 'ranked the goods');
}

/** Computes and stores the ranks of all models. Returns how many have changed. */
async function count(tx: Transaction, now: Date): Promise<number> {
  const moment = sql`${now.toISOString()}::timestamptz`;
  const since = sql`${new Date(now.getTime() - DAYS * DAY).toISOString()}::timestamptz`;
  const fading = (at: SQL) =>
    sql`power(0.5, extract(epoch from ${moment} - ${at})::float8 / ${(HALF_LIFE_DAYS * DAY) / 1000})`;
  const { rows } = await tx.execute<{ changed: number }>(sql`
    with done as (
      select v.group_id, sum(${fading(sql`e.at`)} * case e.kind
        when 'ADD' then ${WEIGHTS.add}::float8 * least(coalesce(e.quantity, 1), ${MAX_PIECES}) else 1 end) as worth
      from shop_event e join variant v on v.product_url = e.product_url
      where e.kind in ('PRODUCT', 'ADD') and e.at > ${since} group by v.group_id
      union all
      select v.group_id, sum(${fading(sql`o.placed_at`)} * ${WEIGHTS.piece}::float8 * least(l.quantity - l.cancelled, ${MAX_PIECES}))
      from order_line l join "order" o on o.id = l.order_id join article a on a.id = l.article_id
      join variant v on v.id = a.variant_id
      where o.placed_at > ${since} and o.state <> 'CANCELLED' and not l.is_gift and l.quantity > l.cancelled
      group by v.group_id
    ), moves as (
      select group_id, ln(1 + sum(worth)) as felt from done group by group_id
    ), sizes as (
      select v.group_id, avg((a.stock > 0)::integer)::float8 as share
      from article a join variant v on v.id = a.variant_id group by v.group_id
    ), ranks as (
      select g.id, round(
        ${PARTS.behaviour}::float8 * coalesce(m.felt / nullif((select max(felt) from moves), 0), 0)
        + ${PARTS.popularity}::float8 * percent_rank() over (order by g.popularity)
        + ${PARTS.sizes}::float8 * coalesce(s.share, 0)
        + ${PARTS.newness}::float8 * greatest(0, least(1,
            1 - extract(epoch from ${moment} - g.published_at)::float8 / ${(NEW_DAYS * DAY) / 1000}))
      )::integer as score
      from variant_group g left join moves m on m.group_id = g.id left join sizes s on s.group_id = g.id
    ), before as (
      select count(*)::integer as changed from ranks left join model_rank r on r.group_id = ranks.id
      where r.score is distinct from ranks.score
    ), written as (
      insert into model_rank (group_id, score, counted_at) select id, score, ${moment} from ranks
      on conflict (group_id) do update set score = excluded.score, counted_at = excluded.counted_at
    )
    select changed from before`);
  return rows[0]?.changed ?? 0;
}

async function forget(tx: Transaction): Promise<number> {
  const { rows } = await tx.execute(sql`delete from model_rank returning group_id`);
  return rows.length;
}
