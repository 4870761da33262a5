import { count, desc, eq } from 'drizzle-orm';
import type { SoldOutSizes } from '#contract/client/client.schemas.ts';
import { article, variant, variantGroup } from '../../domain/tables/goods.ts';
import { soldOutSize } from '../../orders/base/tables.ts';
import { isSoldOut } from '../../orders/queries/sold-out.ts';
import type { Database } from '../../platform/db/database.ts';
import { pageOf, type Wanted } from '../base/page-of.ts';

/** One page of the sizes that ran out, the latest first. @throws ProblemError NOT_FOUND after the last page */
export async function listSoldOutSizes(db: Database, wanted: Wanted, now: Date): Promise<SoldOutSizes> {
  const [all] = await db
    .select({ sizes: count() })
    .from(soldOutSize)
    .innerJoin(article, eq(article.id, soldOutSize.articleId))
    .where(isSoldOut(now));
  const page = pageOf(wanted, all?.sizes ?? 0);
  const rows = await db
    .select({
      sku: article.sku,
      productName: variantGroup.name,
      colour: variant.colorName,
      vendorCode: variant.vendorCode,
      size: article.size,
      at: soldOutSize.at,
    })
    .from(soldOutSize)
    .innerJoin(article, eq(article.id, soldOutSize.articleId))
    .innerJoin(variant, eq(variant.id, article.variantId))
    .innerJoin(variantGroup, eq(variantGroup.id, variant.groupId))
    .where(isSoldOut(now))
    .orderBy(desc(soldOutSize.at), article.id)
    .offset((wanted.page - 1) * wanted.size)
    .limit(wanted.size);
  return { ...page, items: rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() })) };
}
