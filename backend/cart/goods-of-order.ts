import { asc, eq, inArray } from 'drizzle-orm';
import type { EnteredCode } from '#shared/cart/price-cart.ts';
import { article, variant, variantGroup } from '../domain/tables/goods.ts';
import type { Database, Transaction } from '../platform/db/database.ts';
import { countedGroupsOf } from './queries/entered-codes.ts';
import { type GoodsRow, goodsColumns } from './queries/goods-columns.ts';
import { codesUsedBy } from './queries/promo-queries.ts';
import { readCodes } from './queries/promo-uses.ts';
import { shownOf } from './queries/view.ts';

export { readGiftRules } from './queries/gift-rules.ts';

type Reader = Database | Transaction;

export type SizeOfColour = GoodsRow & { ordinal: number };

/** What an order stores about the goods of an article: its names, size and picture. */
export const orderedGoods = (row: GoodsRow) => {
  const { articleId, productUrl, name, colour, size, picture } = shownOf(row);
  return { articleId, productUrl, sku: row.article.sku, name, colour, size, picture };
};

/** All sizes of the colours to which the given articles belong, in the order in which sizes are shown. */
export async function sizesOfColours(db: Reader, articleIds: readonly string[]): Promise<SizeOfColour[]> {
  const colours = db
    .select({ id: article.variantId })
    .from(article)
    .where(inArray(article.id, [...articleIds]));
  return db
    .select({ ...goodsColumns, ordinal: article.ordinal })
    .from(article)
    .innerJoin(variant, eq(variant.id, article.variantId))
    .innerJoin(variantGroup, eq(variantGroup.id, variant.groupId))
    .where(inArray(article.variantId, colours))
    .orderBy(asc(article.variantId), asc(article.ordinal));
}

/**
 * The promo codes that an order uses, those of its discounts first, as `priceCart` needs them. Their use by the
 * order itself does not use them up. A code that the shop has deleted is left out.
 * @param named the codes that the order's discounts name; needed after the buyer's account was deleted
 */
export async function codesOfOrder(
  db: Reader,
  { orderId, named, groupIds }: { orderId: string; named: readonly string[]; groupIds: string[] },
): Promise<EnteredCode[]> {
  const used = new Set([...named, ...(await codesUsedBy(db, orderId))]);
  const stored = await readCodes(db, [...used]);
  const codes = [...used].flatMap((code) => stored.get(code) ?? []);
  const counted = await countedGroupsOf(db, codes, groupIds);
  return codes.map((code) => ({ ...code, isUsedUp: false, countedGroups: counted(code) }));
}
