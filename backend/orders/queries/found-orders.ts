import { eq, or, type SQL, sql } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import { foldText, readOrderSearch } from '#shared/orders/order-search.ts';
import { article, variant } from '../../domain/tables/goods.ts';
import { order, orderBuyer, orderLine } from '../../domain/tables/orders.ts';

const FROM = 'АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯё';
const TO = foldText(FROM);

/**
 * `foldText` as an SQL expression. `lower` alone does not suffice, because in some locales of a database it
 * does not change Cyrillic letters.
 */
const folded = (column: SQL | typeof orderBuyer.email | typeof variant.vendorCode) =>
  sql`translate(lower(${column}), ${FROM}, ${TO})`;

const contains = (text: SQL, part: string) => sql`position(${part} in ${text}) > 0`;

/**
 * SQL subquery for the ids of the orders that match what an operator typed. The text is never used as a
 * pattern, so `%` and `_` in it have no special meaning.
 */
export function foundOrders(typed: string): SQL {
  const { text, words, phoneEnd, numberPart } = readOrderSearch(typed);
  const query = new QueryBuilder();
  const buyers = (where: SQL | undefined) =>
    query.select({ id: orderBuyer.orderId }).from(orderBuyer).where(where);
  const isText = sql`${text} <> ''`;
  const parts: SQL[] = [
    sql`${query
      .select({ id: orderLine.orderId })
      .from(orderLine)
      .where(sql`${isText} and starts_with(${folded(sql`${orderLine.sku}`)}, ${text})`)}`,
    // The article number as the product page shows it.
    sql`${query
      .select({ id: orderLine.orderId })
      .from(orderLine)
      .innerJoin(article, eq(article.id, orderLine.articleId))
      .innerJoin(variant, eq(variant.id, article.variantId))
      .where(sql`${isText} and starts_with(${folded(variant.vendorCode)}, ${text})`)}`,
  ];
  if (phoneEnd !== null)
    parts.push(
      sql`${buyers(or(...[orderBuyer.phone, orderBuyer.recipientPhone].map((phone) => endsWith(phone, phoneEnd))))}`,
    );
  if (numberPart !== null)
    parts.push(
      sql`${query
        .select({ id: order.id })
        .from(order)
        .where(contains(sql`replace(${order.number}, '-', '')`, numberPart))}`,
    );
  if (words.length > 0) {
    const names = folded(sql`concat_ws(' ', ${orderBuyer.name}, ${orderBuyer.recipientName})`);
    const allWords = sql.join(
      words.map((word) => contains(names, word)),
      sql` and `,
    );
    parts.push(sql`${buyers(or(sql`(${allWords})`, contains(folded(orderBuyer.email), text)))}`);
  }
  return sql`(${sql.join(parts, sql` union `)})`;
}

/**
 * SQL condition that a phone number ends with the typed digits. It uses the index of the last four digits.
 */
const endsWith = (phone: typeof orderBuyer.phone | typeof orderBuyer.recipientPhone, end: string) =>
  sql`(right(${phone}, 4) = ${end.slice(-4)} and right(${phone}, ${end.length}::int) = ${end})`;
