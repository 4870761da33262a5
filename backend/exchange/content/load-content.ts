import { asc, eq, inArray, ne } from 'drizzle-orm';
import { giftRule, promoCode } from '../../cart/base/tables.ts';
import { loadScheduledPrices } from '../../catalog/schedule/scheduled-prices.ts';
import { contentPage } from '../../domain/tables/content.ts';
import { article, category, categoryGroup, sizeTable, variantGroup } from '../../domain/tables/goods.ts';
import type { Database, Transaction } from '../../platform/db/database.ts';
import type { ContentSet, PriceEntry } from './content-set.ts';
import { dayOf } from './days.ts';
import { pageKinds } from './read-folder.ts';

/** Key of the home page in the content table. All other rows of this table are text pages. */
export const homeKey = { kind: 'home', slug: 'home' } as const;
export const servicesKey = { kind: 'services', slug: '' } as const;

/** Loads all content that editors have written from the shop's database. */
export async function loadContent(
  db: Database | Transaction,
): Promise<Required<Omit<ContentSet, 'home'>> & Pick<ContentSet, 'home'>> {
  const contents = await db.select().from(contentPage).orderBy(asc(contentPage.kind), asc(contentPage.slug));
  const pages = pageKinds.flatMap((kind) =>
    contents.flatMap(({ kind: own, slug, body, updatedAt }) =>
      own === kind && 'blocks' in body
        ? [{ kind, slug, updated: updatedAt.toISOString().slice(0, 10), body }]
        : [],
    ),
  );
  const home = contents.find(({ kind }) => kind === homeKey.kind)?.body;
  const services = contents.find(({ kind }) => kind === servicesKey.kind)?.body;
  return {
    pages,
    ...(home && 'hero' in home && { home }),
    services: Array.isArray(services) ? services : [],
    sizeTables: await db.select().from(sizeTable).orderBy(asc(sizeTable.id)),
    ...(await loadListings(db)),
    promoCodes: await loadPromoCodes(db),
    giftRules: await loadGiftRules(db),
    prices: await loadPrices(db),
  };
}

async function loadListings(db: Database | Transaction) {
  const nodes = await db.select().from(category).orderBy(asc(category.ordinal), asc(category.path));
  const gathered = await db
    .select({ categoryId: categoryGroup.categoryId, slug: variantGroup.slug })
    .from(categoryGroup)
    .innerJoin(category, eq(category.id, categoryGroup.categoryId))
    .innerJoin(variantGroup, eq(variantGroup.id, categoryGroup.groupId))
    .where(ne(category.kind, 'category'))
    .orderBy(asc(variantGroup.slug));
  const goodsOf = Map.groupBy(gathered, ({ categoryId }) => categoryId);
  const campaigns = nodes.flatMap(({ id, path, name, kind, ordinal, isInMenu, landing }) => {
    if (kind === 'category') return [];
    const goods = goodsOf.get(id)?.map(({ slug }) => slug);
    return [{ path, name, kind, ordinal, isInMenu, landing, ...(goods && { goods }) }];
  });
  const decorations = nodes.flatMap(({ path, tile, timedTiles, feature }) =>
    tile || timedTiles?.length || feature
      ? [{ path, tile, ...(timedTiles?.length && { timedTiles }), feature }]
      : [],
  );
  return { campaigns, decorations };
}

async function loadPromoCodes(db: Database | Transaction) {
  const rows = await db.select().from(promoCode).orderBy(asc(promoCode.code));
  return rows.map(({ startsAt, endsAt, ...code }) => ({
    ...code,
    starts: dayOf(startsAt),
    ends: dayOf(endsAt),
  }));
}

async function loadGiftRules(db: Database | Transaction) {
  const rows = await db.select().from(giftRule).orderBy(asc(giftRule.ordinal), asc(giftRule.id));
  const slugs = new Map(
    (
      await db
        .select({ id: variantGroup.id, slug: variantGroup.slug })
        .from(variantGroup)
        .where(
          inArray(
            variantGroup.id,
            rows.flatMap(({ forGroupIds }) => forGroupIds),
          ),
        )
    ).map(({ id, slug }) => [id, slug]),
  );
  const skus = new Map(
    (
      await db
        .select({ id: article.id, sku: article.sku })
        .from(article)
        .where(
          inArray(
            article.id,
            rows.flatMap(({ articleIds }) => articleIds),
          ),
        )
    ).map(({ id, sku }) => [id, sku]),
  );
  return rows.map(({ forGroupIds, articleIds, startsAt, endsAt, ...rule }, index) => ({
    ...rule,
    // The stored numbers only determine the order, so they are replaced by 1, 2, 3…
    ordinal: index + 1,
    models: forGroupIds.flatMap((id) => slugs.get(id) ?? []).sort(),
    gifts: articleIds.flatMap((id) => skus.get(id) ?? []),
    starts: dayOf(startsAt),
    ends: dayOf(endsAt),
  }));
}

async function loadPrices(db: Database | Transaction): Promise<PriceEntry[]> {
  return (await loadScheduledPrices(db)).flatMap(({ kind, code, prices }) =>
    prices.map(({ price, priceBefore, startsAt, endsAt }) => ({
      kind,
      code,
      price,
      oldPrice: priceBefore,
      ...(startsAt && { from: startsAt.toISOString() }),
      ...(endsAt && { to: endsAt.toISOString() }),
    })),
  );
}
