import { sql } from 'drizzle-orm';
import { article } from '../../../domain/tables/goods.ts';
import { storeStock } from '../../../domain/tables/places.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import type { Issue } from '../feed/issue.ts';
import { PART_SIGN } from '../offers/split-offer.ts';

/**
 * Sets the stock of existing sizes to 0 if their offers were refused, because it is unknown whether they are
 * still available. Their goods stay in the shop. Call this after all models were written. Returns a warning
 * for each size that had stock.
 */
export async function stopSellingRefused(tx: Transaction): Promise<Issue[]> {
  // If a size was passed on to an offer with a new id (pass-on.ts), its article number is that id.
  await tx.execute(sql`
    insert into feed_seen
    select ${article.id}, seen.line, seen.offer_id
    from ${article} join feed_seen seen on seen.offer_id = ${article.sku}
    where not exists (select 1 from ${article} own where own.id = seen.article_id)
    on conflict do nothing
  `);
  // If an offer was split into sizes (split-offer.ts), their article numbers begin with the offer's id.
  await tx.execute(sql`
    insert into feed_seen
    select ${article.id}, seen.line, seen.offer_id
    from ${article} join feed_seen seen on seen.offer_id = split_part(${article.sku}, ${PART_SIGN}, 1)
    where strpos(${article.sku}, ${PART_SIGN}) > 1
    on conflict do nothing
  `);
  const { rows } = await tx.execute<{ line: number; offer_id: string; stock: number }>(sql`
    with refused as (
      select seen.article_id, seen.line, seen.offer_id, ${article.stock} + coalesce(${article.hiddenStock}, 0) as stock
      from feed_seen seen join ${article} on ${article.id} = seen.article_id
      where (${article.stock} > 0 or ${article.hiddenStock} > 0) and not exists (select 1 from feed_sold where feed_sold.article_id = seen.article_id)
    ), stores as (
      delete from ${storeStock} using refused where ${storeStock.articleId} = refused.article_id
    ), emptied as (
      update ${article} set stock = 0, hidden_stock = ${article.hiddenStock} * 0 from refused where ${article.id} = refused.article_id
    )
    select line, offer_id, stock from refused order by line
  `);
  return rows.map(({ line, offer_id, stock }) => ({
    line,
    offerId: offer_id,
    field: 'offer',
    why: `is refused, so its size is sold out until the offer is correct; it had ${stock} pieces`,
  }));
}
