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

/** The goods that the shop already has for a batch of models. */
export type PresentGoods = {
  groups: ReadonlyMap<string, GroupRow>;
  articles: ReadonlyMap<string, ArticleRow>;
  /** The stored row of each colour that the shop already has. */
  variants: ReadonlyMap<ModelColour, VariantRow>;
  /** Ids of the models of existing colours; the key is the colour's id. */
  groupOfVariant: ReadonlyMap<string, string>;
  /** The id of each colour of the batch, existing or new. */
  variantIds: ReadonlyMap<ModelColour, string>;
};

/**
 * Reads the models of a batch that the shop already has, with all their colours, and the colours to which
 * their articles belong.
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
 * Determines the ids of colours. The id of a new colour is computed from its model and name. If a renamed
 * colour already has this id, the new colour gets a random id.
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
 * Finds the stored row of a colour by its name. If no row has this name, finds a row whose sizes all belong
 * to this colour: then the colour was renamed or moved to another model, and keeps its slug.
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

/** SQL for `column in (…)`. All ids are one parameter, because the number of parameters is limited. */
function inIds(
  column: typeof article.id | typeof article.variantId | typeof variant.id,
  ids: readonly string[],
) {
  return sql`${column} in (select value::uuid from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`;
}
