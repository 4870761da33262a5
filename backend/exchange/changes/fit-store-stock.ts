import { sql } from 'drizzle-orm';
import { article } from '../../domain/tables/goods.ts';
import { storeStock } from '../../domain/tables/places.ts';
import type { Transaction } from '../../platform/db/database.ts';

/**
 * If the stores together have more pieces of a size than its total stock, reduces the stock of the stores to
 * the total.
 */
export async function fitStoreStock(tx: Transaction, articleIds: readonly string[]): Promise<void> {
  if (articleIds.length === 0) return;
  await tx.execute(sql`
    with placed as (
      select s.article_id, s.store_code, s.quantity, greatest(0, least(
        s.quantity,
        a.stock + coalesce(a.hidden_stock, 0) - coalesce(sum(s.quantity) over (
          partition by s.article_id order by s.store_code rows between unbounded preceding and 1 preceding
        ), 0)
      ))::integer as fits
      from ${storeStock} s join ${article} a on a.id = s.article_id
      where s.article_id = any(${sql.param([...articleIds])}::uuid[])
    ), emptied as (
      delete from ${storeStock} gone using placed
      where gone.article_id = placed.article_id and gone.store_code = placed.store_code and placed.fits = 0
    )
    update ${storeStock} kept set quantity = placed.fits from placed
    where kept.article_id = placed.article_id and kept.store_code = placed.store_code
      and placed.fits > 0 and placed.fits < placed.quantity
  `);
}
