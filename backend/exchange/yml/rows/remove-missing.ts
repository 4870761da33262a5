import { sql } from 'drizzle-orm';
import { article, variant, variantGroup } from '../../../domain/tables/goods.ts';
import { storeStock } from '../../../domain/tables/places.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { FeedError } from '../feed/feed-error.ts';

/** An import may always remove this many sizes, even if they are most of the goods of a very small shop. */
const FEW = 5;

/** Numbers of removed goods. */
export type Removed = { models: number; colours: number; sizes: number };

/**
 * If `prune` is set, removes goods that the feed does not contain. Always removes colours whose sizes all
 * moved to other colours, and models without colours, because they would be incomplete. Keeps goods whose
 * offers were refused. Hidden sizes stay with a stock of 0, so that they are still hidden when a later feed
 * contains them again. Throws FeedError if most of the goods would be removed without `pruneMost`, because
 * the feed may be incomplete.
 */
export async function removeMissing(
  tx: Transaction,
  { prune, pruneMost }: { prune: boolean; pruneMost: boolean },
): Promise<Removed> {
  if (prune && !pruneMost) await refuseToEmpty(tx);
  const count = async (statement: ReturnType<typeof sql>) => {
    const { rows } = await tx.execute<{ count: number }>(
      sql`with gone as (${statement} returning 1) select count(*)::integer as count from gone`,
    );
    return rows[0]?.count ?? 0;
  };
  if (prune) await emptyHidden(tx);
  const sizes = prune
    ? await count(sql`delete from ${article} where ${isMissing} and ${article.hiddenStock} is null`)
    : 0;
  const colours = await count(
    sql`delete from ${variant} where not exists (select 1 from ${article} where ${article.variantId} = ${variant.id})`,
  );
  const models = await count(
    sql`delete from ${variantGroup} where not exists (select 1 from ${variant} where ${variant.groupId} = ${variantGroup.id})`,
  );
  return { models, colours, sizes };
}

const isMissing = sql`not exists (select 1 from feed_seen where article_id = ${article.id})`;

/** Sets the stock of hidden sizes that the feed does not contain to 0. */
async function emptyHidden(tx: Transaction): Promise<void> {
  await tx.execute(sql`
    with missing as (
      update ${article} set hidden_stock = 0 where ${isMissing} and ${article.hiddenStock} > 0 returning id
    )
    delete from ${storeStock} using missing where ${storeStock.articleId} = missing.id
  `);
}

async function refuseToEmpty(tx: Transaction): Promise<void> {
  const { rows } = await tx.execute<{ leaving: number; present: number }>(sql`
    select count(*) filter (where ${isMissing})::integer as leaving, count(*)::integer as present
    from ${article} where ${article.hiddenStock} is null
  `);
  const { leaving = 0, present = 0 } = rows[0] ?? {};
  if (leaving > FEW && leaving > present / 2)
    throw new FeedError(
      `${leaving} of the ${present} sizes that the shop would have are not in the feed and would be removed; if that is intended, use --prune-most.`,
    );
}
