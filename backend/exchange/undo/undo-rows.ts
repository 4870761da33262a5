import { type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../../platform/db/database.ts';

/**
 * The tables of goods, each after the tables to which its rows refer. A removed row is inserted again only if
 * `needs` is true: all rows to which it refers exist.
 */
const RETURNED: readonly (readonly [table: string, needs: SQL])[] = [
  ['category', sql`true`],
  ['variant_group', sql`exists (select from category where id = body.category_id)`],
  [
    'category_group',
    sql`exists (select from category where id = body.category_id)
    and exists (select from variant_group where id = body.group_id)`,
  ],
  ['variant', sql`exists (select from variant_group where id = body.group_id)`],
  ['article', sql`exists (select from variant where id = body.variant_id)`],
  [
    'store_stock',
    sql`exists (select from article where id = body.article_id)
    and exists (select from store where code = body.store_code)`,
  ],
];

/**
 * Inserts the rows that the import removed. The pages of these goods have their URLs again, but the goods do
 * not return to wishlists and carts.
 */
export async function returnRemoved(tx: Transaction): Promise<void> {
  // Rows that the import added may have the codes of removed rows, and codes are unique. So the added rows
  // first get temporary codes.
  await tx.execute(sql`
    update article set sku = '~' || id, barcode = '~' || id
    where id in (select key::uuid from undone where table_name = 'article' and was_added)
      and not exists (select from order_line where order_line.article_id = article.id)`);
  await tx.execute(sql`
    update variant set vendor_code = '~' || id
    where id in (select key::uuid from undone where table_name = 'variant' and was_added)`);
  for (const [table, needs] of RETURNED) {
    const name = sql.identifier(table);
    await tx.execute(sql`
      insert into ${name}
      select body.* from undone cross join lateral jsonb_populate_record(null::${name}, undone.before) as body
      where undone.table_name = ${table} and undone.was_removed and ${needs}
      on conflict do nothing`);
  }
}

/**
 * Removes the rows that the import added. A size that shoppers ordered since stays, hidden and with a stock
 * of 0, and so do its colour and model. Returns the number of such sizes.
 */
export async function removeAdded(tx: Transaction): Promise<{ ordered: number }> {
  const added = (table: string) => sql`(select key from undone where table_name = ${table} and was_added)`;
  await tx.execute(
    sql`delete from store_stock where article_id || ' ' || store_code in ${added('store_stock')}`,
  );
  await tx.execute(sql`delete from category_group where category_id || ' ' || group_id in ${added('category_group')}
    and group_id::text not in ${keptModels}`);
  const { rows } = await tx.execute(sql`
    update article set stock = 0, hidden_stock = 0 where id::text in ${added('article')}
      and exists (select from order_line where order_line.article_id = article.id)
    returning 1`);
  await tx.execute(sql`delete from article where id::text in ${added('article')}
    and not exists (select from order_line where order_line.article_id = article.id)`);
  await tx.execute(sql`delete from variant where id::text in ${added('variant')}
    and not exists (select from article where article.variant_id = variant.id)`);
  await tx.execute(sql`delete from variant_group where id::text in ${added('variant_group')}
    and not exists (select from variant where variant.group_id = variant_group.id)`);
  for (;;) {
    const gone = await tx.execute(sql`
      delete from category where id::text in ${added('category')}
        and not exists (select from category child where child.parent_id = category.id)
        and not exists (select from category_group where category_group.category_id = category.id)
        and not exists (select from variant_group where variant_group.category_id = category.id)
      returning 1`);
    if (gone.rows.length === 0) return { ordered: rows.length };
  }
}

/** SQL for the ids of models that the import added and that stay, because a size of them was ordered. */
const keptModels = sql`(
  select variant.group_id::text from variant join article on article.variant_id = variant.id
  join undone on undone.table_name = 'variant_group' and undone.key = variant.group_id::text and undone.was_added
  where exists (select from order_line where order_line.article_id = article.id))`;
