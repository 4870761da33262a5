import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Database, Transaction } from '../db/client.ts';
import { cartPromoCode, category, categoryGroup, promoCode } from '../db/schema.ts';
import type { PromoLine, PromoRule } from './promo-codes.ts';
import { showLine } from './totals.ts';
import { type CartRow, toPricedLine } from './view.ts';

export type EnteredCode = PromoRule & { categoryPaths: string[] };

/** The codes that were entered into a cart, in that order. */
export function readEnteredCodes(db: Database | Transaction, cartId: string): Promise<EnteredCode[]> {
  return db
    .select({
      code: promoCode.code,
      kind: promoCode.kind,
      value: promoCode.value,
      fromSum: promoCode.fromSum,
      categoryPaths: promoCode.categoryPaths,
      countsReduced: promoCode.countsReduced,
      combines: promoCode.combines,
      endsAt: promoCode.endsAt,
    })
    .from(cartPromoCode)
    .innerJoin(promoCode, eq(promoCode.code, cartPromoCode.code))
    .where(eq(cartPromoCode.cartId, cartId))
    .orderBy(asc(cartPromoCode.addedAt), asc(cartPromoCode.code));
}

/** The paid lines of a cart that can be had, each with the codes whose listings it belongs to. */
export async function promoLinesOf(
  db: Database | Transaction,
  rows: readonly CartRow[],
  codes: readonly EnteredCode[],
): Promise<PromoLine[]> {
  const paths = codes.flatMap(({ categoryPaths }) => categoryPaths);
  const groupIds = rows.map(({ group }) => group.id);
  const members =
    paths.length === 0 || groupIds.length === 0
      ? []
      : await db
          .select({ path: category.path, groupId: categoryGroup.groupId })
          .from(categoryGroup)
          .innerJoin(category, eq(category.id, categoryGroup.categoryId))
          .where(and(inArray(category.path, paths), inArray(categoryGroup.groupId, groupIds)));
  return rows.flatMap((row) => {
    const { lineTotal } = showLine(toPricedLine(row));
    if (lineTotal === 0) return [];
    const own = members.filter(({ groupId }) => groupId === row.group.id).map(({ path }) => path);
    const counting = codes.filter(
      ({ categoryPaths }) => categoryPaths.length === 0 || categoryPaths.some((path) => own.includes(path)),
    );
    return {
      articleId: row.article.id,
      amount: lineTotal,
      isReduced: row.variant.priceBefore !== null,
      countedBy: new Set(counting.map(({ code }) => code)),
    };
  });
}

/** Moves the codes of one cart to another; what is there already stays once. */
export async function movePromoCodes(tx: Transaction, fromCartId: string, toCartId: string): Promise<void> {
  const codes = await tx.delete(cartPromoCode).where(eq(cartPromoCode.cartId, fromCartId)).returning();
  if (codes.length === 0) return;
  await tx
    .insert(cartPromoCode)
    .values(codes.map((row) => ({ ...row, cartId: toCartId })))
    .onConflictDoNothing();
}
