import { inOneScript } from '#shared/text/one-script.ts';
import { normalizeForComparison, oneLine, shorten } from '#shared/text/plain-text.ts';
import { slugify } from '#shared/text/slug.ts';
import { FeedError } from './feed-error.ts';
import { isInternalCode } from './internal-code.ts';
import type { Issue } from './issue.ts';
import { scriptRemark } from './one-script.ts';
import type { RawCategory } from './raw-offer.ts';

/** A category of the feed, with the URL path that it gets in a shop without categories. */
export type PlannedCategory = {
  feedId: string;
  parentFeedId: string | null;
  name: string;
  /** Names in the feed of the category's ancestors and of the category itself, from the root down. */
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

/** First segments of URL paths that belong to other pages of the shop; no category may use them. */
const reserved = new Set(
  `api pictures assets product cart checkout login logout register registration confirm account wishlist search stores
  page guide policy support order orders status refund reviews kollektsiya aktsii novinki rasprodazha healthz readyz dev
  sitemap robots content`.split(/\s+/),
);

export type CategoryPlan = {
  /** The planned categories. Each parent comes before its children. */
  categories: PlannedCategory[];
  warnings: Issue[];
  /**
   * Ids of wrapper categories, such as «Каталог». A wrapper becomes a department of the shop only if goods
   * are directly in it.
   */
  shells: readonly string[];
  has(feedId: string): boolean;
  /**
   * The category in which the shop shows goods of this category of the feed: the category itself or, if the
   * shop cannot show it, its nearest ancestor.
   */
  shown(feedId: string): PlannedCategory | undefined;
};

/**
 * Plans the shop's category tree from the categories of a feed. URL paths are made from the names (ё becomes
 * е) and are unique among siblings. If a category has no usable name, its goods and children move to its
 * parent. The children of a wrapper category become departments. Throws FeedError if the feed has no
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

/** Names of wrapper categories, which do not describe the goods inside, such as «Каталог». */
const WRAPPER =
  /^(весь |главный |общий |основной )?(каталог( товаров| продукции)?|товары( для сайта)?|все (товары|категории|разделы)|ассортимент|номенклатура|(интернет-?)?магазин|главная|прайс(-лист)?|продукция|catalog(ue)?|shop|store|root|all|all products|products|goods|home)$/;
/** Matches names of departments that name the people who wear the goods: women, men, children. */
const AUDIENCE = /женщ|женск|мужч|мужск|дет(ям|ск|и$|ей)|девоч|мальч|малыш|унисекс|women|men|kids|girls|boys/;

/**
 * Finds wrapper categories: a root called «Каталог» or the like, also inside another wrapper, or a single
 * root whose name does not contain an audience such as «Женщинам» («Лавка», «Одежда»). The number of its
 * children does not matter: otherwise all paths would change when the feed gets a second department. If a
 * wrapper directly contains goods, it becomes a department next to its children.
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
 * The first of the paths `shoes`, `shoes-2`, `shoes-3`… that is not in use. It is short enough that the paths
 * of descendants stay within the limit.
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

/** Cuts a slug at the limit, or at the end of a word shortly before. */
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
