import { randomUUID } from 'node:crypto';
import { inArray, or, sql } from 'drizzle-orm';
import { article, variant, variantGroup } from '../../../domain/tables/goods.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { feedUuid } from '../feed/identity.ts';
import { colourKey } from '../offers/colours/colour.ts';
import type { Model, ModelColour } from '../offers/merge-offers.ts';

type GroupRow = typeof variantGroup.$inferSelect;
type VariantRow = typeof variant.$inferSelect;
type ArticleRow = typeof article.$inferSelect;

/** What the shop already has of a batch of models. */
export type PresentGoods = {
  groups: ReadonlyMap<string, GroupRow>;
  articles: ReadonlyMap<string, ArticleRow>;
  /** Present variants by colour of the models; new colours have no entry. */
  variants: ReadonlyMap<ModelColour, VariantRow>;
  /** The models of all present colours, by id of the colour. */
  groupOfVariant: ReadonlyMap<string, string>;
  /** Ids of all colours, present and new. */
  variantIds: ReadonlyMap<ModelColour, string>;
};

/**
 * Reads the present groups of these models with all their colours, and the variants that own their
 * articles.
 */
export async function presentGoods(tx: Transaction, models: readonly Model[]): Promise<PresentGoods> {
  const groupIds = models.map(({ groupId }) => groupId);
  const articleIds = models.flatMap(({ colours }) =>
    colours.flatMap((one) => one.offers.map((o) => o.articleId)),
  );
  const groups = await tx.select().from(variantGroup).where(inArray(variantGroup.id, groupIds));
  const standing = inIds(article.id, articleIds);
  const variants = await tx
    .select()
    .from(variant)
    .where(
      or(
        inArray(variant.groupId, groupIds),
        inArray(variant.id, tx.select({ id: article.variantId }).from(article).where(standing)),
      ),
    );
  const articles = await tx
    .select()
    .from(article)
    .where(
      or(
        standing,
        inIds(
          article.variantId,
          variants.map(({ id }) => id),
        ),
      ),
    );
  const found = recognise(models, variants, articles);
  return {
    groups: new Map(groups.map((group) => [group.id, group])),
    articles: new Map(articles.map((one) => [one.id, one])),
    variants: found,
    groupOfVariant: new Map(variants.map(({ id, groupId }) => [id, groupId])),
    variantIds: await variantIdsOf(tx, models, found),
  };
}

/**
 * Ids of colours. The id of a new one follows from its model and name, unless a colour that had this name before and was
 * renamed has it.
 */
async function variantIdsOf(
  tx: Transaction,
  models: readonly Model[],
  present: ReadonlyMap<ModelColour, VariantRow>,
): Promise<ReadonlyMap<ModelColour, string>> {
  const colours = models.flatMap(({ groupId, colours: own }) =>
    own.map((colour) => ({
      colour,
      id: present.get(colour)?.id ?? feedUuid('variant', groupId, colour.key),
      isNew: !present.has(colour),
    })),
  );
  const fresh = colours.filter(({ isNew }) => isNew).map(({ id }) => id);
  const taken = await tx.select({ id: variant.id }).from(variant).where(inIds(variant.id, fresh));
  const takenIds = new Set(taken.map(({ id }) => id));
  return new Map(
    colours.map(({ colour, id, isNew }) => [colour, isNew && takenIds.has(id) ? randomUUID() : id]),
  );
}

/**
 * Matches a colour to a variant: by its name, or else to a variant whose sizes are all among the colour's.
 * Such a variant was renamed or moved to another model, and keeps its address.
 */
function recognise(
  models: readonly Model[],
  variants: readonly VariantRow[],
  articles: readonly ArticleRow[],
): Map<ModelColour, VariantRow> {
  const byColour = new Map(variants.map((one) => [`${one.groupId} ${colourKey(one.colorName)}`, one]));
  const byId = new Map(variants.map((one) => [one.id, one]));
  const sizesOf = Map.groupBy(articles, ({ variantId }) => variantId);
  const variantIdOf = new Map(articles.map(({ id, variantId }) => [id, variantId]));
  const found = new Map<ModelColour, VariantRow>();
  for (const { groupId, colours } of models)
    for (const colour of colours) {
      const same = byColour.get(`${groupId} ${colour.key}`);
      if (same) found.set(colour, same);
    }
  const taken = new Set([...found.values()].map(({ id }) => id));
  for (const colour of models.flatMap(({ colours }) => colours)) {
    if (found.has(colour)) continue;
    const ids = new Set(colour.offers.map(({ articleId }) => articleId));
    const before = new Set([...ids].flatMap((id) => variantIdOf.get(id) ?? []));
    const [only] = before;
    const whole = only === undefined || before.size > 1 ? undefined : byId.get(only);
    if (!whole || taken.has(whole.id) || !sizesOf.get(whole.id)?.every(({ id }) => ids.has(id))) continue;
    found.set(colour, whole);
    taken.add(whole.id);
  }
  return found;
}

/** `column in (…)` with a single parameter for any number of ids. */
function inIds(
  column: typeof article.id | typeof article.variantId | typeof variant.id,
  ids: readonly string[],
) {
  return sql`${column} in (select value::uuid from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`;
}
