import { and, asc, gt, isNull, lte, or, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { GiftRule } from '#shared/cart/gifts.ts';
import type { Database, Transaction } from '../../platform/db/database.ts';
import { giftRule } from '../base/tables.ts';

const columns = {
  id: giftRule.id,
  title: giftRule.title,
  fromSum: giftRule.fromSum,
  forGroupIds: giftRule.forGroupIds,
  articleIds: giftRule.articleIds,
} satisfies Record<keyof GiftRule, unknown>;

const isActive = (now: Date | Placeholder): SQL | undefined =>
  and(
    or(isNull(giftRule.startsAt), lte(giftRule.startsAt, now)),
    or(isNull(giftRule.endsAt), gt(giftRule.endsAt, now)),
  );

/** The gift rules that are active now, in display order. */
export function readGiftRules(db: Database | Transaction, now: Date): Promise<GiftRule[]> {
  return db
    .select(columns)
    .from(giftRule)
    .where(isActive(now))
    .orderBy(asc(giftRule.ordinal), asc(giftRule.id));
}

/**
 * SQL expression for the gift rules that `readGiftRules` returns, as a JSON value for use in a larger query.
 */
export function giftRulesWithin(now: Placeholder): SQL<GiftRule[]> {
  const fields = Object.entries(columns).map(([name, column]) => sql`${sql.raw(`'${name}'`)}, ${column}`);
  return sql<GiftRule[]>`(
    select coalesce(
      json_agg(json_build_object(${sql.join(fields, sql`, `)}) order by ${giftRule.ordinal}, ${giftRule.id}),
      '[]'
    )
    from ${giftRule}
    where ${isActive(now)}
  )`;
}
