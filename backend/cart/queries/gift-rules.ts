import { and, asc, gt, isNull, lte, or } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/db/client.ts';
import { giftRule } from '../../platform/db/schema/carts.ts';
import type { GiftRule } from '../rules/gifts.ts';

/** The gift rules that hold now, in the order in which they are offered. */
export function readGiftRules(db: Database | Transaction, now: Date): Promise<GiftRule[]> {
  return db
    .select({
      id: giftRule.id,
      title: giftRule.title,
      fromSum: giftRule.fromSum,
      forGroupIds: giftRule.forGroupIds,
      articleIds: giftRule.articleIds,
    })
    .from(giftRule)
    .where(
      and(
        or(isNull(giftRule.startsAt), lte(giftRule.startsAt, now)),
        or(isNull(giftRule.endsAt), gt(giftRule.endsAt, now)),
      ),
    )
    .orderBy(asc(giftRule.ordinal), asc(giftRule.id));
}
