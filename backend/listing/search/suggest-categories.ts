import type { SuggestedCategory } from '#contract/client/client.schemas.ts';
import type { GoodsCategory, GoodsSnapshot } from '../columns/goods-snapshot.ts';
import { fold, wordsOf } from '../language/letters.ts';
import { stem } from '../language/stem.ts';
import { audienceAsked } from '../language/words/audience.ts';
import { smallWords } from '../language/words/small-words.ts';

/** The contract's bound. */
const MOST_CATEGORIES = 4;

/** Listings that stay; campaigns come and go with their days. */
const lasting = new Set<GoodsCategory['kind']>(['category', 'new', 'sale']);

/**
 * Listings that are called as was typed, in the order of the menu: every word stands in the name, the last as far as it
 * goes, or in the name of the listing above. Without words the roots of the menu.
 */
export function suggestCategories({ categories }: GoodsSnapshot, text: string): SuggestedCategory[] {
  const words = wordsOf(fold(text)).filter(
    (word, place, all) => place === all.length - 1 || !smallWords.has(word),
  );
  const byId = new Map(categories.map((category) => [category.id, category]));
  const parentOf = ({ parentId }: GoodsCategory) => (parentId === null ? undefined : byId.get(parentId));
  const listed = categories.filter(({ kind, isInMenu }) => isInMenu && lasting.has(kind));
  const found =
    words.length === 0
      ? listed
          .filter(({ parentId }) => parentId === null)
          .map((category) => ({ category, rank: category.ordinal }))
      : listed.flatMap((category) => {
          const rank = rankOf(category, parentOf(category), words);
          return rank === undefined ? [] : [{ category, rank }];
        });
  return found
    .sort((a, b) => a.rank - b.rank)
    .slice(0, MOST_CATEGORIES)
    .map(({ category }) => ({
      path: category.path,
      name: category.name,
      parentName: parentOf(category)?.name ?? null,
    }));
}

/** Smaller is nearer; undefined for what does not fit. */
function rankOf(
  category: GoodsCategory,
  parent: GoodsCategory | undefined,
  words: readonly string[],
): number | undefined {
  const own = wordsOf(fold(category.name));
  const above = parent ? wordsOf(fold(parent.name)) : [];
  const isNamed = words.some((word, place) => fits(own, word, place === words.length - 1));
  const isWhole = words.every((word, place) => fits([...own, ...above], word, place === words.length - 1));
  if (!isNamed || !isWhole) return undefined;
  const begins = own[0]?.startsWith(words[0] ?? '') ? 0 : 1000;
  const isSale = category.kind === 'sale' && category.parentId !== null ? 2000 : 0;
  return begins + isSale + (parent?.ordinal ?? 0) * 20 + category.ordinal;
}

function fits(names: readonly string[], word: string, isUnfinished: boolean): boolean {
  const [own, asked] = [stem(word), audienceAsked(stem(word))];
  return names.some((name) => {
    if (smallWords.has(name)) return false;
    const other = stem(name);
    return (
      other === own ||
      (isUnfinished && name.startsWith(word)) ||
      (asked !== 0 && asked === audienceAsked(other))
    );
  });
}
