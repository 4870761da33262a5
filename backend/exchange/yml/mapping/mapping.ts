import { inOneScript } from '#shared/text/one-script.ts';
import { normalizeForComparison, oneLine } from '#shared/text/plain-text.ts';
import type { Mapping } from '../feed/mapping-of-feed.ts';
import type { ParamKey } from '../feed/params.ts';
import type { RawCategory } from '../feed/raw-offer.ts';
import type { MappingFile } from './read-mapping.ts';

/** Applies a retailer's mapping to the categories of a feed. */
export function mappingFor(file: MappingFile, raw: readonly RawCategory[]): Mapping {
  const keys = new Map(
    Object.entries(file.params).flatMap(([key, names]) =>
      (names ?? []).map((name) => [normalizeForComparison(name), key as ParamKey] as const),
    ),
  );
  const hidden = new Set(file.hidden.map(normalizeForComparison));
  const titles = new Map(
    Object.entries(file.titles).map(([name, title]) => [normalizeForComparison(name), title]),
  );
  const colours = new Map(
    Object.entries(file.colours).map(([name, colour]) => [
      normalizeForComparison(name),
      typeof colour === 'string' ? { family: colour } : colour,
    ]),
  );
  const above = aboveOf(raw);
  const isIn = (id: string, wanted: readonly string[]) => {
    const own = above(id).flatMap((one) => [one.id, categoryKey(one.name)]);
    return wanted.some((name) => own.includes(name) || own.includes(normalizeForComparison(name)));
  };
  const moved = moveCategories(file, raw);
  return {
    keyOf: (name) => keys.get(normalizeForComparison(name)),
    isHidden: (name) => hidden.has(normalizeForComparison(name)),
    titleOf: (name) => titles.get(normalizeForComparison(name)) ?? name,
    defaultsOf: (key, categoryId) =>
      file.defaults.flatMap(({ of, categories, value, take }) =>
        of !== key || (categories && !isIn(categoryId, categories))
          ? []
          : [take === undefined ? { value: value ?? '' } : { take }],
      ),
    defaulted: [...new Set(file.defaults.map(({ of }) => of))],
    sizeUnit: file.units.size ?? '',
    splitsSizes: file.severalSizes === 'split',
    groupBy: file.groups?.by,
    threeDigits: file.prices.threeDigits,
    stockElements: file.stock.elements,
    stockWithoutNumber: file.stock.withoutNumber,
    colourOf: (name) => colours.get(normalizeForComparison(name)),
    isLeft: (categoryId) => file.categories.some(({ feed, leave }) => leave && isIn(categoryId, feed)),
    ...moved,
  };
}

/**
 * The name of a category, normalised for comparison. A word that mixes Latin and Cyrillic letters is
 * converted to one script.
 */
const categoryKey = (name: string) => normalizeForComparison(inOneScript(oneLine(name)));

/** Returns a function that, for the id of a category, returns this category and all its ancestors. */
function aboveOf(raw: readonly RawCategory[]): (id: string) => readonly RawCategory[] {
  const byId = new Map(raw.map((category) => [category.id, category]));
  const known = new Map<string, readonly RawCategory[]>();
  return (id) => {
    const before = known.get(id);
    if (before) return before;
    const way: RawCategory[] = [];
    for (let at = byId.get(id); at && !way.includes(at); at = byId.get(at.parentId)) way.push(at);
    known.set(id, way);
    return way;
  };
}

/**
 * Moves categories below the category to which the names in `to` lead. If the feed has no such category, adds
 * it. Descendants of a moved category move with it.
 */
function moveCategories(
  file: MappingFile,
  raw: readonly RawCategory[],
): Pick<Mapping, 'targetOf' | 'categories'> {
  const targets = new Map<string, string>();
  const made = new Map<string, RawCategory>();
  const above = aboveOf(raw);
  const pathOf = (id: string) =>
    above(id)
      .map(({ name }) => categoryKey(name))
      .reverse()
      .join('/');
  const byPath = new Map(raw.map(({ id }) => [pathOf(id), id]));
  for (const { feed, to } of file.categories) {
    if (to === undefined) continue;
    const wanted = new Set(feed.flatMap((name) => [name, normalizeForComparison(name)]));
    const ids = raw.filter(({ id, name }) => wanted.has(id) || wanted.has(categoryKey(name)));
    const target = placeFor(to);
    for (const { id } of ids) if (id !== target) targets.set(id, target);
  }

  function placeFor(to: string): string {
    let parentId = '';
    let path = '';
    for (const name of to.split('/').map((part) => part.trim())) {
      if (name === '') continue;
      path = path === '' ? normalizeForComparison(name) : `${path}/${normalizeForComparison(name)}`;
      const id: string = byPath.get(path) ?? `mapping ${path}`;
      if (!byPath.has(path) && !made.has(id)) made.set(id, { id, parentId, name, line: raw[0]?.line ?? 1 });
      parentId = id;
    }
    return parentId;
  }

  /**
   * Follows the moves: a category may be moved to a category that is itself moved. Stops at the end, or when
   * the moves form a cycle.
   */
  const targetOf = (id: string) => {
    const seen = new Set<string>();
    let at = id;
    for (let next = targets.get(at); next !== undefined && !seen.has(next); next = targets.get(at)) {
      seen.add(next);
      at = next;
    }
    return at;
  };
  const kept = raw.filter(({ id }) => !targets.has(id));
  return {
    targetOf,
    categories: [
      ...kept.map((category) => ({ ...category, parentId: targetOf(category.parentId) })),
      ...[...made.values()],
    ],
  };
}
