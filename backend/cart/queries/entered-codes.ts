import { and, asc, eq, inArray } from 'drizzle-orm';
import { category, categoryGroup } from '../../domain/tables/goods.ts';
import type { Database, Transaction } from '../../platform/db/client.ts';
import { cartPromoCode, promoCode } from '../base/tables.ts';
import type { PromoLine, PromoRule } from '../rules/promo-codes.ts';
import { type PricedLine, showLine } from '../rules/totals.ts';
import { usedUpCodes } from './promo-holds.ts';

export type EnteredCode = PromoRule & {
  categoryPaths: string[];
  /** Models in the listings it is for, of those that were asked about; null for a code for everything. */
  countedGroups: ReadonlySet<string> | null;
};

/** The codes that were entered into a cart, in that order. `groupIds` are the models in the cart. */
export async function readEnteredCodes(
  db: Database | Transaction,
  { cartId, ownerId, groupIds, now }: { cartId: string; ownerId: string; groupIds: string[]; now: Date },
): Promise<EnteredCode[]> {
  const rows = await db
    .select({ kept: promoCode })
    .from(cartPromoCode)
    .innerJoin(promoCode, eq(promoCode.code, cartPromoCode.code))
    .where(eq(cartPromoCode.cartId, cartId))
    .orderBy(asc(cartPromoCode.addedAt), asc(cartPromoCode.code));
  const codes = rows.map(({ kept }) => kept);
  const used = await usedUpCodes(db, codes, { ownerId, now });
  const members = await readMembers(
    db,
    codes.flatMap(({ categoryPaths }) => categoryPaths),
    groupIds,
  );
  return codes.map((kept) => ({
    ...kept,
    isUsedUp: used.has(kept.code),
    countedGroups:
      kept.categoryPaths.length === 0
        ? null
        : new Set(
            members.filter(({ path }) => kept.categoryPaths.includes(path)).map(({ groupId }) => groupId),
          ),
  }));
}

async function readMembers(
  db: Database | Transaction,
  paths: string[],
  groupIds: string[],
): Promise<{ path: string; groupId: string }[]> {
  if (paths.length === 0 || groupIds.length === 0) return [];
  return db
    .select({ path: category.path, groupId: categoryGroup.groupId })
    .from(categoryGroup)
    .innerJoin(category, eq(category.id, categoryGroup.categoryId))
    .where(and(inArray(category.path, paths), inArray(categoryGroup.groupId, groupIds)));
}

/** The paid lines in stock, each with the codes whose listings it belongs to. */
export function promoLinesOf(
  lines: readonly { priced: PricedLine; groupId: string }[],
  codes: readonly EnteredCode[],
): PromoLine[] {
  return lines.flatMap(({ priced, groupId }) => {
    const { lineTotal } = showLine(priced);
    if (lineTotal === 0) return [];
    const counting = codes.filter(({ countedGroups }) => countedGroups?.has(groupId) ?? true);
    return {
      articleId: priced.articleId,
      amount: lineTotal,
      isReduced: priced.priceBefore !== null,
      countedBy: new Set(counting.map(({ code }) => code)),
    };
  });
}
