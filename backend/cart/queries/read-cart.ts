import { asc, eq, sql } from 'drizzle-orm';
import type { CartMessage } from '#contract/client/client.schemas.ts';
import { earnedRules, withoutLostGifts } from '#shared/cart/gifts.ts';
import { mergedMessage } from '#shared/cart/notices.ts';
import { article, variant, variantGroup } from '../../domain/tables/goods.ts';
import type { Database, Transaction } from '../../platform/db/database.ts';
import { anyOf, prepared } from '../../platform/db/prepared.ts';
import { cart, cartLine, cartPromoCode } from '../base/tables.ts';
import { cartIdOf } from './cart-id.ts';
import { readEnteredCodes } from './entered-codes.ts';
import { giftRulesWithin } from './gift-rules.ts';
import { type GoodsRow, goodsColumns } from './goods-columns.ts';
import { type CartRow, type ReadCart, stateOf } from './view.ts';

export type { ReadCart };

/** Messages that inform the shopper what the current request changed in the cart. */
export type ChangeReport = {
  messages?: readonly CartMessage[];
  /** Whose uses of promo codes count, if the order is for another buyer than the owner of the cart. */
  buyerId?: string | undefined;
};

/** Whether the cart has promo codes. Most carts have none, and then the query that reads codes is skipped. */
const hasCodesOf = sql<boolean>`exists (select from ${cartPromoCode} where ${cartPromoCode.cartId} = ${cart.id})`;

const linesOf = prepared((db: Database | Transaction) =>
  db
    .select({
      version: cart.version,
      mergeMessages: cart.mergeMessages,
      line: cartLine,
      ...goodsColumns,
      hasCodes: hasCodesOf,
      giftRules: giftRulesWithin(sql.placeholder('now')),
    })
    .from(cart)
    .leftJoin(cartLine, eq(cartLine.cartId, cart.id))
    .leftJoin(article, eq(article.id, cartLine.articleId))
    .leftJoin(variant, eq(variant.id, article.variantId))
    .leftJoin(variantGroup, eq(variantGroup.id, variant.groupId))
    .where(eq(cart.ownerId, sql.placeholder('ownerId')))
    .orderBy(asc(cartLine.position), asc(cartLine.articleId))
    .prepare('cart'),
);

/**
 * Reads the cart of an owner. Reading never writes: an owner without a cart gets an empty one. A gift that is
 * no longer earned is hidden, and removed by the next change.
 */
export async function readCart(
  db: Database | Transaction,
  ownerId: string,
  now: Date,
  report: ChangeReport = {},
): Promise<ReadCart> {
  const found = await linesOf(db).execute({ ownerId, now: now.toISOString() });
  const rows = found.filter((row): row is typeof row & CartRow => row.line !== null);
  const cartId = cartIdOf(ownerId);
  const merged = (found[0]?.mergeMessages ?? []).map(mergedMessage);

  const giftRules = found[0]?.giftRules ?? [];
  const kept = rows.map(({ line }) => line);
  const earned = earnedRules(kept, { articles: statesOf(rows), giftRules });
  const offered = await readGoods(
    db,
    earned.flatMap(({ rule }) => rule.articleIds),
  );
  const articles = statesOf([...rows, ...offered]);
  const { lines, messages } = withoutLostGifts(kept, { articles, giftRules });
  const shown = rows.filter(({ line }) => lines.includes(line));

  return {
    id: cartId,
    version: found[0]?.version ?? 0,
    at: now,
    rows: shown,
    earned,
    offered,
    codes: found[0]?.hasCodes
      ? await readEnteredCodes(db, {
          cartId,
          ownerId: report.buyerId ?? ownerId,
          groupIds: shown.map(({ group }) => group.id),
        })
      : [],
    messages: [...merged, ...(report.messages ?? []), ...messages],
  };
}

const statesOf = (rows: readonly GoodsRow[]) => new Map(rows.map((row) => [row.article.id, stateOf(row)]));

const goodsByArticle = prepared((db: Database | Transaction) =>
  db
    .select(goodsColumns)
    .from(article)
    .innerJoin(variant, eq(variant.id, article.variantId))
    .innerJoin(variantGroup, eq(variantGroup.id, variant.groupId))
    .where(sql`${article.id} = any(${sql.placeholder('ids')}::uuid[])`)
    .prepare('goods_by_article'),
);

/** Articles with their models; unknown ids are left out. */
export async function readGoods(
  db: Database | Transaction,
  [first, ...others]: readonly string[],
): Promise<GoodsRow[]> {
  return first === undefined ? [] : goodsByArticle(db).execute({ ids: anyOf([first, ...others]) });
}
