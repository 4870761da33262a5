import { type SQL, sql } from 'drizzle-orm';
import type { Choice } from '../catalog/shown-models.ts';
import type { Database } from '../db/client.ts';
import { category, categoryGroup, variant, variantGroup } from '../db/schema.ts';

/** Those of the words that say something; «для» and «и» do not. */
export async function tellingWords(db: Database, words: readonly string[]): Promise<string[]> {
  if (words.length === 0) return [];
  const { rows } = await db.execute<{ word: string }>(sql`
    select word from unnest(${sql.param([...words])}::text[]) with ordinality as given (word, place)
    where to_tsvector('russian', word) <> ''::tsvector order by place`);
  return rows.map(({ word }) => word);
}

/**
 * Goods that each of the words fits: their name, line or description, a colour or vendor code, or a category they
 * stand in. The last word may still be unfinished, the others count by their stems. Words are letters and digits only.
 */
export function matching(words: readonly string[]): Choice {
  const queries = words.map((word, place) => toQuery([word], place === words.length - 1));
  const any = toQuery(words, true);
  const colourFit = sql`ts_rank(${variant.words}, ${any})`;
  const categoryFit = sql`coalesce((
    select max(ts_rank(category.words, ${any})) from ${category}
    join ${categoryGroup} on category_group.category_id = category.id
    where category_group.group_id = ${variantGroup.id}), 0)`;
  return {
    belongs: sql.join(queries.map(fits), sql` and `),
    colourFit,
    modelFit: sql`ts_rank(${variantGroup.words}, ${any}) + ${colourFit} + ${categoryFit}`,
  };
}

/** A query that any of the words fulfils. */
function toQuery(words: readonly string[], isLastUnfinished: boolean): SQL {
  const any = words.join(' | ');
  return sql`(to_tsquery('russian', ${any}) || to_tsquery('simple', ${isLastUnfinished ? `${any}:*` : any}))`;
}

/** Each part uses the index of its own table. */
function fits(query: SQL): SQL {
  return sql`${variantGroup.id} in (
    select named.id from ${variantGroup} named where named.words @@ ${query}
    union select coloured.group_id from ${variant} coloured where coloured.words @@ ${query}
    union select category_group.group_id from ${categoryGroup}
      join ${category} on category.id = category_group.category_id where category.words @@ ${query}
  )`;
}
