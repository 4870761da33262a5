import type { CampaignEntry, ContentSet } from '../../backend/exchange/content/content-set.ts';
import { sizeTable, sizeTableIds } from '../garments/size-tables.ts';
import type { DemoCatalog } from '../garments/types.ts';
import { readDemoPages } from '../pages/all-pages.ts';
import { services } from './services.ts';

/** Demo content that does not depend on goods: pages, services, size tables. */
export async function contentWithoutGoods(): Promise<ContentSet> {
  return {
    pages: await readDemoPages(),
    services: [...services],
    sizeTables: sizeTableIds.map((id) => ({ id, body: sizeTable(id) })),
  };
}

/** Demo content that refers to goods: the home page, campaigns, tiles, menus, promo codes and gift rules. */
export function contentForGoods({
  categories,
  groups,
  home,
  editorial = [],
  promoCodes = [],
  giftRules = [],
}: DemoCatalog): ContentSet {
  const slugOf = new Map(groups.map(({ id, slug }) => [id, slug]));
  const articles = groups.flatMap(({ variants }) => variants.flatMap((variant) => variant.articles));
  const skuOf = new Map(articles.map(({ id, sku }) => [id, sku]));
  const slugs = (ids: readonly string[]) => ids.flatMap((id) => slugOf.get(id) ?? []);
  return {
    ...(editorial.length > 0 && { pages: editorial }),
    home,
    campaigns: categories.flatMap((category): CampaignEntry[] => {
      const { path, name, kind, ordinal, isInMenu = true, landing = null, groupIds = [] } = category;
      if (kind === 'category') return [];
      return [{ path, name, kind, ordinal, isInMenu, landing, goods: slugs(groupIds) }];
    }),
    decorations: categories.flatMap(({ path, tile = null, feature = null }) =>
      tile || feature ? [{ path, tile, feature }] : [],
    ),
    promoCodes: promoCodes.flatMap(({ endsAt, categoryPaths: named, ...code }) => {
      const categoryPaths = named.filter((path) => categories.some((category) => category.path === path));
      // Leaves out a promo code whose listings all do not exist. Without listings it would apply to all
      // goods.
      if (named.length > 0 && categoryPaths.length === 0) return [];
      return [{ ...code, categoryPaths, starts: null, ends: endsAt }];
    }),
    giftRules: giftRules.map(({ forGroupIds, articleIds, ...rule }) => ({
      ...rule,
      models: slugs(forGroupIds).sort(),
      gifts: articleIds.flatMap((id) => skuOf.get(id) ?? []),
      starts: null,
      ends: null,
    })),
  };
}
