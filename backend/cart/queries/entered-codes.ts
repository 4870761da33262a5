import { and, asc, eq, inArray } from 'drizzle-orm';
import type { EnteredCode as Entered } from '#shared/cart/price-cart.ts';
import { category, categoryGroup } from '../../domain/tables/goods.ts';
import type { Database, Transaction } from '../../platform/db/database.ts';
import { cartPromoCode, promoCode } from '../base/tables.ts';
import { usedUpCodes } from './promo-uses.ts';

export type EnteredCode = Entered & { categoryPaths: string[] };

/**
 * The promo codes of a cart in the order in which they were entered, with the ids of the cart's models
 * (`groupIds`) that each code applies to.
 */
export async function readEnteredCodes(
  db: Database | Transaction,
  { cartId, ownerId, groupIds }: { cartId: string; ownerId: string; groupIds: string[] },
): Promise<EnteredCode[]> {
  const rows = await db
    .select({ kept: promoCode })
    .from(cartPromoCode)
    .innerJoin(promoCode, eq(promoCode.code, cartPromoCode.code))
    .where(eq(cartPromoCode.cartId, cartId))
    .orderBy(asc(cartPromoCode.addedAt), asc(cartPromoCode.code));
  const codes = rows.map(({ kept }) => kept);
  const used = await usedUpCodes(db, codes, ownerId);
  const counted = await countedGroupsOf(db, codes, groupIds);
  return codes.map((kept) => ({
    ...kept,
    isUsedUp: used.has(kept.code),
    countedGroups: counted(kept),
  }));
}

type Limited = { categoryPaths: string[] };

/**
 * Returns a function that gives the models, of the given ones, to which a code applies; null for a code that
 * applies to all goods.
 */
export async function countedGroupsOf(
  db: Database | Transaction,
  codes: readonly Limited[],
  groupIds: string[],
): Promise<(code: Limited) => ReadonlySet<string> | null> {
  const members = await readMembers(
    db,
    codes.flatMap(({ categoryPaths }) => categoryPaths),
    groupIds,
  );
  return ({ categoryPaths }) =>
    categoryPaths.length === 0
      ? null
      : new Set(members.filter(({ path }) => categoryPaths.includes(path)).map(({ groupId }) => groupId));
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
