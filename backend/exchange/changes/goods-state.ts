import { sql } from 'drizzle-orm';
import type { ArticleVat } from '#shared/orders/vat.ts';
import { articlePrice, articlePriceBefore } from '../../domain/article-prices.ts';
import { article, variant, variantGroup } from '../../domain/tables/goods.ts';
import type { Transaction } from '../../platform/db/database.ts';

/**
 * The values of a size that a retailer can change. Prices are in kopecks; `stock` is the number of pieces,
 * even if the size is hidden from shoppers.
 */
export type SizeState = {
  sku: string;
  price: number;
  priceBefore: number | null;
  stock: number;
  vat: ArticleVat | null;
  isHidden: boolean;
  groupId: string;
  name: string;
  description: string;
};

type StateField = 'price' | 'priceBefore' | 'stock' | 'vat' | 'isHidden' | 'name' | 'description' | 'exists';

/** A value before and after a change. If the field is `exists`, the size was added or removed. */
export type Difference = {
  sku: string;
  field: StateField;
  before: string | number | boolean | null;
  after: string | number | boolean | null;
};

/** Number of sizes that one statement reads. */
const BATCH = 5000;

export async function readStates(
  tx: Transaction,
  articleIds: readonly string[],
): Promise<Map<string, SizeState>> {
  const states = new Map<string, SizeState>();
  for (let from = 0; from < articleIds.length; from += BATCH) {
    const { rows } = await tx.execute<SizeState & { id: string }>(sql`
      select ${article.id} as id, ${article.sku} as sku, ${articlePrice} as price, ${articlePriceBefore} as "priceBefore",
        ${article.stock} + coalesce(${article.hiddenStock}, 0) as stock, ${article.hiddenStock} is not null as "isHidden", ${article.vat} as vat,
        ${variantGroup.id} as "groupId", ${variantGroup.name} as name, ${variantGroup.description} as description
      from ${article} join ${variant} on ${variant.id} = ${article.variantId}
        join ${variantGroup} on ${variantGroup.id} = ${variant.groupId}
      where ${article.id} = any(${sql.param(articleIds.slice(from, from + BATCH))}::uuid[])
    `);
    for (const { id, ...state } of rows) states.set(id, state);
  }
  return states;
}

const OF_SIZE = ['price', 'priceBefore', 'stock', 'vat', 'isHidden'] as const;
const OF_MODEL = ['name', 'description'] as const;

/**
 * Compares two states of the sizes and returns the values that differ, sorted by article number. A changed
 * text of a model is listed once, for the model's first size.
 */
export function differencesOf(
  before: ReadonlyMap<string, SizeState>,
  after: ReadonlyMap<string, SizeState>,
): Difference[] {
  const models = new Set<string>();
  const skuOf = (id: string) => (after.get(id) ?? before.get(id))?.sku ?? '';
  const ids = [...new Set([...before.keys(), ...after.keys()])]
    .map((id) => ({ id, sku: skuOf(id) }))
    .sort((one, other) => (one.sku < other.sku ? -1 : one.sku > other.sku ? 1 : 0));
  return ids.flatMap(({ id, sku }): Difference[] => {
    const [was, is] = [before.get(id), after.get(id)];
    if (!was || !is) {
      return [{ sku, field: 'exists', before: was !== undefined, after: is !== undefined }];
    }
    const fields = models.has(is.groupId) ? OF_SIZE : [...OF_SIZE, ...OF_MODEL];
    models.add(is.groupId);
    return fields
      .filter((field) => was[field] !== is[field])
      .map((field) => ({ sku, field, before: was[field], after: is[field] }));
  });
}
