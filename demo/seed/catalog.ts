import { campaignCategories } from '../content/campaigns.ts';
import { giftRules } from '../content/gifts.ts';
import { buildHome } from '../content/home.ts';
import { featureOf } from '../content/menu-features.ts';
import { promoCodes } from '../content/promo-codes.ts';
import { saleLanding, saleSections } from '../content/sale-sections.ts';
import { tileOf } from '../content/tiles.ts';
import { categoriesWithGoods } from '../garments/category-tree.ts';
import { usualSeed } from '../garments/stock.ts';
import type { DemoCatalog, DemoCategory, DemoGroup } from '../garments/types.ts';
import { withVariedCovers } from '../goods/cover-colours.ts';
import { withDiscounts } from '../goods/discounts.ts';
import { type Goods, isReduced } from '../goods/goods.ts';
import { buildGroup, newForDays, referenceDate } from '../goods/group.ts';
import { inDefaultOrder, popularityAt } from '../goods/order.ts';
import { editorialPages } from '../journal/editorial.ts';
import { allModels } from '../models/all-models.ts';

const dayMs = 86_400_000;

export type DemoCatalogOptions = {
  /** Silhouettes that have pictures. Models with other silhouettes are left out. */
  silhouettes: ReadonlySet<string>;
  /** Seed of the random numbers. Changes stock, discounts, dates and popularity, but no ids and URLs. */
  seed?: number;
  pictureVersion: string;
  /** Returns which views of a silhouette have pictures. If absent, only the front has one. */
  views?: (silhouette: string) => readonly string[];
  /**
   * Returns the CSS background colour of a silhouette's pictures. If absent or undefined, the shop's usual
   * one (docs/design.md §5).
   */
  tint?: (silhouette: string) => string | undefined;
  /**
   * ISO date of the day on which the shop opens. Promotions have begun by then. If absent, the reference
   * date.
   */
  today?: string;
};

/** Whether a group is new on the reference date. */
export function isNewArrival(group: DemoGroup): boolean {
  return Date.parse(referenceDate) - Date.parse(group.publishedAt) <= newForDays * dayMs;
}

/**
 * The demo shop as plain data. A pure function: equal options give the same data, byte for byte. Sums are in
 * kopecks. Ids depend only on names, so that adding or removing goods does not change those of others.
 */
export function createDemoCatalog(options: DemoCatalogOptions): DemoCatalog {
  const { pictureVersion, silhouettes, today = referenceDate } = options;
  const goods = buildGoods(options);
  const ranked = goods.toSorted((a, b) => b.group.popularity - a.group.popularity);
  const scenes = { pictureVersion, silhouettes, today };
  const categories = buildCategories(ranked, scenes);
  return {
    categories,
    groups: goods.map(({ group }) => group),
    home: buildHome({ ranked, categories, scenes, isNew: ({ group }) => isNewArrival(group) }),
    editorial: editorialPages({ ranked, categories, scenes }),
    giftRules: giftRules(ranked),
    promoCodes: goods.length > 0 ? promoCodes(today) : [],
  };
}

/** Builds all models that have pictures, with their colours, prices and default order. */
function buildGoods(options: DemoCatalogOptions): Goods[] {
  const { silhouettes, seed = usualSeed, pictureVersion, tint } = options;
  const views = (silhouette: string) => frontFirst(options.views?.(silhouette) ?? []);
  const built = allModels
    .filter((model) => silhouettes.has(model.silhouette))
    .map((model) => ({ model, group: buildGroup(model, { seed, pictureVersion, views, tint }) }));
  const priced = [...Map.groupBy(built, ({ model }) => model.silhouette).values()].flatMap((alike) => {
    const groups = withDiscounts(
      alike.map(({ group }) => group),
      seed,
      isNewArrival,
    );
    const reduced = alike.flatMap(({ model }, index) => {
      const group = groups[index];
      return group ? [{ model, group }] : [];
    });
    return withVariedCovers(reduced);
  });
  const place = new Map(inDefaultOrder(priced, seed).map(({ group }, index) => [group.id, index]));
  const finished = new Map(
    priced.map(({ model, group }) => [
      group.id,
      { model, group: { ...group, popularity: popularityAt(place.get(group.id) ?? priced.length) } },
    ]),
  );
  return built.flatMap(({ group }) => finished.get(group.id) ?? []);
}

/** The category tree, with the listings whose goods editors have chosen. */
function buildCategories(
  ranked: readonly Goods[],
  context: { pictureVersion: string; silhouettes: ReadonlySet<string>; today: string },
): DemoCategory[] {
  const tree = categoriesWithGoods(new Set(ranked.flatMap(({ group }) => group.categoryPaths)), {
    new: ranked.some(({ group }) => isNewArrival(group)),
    sale: ranked.some(isReduced),
  });
  const sale = tree.filter(({ kind }) => kind === 'sale');
  const all = [
    ...tree,
    ...sale.flatMap((root) => saleSections(ranked, root)),
    ...campaignCategories(ranked, context),
  ];
  return all.map((category) => ({
    ...category,
    landing: category.landing ?? (category.kind === 'sale' ? saleLanding(category) : null),
    tile: tileOf(category, all, context),
    feature: featureOf(category, all, ranked),
  }));
}

function frontFirst(views: readonly string[]): readonly string[] {
  return ['front', ...views.filter((view) => view !== 'front')];
}
