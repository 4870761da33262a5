import { asc, eq, inArray } from 'drizzle-orm';
import type { LineToPack } from '#contract/client/client.schemas.ts';
import { remainingQuantity } from '#shared/orders/order-facts.ts';
import { article, category, variant, variantGroup } from '../../../domain/tables/goods.ts';
import { orderLine } from '../../../domain/tables/orders.ts';
import { makersCode } from '../../../domain/vendor-codes.ts';
import type { Database, Transaction } from '../../../platform/db/database.ts';

/** A line of an order with the facts by which its pieces are found; its codes are read apart. */
export type FoundLine = Omit<LineToPack, 'codes'> & { orderId: string };

/** The lines of orders, with barcodes and categories of the goods that the shop still has. */
export async function linesToPack(
  db: Database | Transaction,
  orderIds: readonly string[],
): Promise<FoundLine[]> {
  const rows = await db
    .select({
      line: orderLine,
      barcode: article.barcode,
      category: category.name,
      variant: { id: variant.id, groupId: variant.groupId, vendorCode: variant.vendorCode },
    })
    .from(orderLine)
    .leftJoin(article, eq(article.id, orderLine.articleId))
    .leftJoin(variant, eq(variant.id, article.variantId))
    .leftJoin(variantGroup, eq(variantGroup.id, variant.groupId))
    .leftJoin(category, eq(category.id, variantGroup.categoryId))
    .where(inArray(orderLine.orderId, [...orderIds]))
    .orderBy(asc(orderLine.orderId), asc(orderLine.position));
  return rows.map(({ line, ...goods }) => {
    const pieces = remainingQuantity(line);
    return {
      orderId: line.orderId,
      position: line.position,
      articleId: line.articleId,
      name: line.name,
      category: goods.category,
      vendorCode: goods.variant && makersCode(goods.variant),
      sku: line.sku,
      barcode: goods.barcode,
      colour: line.colour,
      size: line.size,
      picture: line.picture,
      isGift: line.isGift,
      pieces,
      fromStore: Math.min(line.fromStore, pieces),
      requiresMarking: line.requiresMarking,
    };
  });
}
