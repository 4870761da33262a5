import { categoriesWithGoods } from './category-tree.ts';
import { withDiscounts } from './discounts.ts';
import { buildGroup, newForDays, referenceDate } from './group.ts';
import { buildHome } from './home.ts';
import { allModels } from './models/all-models.ts';
import type { DemoCatalogue, DemoGroup } from './types.ts';

const dayMs = 86_400_000;

export type DemoCatalogueOptions = {
  /** Ids of the silhouettes that have pictures; models of others are left out. */
  silhouettes: ReadonlySet<string>;
  /** Decides stock, discounts, dates and popularity, never an id or an address. */
  seed?: number;
  pictureVersion: string;
  /** Views that exist of a silhouette; only `front` when absent. */
  views?: (silhouette: string) => readonly string[];
  /** Backdrop of a silhouette's pictures as its map set has it; look.md's tint of the kind when absent. */
  tint?: (silhouette: string) => string | undefined;
};

/** Whether a group counts as new on the reference date. */
export function isNewArrival(group: DemoGroup): boolean {
  return Date.parse(referenceDate) - Date.parse(group.publishedAt) <= newForDays * dayMs;
}

/**
 * The demo shop as plain data: pure, and the same for the same options byte for byte. Money is in kopecks.
 * Ids follow from names, so they stay when other goods come or go.
 */
export function createDemoCatalogue(options: DemoCatalogueOptions): DemoCatalogue {
  const { silhouettes, seed = 20_261_120, pictureVersion, tint } = options;
  const views = (silhouette: string) => frontFirst(options.views?.(silhouette) ?? []);
  const bySilhouette = new Map<string, DemoGroup[]>();
  const built = allModels
    .filter((model) => silhouettes.has(model.silhouette))
    .map((model) => ({ model, group: buildGroup(model, { seed, pictureVersion, views, tint }) }));
  for (const { model, group } of built) {
    bySilhouette.set(model.silhouette, [...(bySilhouette.get(model.silhouette) ?? []), group]);
  }
  const priced = new Map(
    [...bySilhouette.values()]
      .flatMap((groups) => withDiscounts(groups, seed, isNewArrival))
      .map((group) => [group.id, group]),
  );
  const goods = built.map(({ model, group }) => ({
    silhouette: model.silhouette,
    group: priced.get(group.id) ?? group,
  }));
  const groups = goods.map(({ group }) => group);
  const categories = categoriesWithGoods(new Set(groups.flatMap((group) => group.categoryPaths)), {
    new: groups.some(isNewArrival),
    sale: groups.some((group) => group.variants.some((variant) => variant.priceBefore !== null)),
  });
  return { categories, groups, home: buildHome(goods, categories, isNewArrival) };
}

function frontFirst(views: readonly string[]): readonly string[] {
  return ['front', ...views.filter((view) => view !== 'front')];
}
