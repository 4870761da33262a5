import { sql } from 'drizzle-orm';
import { article, variant, variantGroup } from '../../../domain/tables/goods.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { FeedError } from '../feed/feed-error.ts';

/** Sizes that may always be removed at once, even from a small shop. */
const FEW = 100;

/** How many were removed. */
export type Removed = { models: number; colours: number; sizes: number };

/**
 * Removes goods that are not in the feed if `prune` is set. Always removes colours that lost all their
 * sizes to others, and models that lost all their colours, because such goods would be incomplete. Goods of
 * refused offers stay unchanged. Throws FeedError if most of the shop would be removed and the options do
 * not allow it, because the feed may be incomplete.
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
  const sizes = prune
    ? await count(
        sql`delete from ${article} where not exists (select 1 from feed_seen where article_id = ${article.id})`,
      )
    : 0;
  const colours = await count(
    sql`delete from ${variant} where not exists (select 1 from ${article} where ${article.variantId} = ${variant.id})`,
  );
  const models = await count(
    sql`delete from ${variantGroup} where not exists (select 1 from ${variant} where ${variant.groupId} = ${variantGroup.id})`,
  );
  return { models, colours, sizes };
}

async function refuseToEmpty(tx: Transaction): Promise<void> {
  const { rows } = await tx.execute<{ leaving: number; present: number }>(sql`
    select count(*) filter (where not exists (select 1 from feed_seen where article_id = ${article.id}))::integer as leaving,
      count(*)::integer as present
    from ${article}
  `);
  const { leaving = 0, present = 0 } = rows[0] ?? {};
  if (leaving > FEW && leaving > present / 2)
    throw new FeedError(
      `${leaving} of the ${present} sizes that the shop would have are not in the feed and would be removed; if that is intended, use --prune-most.`,
    );
}
