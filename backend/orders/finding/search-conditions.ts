import { type SQL, sql } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import { GRAM, gramsOf, type OrderSearch } from '#shared/orders/order-search.ts';
import { article, variant } from '../../domain/tables/goods.ts';
import { order, orderBuyer, orderLine } from '../../domain/tables/orders.ts';

// The conditions use the indexes `order_buyer_grams`, `order_number_grams`, `order_line_sku` and
// `variant_vendor_code`, so their expressions must be the same as there. A typed text is never used as a
// pattern: `%` and `_` in it have no special meaning.

const NAMES = sql`fold_text(${orderBuyer.name} || ' ' || coalesce(${orderBuyer.recipientName}, ''))`;
const EMAIL = sql`fold_text(${orderBuyer.email})`;
const BUYER_GRAMS = sql`text_grams(${orderBuyer.name} || ' ' || coalesce(${orderBuyer.recipientName}, '') || ' ' || ${orderBuyer.email} || ' ' || substr(${orderBuyer.phone}, 2) || ' ' || coalesce(substr(${orderBuyer.recipientPhone}, 2), ''))`;
const DIGITS = sql`replace(${order.number}, '-', '')`;

const isIn = (part: string, text: SQL) => sql`position(${part} in ${text}) > 0`;
/**
 * SQL condition: words contain a typed one. Up to two letters are looked for at the beginning of a word,
 * because anywhere they would be in nearly every name.
 */
const hasTyped = (words: SQL, typed: string) =>
  [...typed].length < GRAM ? isIn(` ${typed}`, sql`' ' || ${words}`) : isIn(typed, words);
const hasGrams = (grams: SQL, typed: readonly string[]) =>
  sql`${grams} @> array[${sql.join(
    [...new Set(typed.flatMap(gramsOf))].map((gram) => sql`${gram}`),
    sql`, `,
  )}]::text[]`;
const allOf = (conditions: readonly SQL[]) => sql`(${sql.join([...conditions], sql` and `)})`;
const anyOf = (conditions: readonly SQL[]) => sql`(${sql.join([...conditions], sql` or `)})`;

/** Whether a text begins with what was typed. The index is sorted by the numbers of characters. */
const begins = (text: SQL, typed: string) =>
  sql`(fold_text(${text}) collate "C" >= ${typed} and fold_text(${text}) collate "C" < ${`${typed}\u{10ffff}`})`;

/**
 * How a condition is used: to find orders by an index, or to check rows one by one, for which the parts of
 * words that the index needs would be a waste.
 */
type Use = 'find' | 'check';

const withGrams = (use: Use, grams: SQL, typed: readonly string[], fits: SQL) =>
  use === 'find' ? allOf([hasGrams(grams, typed), fits]) : fits;

/** The names, e-mail address and phones of the buyer and the recipient. Null if the text can be none of them. */
export function buyerCondition({ words, phoneParts, text }: OrderSearch, use: Use): SQL | null {
  const conditions = phoneParts.map((part) =>
    withGrams(
      use,
      BUYER_GRAMS,
      [part],
      anyOf([
        isIn(part, sql`${orderBuyer.phone}`),
        isIn(part, sql`coalesce(${orderBuyer.recipientPhone}, '')`),
      ]),
    ),
  );
  if (words.length > 0) {
    const inNames = allOf(words.map((word) => hasTyped(NAMES, word)));
    // An e-mail address is one word.
    const fits = words.length === 1 ? anyOf([inNames, hasTyped(EMAIL, text)]) : inNames;
    conditions.push(withGrams(use, BUYER_GRAMS, words, fits));
  }
  return conditions.length > 0 ? anyOf(conditions) : null;
}

/** The number of the order. Null if the text is no part of one. */
export function numberCondition({ numberPart }: OrderSearch, use: Use): SQL | null {
  if (numberPart === null) return null;
  const fits = isIn(numberPart, DIGITS);
  return numberPart.length < GRAM ? fits : withGrams(use, sql`text_grams(${DIGITS})`, [numberPart], fits);
}

const ofNamedVariant = (text: string) => begins(sql`${variant.vendorCode}`, text);

/** The articles whose number, as the page of a product shows it, begins with what was typed. */
const namedArticles = (text: string): SQL =>
  sql`${new QueryBuilder()
    .select({ id: article.id })
    .from(article)
    .innerJoin(variant, sql`${variant.id} = ${article.variantId}`)
    .where(ofNamedVariant(text))}`;

/** Conditions of lines: the SKU, or the article as the page of a product shows it. */
export const lineConditions = ({ text }: OrderSearch): Record<CodeKind, SQL> => ({
  sku: begins(sql`${orderLine.sku}`, text),
  vendorCode: sql`${orderLine.articleId} in (${namedArticles(text)})`,
});

export type CodeKind = 'sku' | 'vendorCode';

/** SQL query that says of each kind of code whether any begins with what was typed. */
export const knownCodes = ({ text }: OrderSearch): SQL =>
  sql`select exists (select from ${orderLine} where ${begins(sql`${orderLine.sku}`, text)}) as "sku",
    exists (select from ${variant} where ${ofNamedVariant(text)}) as "vendorCode"`;

/** SQL query for the number of lines with such a code, counted up to a limit. */
export const countLines = (search: OrderSearch, most: number): SQL =>
  sql`select count(*)::int as "lines" from (${sql.join(
    Object.values(lineConditions(search)).map(
      (fits) => sql`(select from ${orderLine} where ${fits} limit ${most})`,
    ),
    sql` union all `,
  )}) as "counted"`;
