import { inOneScript } from '#shared/text/one-script.ts';
import { normalizeForComparison, oneLine, shorten } from '#shared/text/plain-text.ts';
import { slugify } from '#shared/text/slug.ts';
import { FeedError } from './feed-error.ts';
import { isInternalCode } from './internal-code.ts';
import type { Issue } from './issue.ts';
import { scriptRemark } from './one-script.ts';
import type { RawCategory } from './raw-offer.ts';

/** A category of the feed, with the path that it gets in an empty shop. */
export type PlannedCategory = {
  feedId: string;
  parentFeedId: string | null;
  name: string;
  /** The names in the feed of the category and its ancestors, from the root down. */
  words: string;
  /** Full URL path of the category, without the leading slash. */
  path: string;
  /** Position of the category among its siblings, from 1. */
  ordinal: number;
};

/** Maximum number of levels, and of characters, in a listing's path. */
const DEPTH = 6;
const PATH_LIMIT = 200;
const NAME_LIMIT = 80;

/** First segments of URL paths that other pages of the shop use, so that no category may have them. */
const reserved = new Set(
  `api pictures assets product cart checkout login logout register registration confirm account wishlist search stores
  page guide policy support order orders status refund reviews kollektsiya aktsii novinki rasprodazha healthz readyz dev
  sitemap robots content`.split(/\s+/),
);

export type CategoryPlan = {
  /** The categories. Each parent comes before its children. */
  categories: PlannedCategory[];
  warnings: Issue[];
  /**
   * Ids of categories that only wrap others, such as «Каталог». Such a category becomes a department only if
   * goods are directly in it.
   */
  shells: readonly string[];
  has(feedId: string): boolean;
  /**
   * The category in which the shop shows goods of a category of the feed: that category itself, or its
   * nearest ancestor that the shop can show.
   */
  shown(feedId: string): PlannedCategory | undefined;
};

/**
 * Plans the shop's category tree from the categories of a feed. Paths are made from names (with ё as е) and
 * are unique among siblings. A category without a usable name is left out, and its contents move to its
 * parent. The children of a root that only wraps them become departments. Throws FeedError if the feed has no
 * categories.
 */
export function planCategories(raw: readonly RawCategory[]): CategoryPlan {
  const warnings: Issue[] = [];
  const byId = new Map<string, RawCategory>();
  for (const written of raw) {
    const category = { ...written, name: inOneScript(written.name) };
    const why = scriptRemark(written.name, category.name);
    if (why !== undefined) warnings.push(warning(category, why));
    const problem =
      category.id === '' ? 'has no id' : byId.has(category.id) ? 'has an id that is already used' : undefined;
    if (problem) warnings.push(warning(category, `${problem}; it is left out`));
    else byId.set(category.id, category);
  }
  const nameless = new Set([...byId.values()].filter((category) => nameProblem(category) !== undefined));
  for (const category of nameless)
    warnings.push(warning(category, `${nameProblem(category)}; its contents move to the parent category`));
  if (byId.size === nameless.size) throw new FeedError('The feed has no categories.');
  const shells = rootShells(byId);
  const planned = new Map<string, PlannedCategory>();
  const taken = new Set<string>();
  const brothers = new Map<string | null, number>();

  function plan(category: RawCategory, under: ReadonlySet<string>): PlannedCategory {
    const known = planned.get(category.id);
    if (known) return known;
    const parent = parentOf(category, new Set([...under, category.id]));
    const inFeed = parent && plan(parent, new Set([...under, category.id]));
    const above = parent && shells.has(parent) ? undefined : inFeed;
    const depth = above ? above.path.split('/').length + 1 : 1;
    if (above && depth > DEPTH) {
      warnings.push(
        warning(category, `is nested more than ${DEPTH} deep; its goods move to «${above.name}»`),
      );
      planned.set(category.id, above);
      return above;
    }
    const name = shorten(oneLine(category.name), NAME_LIMIT);
    const path = freePath(above?.path ?? null, slugify(name) || 'razdel', depth, taken);
    taken.add(path);
    const place = (brothers.get(above?.feedId ?? null) ?? 0) + 1;
    brothers.set(above?.feedId ?? null, place);
    const node = {
      feedId: category.id,
      parentFeedId: above?.feedId ?? null,
      name,
      words: `${inFeed?.words ?? ''} ${name}`.trim(),
      path,
      ordinal: place,
    };
    planned.set(category.id, node);
    return node;
  }

  function parentOf(category: RawCategory, under: ReadonlySet<string>): RawCategory | undefined {
    if (category.parentId === '' || category.parentId === '0') return undefined;
    const parent = byId.get(category.parentId);
    if (parent && !under.has(parent.id))
      return nameless.has(parent) ? parentOf(parent, new Set([...under, parent.id])) : parent;
    warnings.push(
      warning(
        category,
        `${parent ? 'is its own ancestor' : 'has a parent that does not exist'}; it moves to the top level`,
      ),
    );
    return undefined;
  }

  for (const category of byId.values()) if (!nameless.has(category)) plan(category, new Set());
  for (const category of nameless) {
    const above = parentOf(category, new Set([category.id]));
    const node = above && planned.get(above.id);
    if (node) planned.set(category.id, node);
  }
  return {
    categories: [...new Set(planned.values())],
    warnings,
    shells: [...shells].map(({ id }) => id),
    has: (feedId) => planned.has(feedId),
    shown: (feedId) => planned.get(feedId),
  };
}

function nameProblem({ name }: RawCategory): string | undefined {
  const line = oneLine(name);
  if (line === '') return 'has no name';
  return isInternalCode(line) ? `has a code instead of a name (${shorten(line, 40)})` : undefined;
}

/** Names of categories that do not describe their goods, such as «Каталог». */
const WRAPPER =
  /^(весь |главный |общий |основной )?(каталог( товаров| продукции)?|товары( для сайта)?|все (товары|категории|разделы)|ассортимент|номенклатура|(интернет-?)?магазин|главная|прайс(-лист)?|продукция|catalog(ue)?|shop|store|root|all|all products|products|goods|home)$/;
/** Names of departments that describe an audience. */
const AUDIENCE = /женщ|женск|мужч|мужск|дет(ям|ск|и$|ей)|девоч|мальч|малыш|унисекс|women|men|kids|girls|boys/;

/**
 * Finds categories that only wrap others: a root with a name such as «Каталог», also below another wrapper,
 * or a single root whose name is not an audience («Лавка», «Одежда»). The number of its children does not
 * matter, so that paths stay the same when the feed gets another department. A wrapper that directly contains
 * goods becomes a department next to its children.
 */
function rootShells(byId: ReadonlyMap<string, RawCategory>): ReadonlySet<RawCategory> {
  const all = [...byId.values()];
  const parentIds = new Set(
    all.filter(({ id, parentId }) => id !== parentId).map(({ parentId }) => parentId),
  );
  const isTop = (category: RawCategory) => {
    const parent = byId.get(category.parentId);
    return !parent || parent === category;
  };
  const roots = all.filter(isTop);
  const shells = new Set<RawCategory>();
  for (let level = roots; level.length > 0; ) {
    const found = level.filter((category) => {
      const name = normalizeForComparison(oneLine(category.name));
      const isSingleRoot = roots.length === 1 && category === roots[0] && !AUDIENCE.test(name);
      return parentIds.has(category.id) && !shells.has(category) && (isSingleRoot || WRAPPER.test(name));
    });
    for (const category of found) shells.add(category);
    level = all.filter((category) => {
      const parent = byId.get(category.parentId);
      return parent !== undefined && parent !== category && found.includes(parent);
    });
  }
  return shells;
}

/**
 * The first path of `shoes`, `shoes-2`, `shoes-3`… that is not in use. The path is short enough to leave room
 * for the levels below it.
 */
export function freePath(
  parent: string | null,
  slug: string,
  depth: number,
  taken: { has(path: string): boolean },
): string {
  const before = parent === null ? '' : `${parent}/`;
  const room = Math.min(60, Math.max(8, PATH_LIMIT - before.length - 9 * (DEPTH - depth)));
  for (let count = 1; ; count += 1) {
    const suffix = count === 1 ? '' : `-${count}`;
    const path = `${before}${cutSlug(slug, room - suffix.length)}${suffix}`;
    const isReserved = parent === null && reserved.has(path);
    if (!isReserved && !taken.has(path)) return path;
  }
}

/** Shortens a slug to the limit; cuts it at the end of a word if a word ends near the limit. */
export function cutSlug(slug: string, limit: number): string {
  if (slug.length <= limit) return slug;
  const cut = slug.slice(0, limit);
  const word = cut.lastIndexOf('-');
  return (slug[limit] === '-' || word < limit / 2 ? cut : cut.slice(0, word)).replace(/-+$/, '');
}

const warning = ({ id, line }: RawCategory, why: string): Issue => ({
  line,
  offerId: '',
  field: `category ${id || 'without id'}`,
  why,
});
