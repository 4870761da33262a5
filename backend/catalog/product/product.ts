import type { Article, ColourLink, Product, ProductAttribute } from '#contract/client/client.schemas.ts';
import { facetsById } from '#shared/goods/facets.ts';
import { isGtin } from '#shared/goods/gtin.ts';
import { contractPrices, discountPercent } from '#shared/goods/prices.ts';
import { ANY_REASON_DAYS } from '#shared/refunds/terms.ts';
import { pricesOf, pricesOfColour } from '../../domain/article-prices.ts';
import { deliveryTerms, loadTariffs } from '../../domain/delivery-promise.ts';
import { badgeOf, coverOf, galleryOf, toColour } from '../../domain/presentation.ts';
import type { article, variantGroup } from '../../domain/tables/goods.ts';
import { toBreadcrumbs, wayTo } from '../../domain/tree.ts';
import { makersCode } from '../../domain/vendor-codes.ts';
import { ProblemError } from '../../platform/http/problem.ts';
import type { CatalogDeps } from '../base/deps.ts';
import { loadCards } from '../cached/cards.ts';
import { cachedNodes } from '../cached/listing-nodes.ts';
import { findProduct, type ProductRows } from '../cached/products.ts';
import { cachedServices } from '../cached/services.ts';
import { relatedTo } from './related.ts';

/** If this number of pieces or fewer are in stock, the page shows how many pieces are left. */
const fewLeft = 3;

/** A size of a variant with its availability. `left` is the stock if only few pieces are left. */
function toArticle(
  row: typeof article.$inferSelect,
  prices: Pick<Article, 'price' | 'priceBefore'>,
): Article {
  return {
    articleId: row.id,
    sku: row.sku,
    size: row.size,
    international: row.international,
    state: row.stock > 0 ? 'IN_STOCK' : 'SOLD_OUT',
    left: row.stock > 0 && row.stock <= fewLeft ? row.stock : null,
    ...(isGtin(row.barcode) && { gtin: row.barcode }),
    ...prices,
  };
}

/**
 * The attributes of a product page: the properties of the model, and attributes for which the model has
 * columns of their own.
 */
function toAttributes(group: typeof variantGroup.$inferSelect): ProductAttribute[] {
  return [
    { name: facetsById.fit.title, value: group.fit },
    ...group.attributes,
    { name: facetsById.season.title, value: group.season },
    { name: 'Страна производства', value: group.country },
  ].filter(({ value }) => value !== '');
}

/** The product page of one colour of a model. Throws NOT_FOUND if no colour has this slug. */
export async function getProduct(
  parts: Pick<CatalogDeps, 'db' | 'goods' | 'picturedOutfits'>,
  productUrl: string,
  now: Date,
): Promise<Product> {
  const finder = await parts.goods.finder();
  const newFrom = finder.newSince(now);
  const found = await findProduct(parts, productUrl);
  if (!found) throw new ProblemError(404, 'NOT_FOUND');
  const { variant: shown, group, family } = found;

  const [tree, services, tariffs, related] = await Promise.all([
    cachedNodes(parts),
    cachedServices(parts),
    parts.goods.cached('delivery-tariffs', () => loadTariffs(parts.db)),
    relatedTo(parts, group, shown, now),
  ]);
  const home = tree.find((node) => node.id === group.categoryId);
  const way = home ? wayTo(tree, home) : [];
  const made = family.filter((row) => row.variant.id === shown.id).map((row) => row.article);
  const prices = pricesOfColour(shown, made);
  const sizePrices = contractPrices(made.map((row) => pricesOf(row, shown)));

  return {
    variantId: shown.id,
    variantGroupId: group.id,
    productUrl: shown.productUrl,
    vendorCode: makersCode(shown),
    name: group.name,
    brandLine: group.brandLine,
    description: group.description,
    breadcrumbs: toBreadcrumbs(way),
    ...prices,
    discountPercent: discountPercent(prices.price, prices.priceBefore),
    badge: badgeOf(made, group.publishedAt.getTime() >= newFrom),
    colour: toColour(shown),
    colours: toColourLinks(family),
    pictures: galleryOf(
      related.arePictured
        ? shown.pictures
        : shown.pictures.filter(({ template }) => !parts.picturedOutfits?.isOutfit(template)),
    ),
    sizeSystem: group.sizeSystem as Product['sizeSystem'],
    sizeTableId: group.sizeTableId,
    articles: made.map((row, place) => toArticle(row, sizePrices[place] ?? {})),
    composition: group.composition,
    lining: group.lining,
    attributes: toAttributes(group),
    careCodes: group.careCodes,
    model: group.wornBy,
    services,
    terms: {
      delivery: deliveryTerms(tariffs, prices.price),
      returnDays: group.isUnderwear ? null : ANY_REASON_DAYS,
    },
    related: await loadCards(parts, related.variantIds, now),
    relatedFormOutfit: related.formOutfit,
  };
}

function toColourLinks(family: ProductRows['family']): ColourLink[] {
  const byVariant = Map.groupBy(family, (row) => row.variant.id);
  return [...byVariant.values()].flatMap((rows) => {
    const [first] = rows;
    if (!first) return [];
    return {
      variantId: first.variant.id,
      productUrl: first.variant.productUrl,
      colour: toColour(first.variant),
      picture: coverOf(first.variant.pictures),
      isAvailable: rows.some((row) => row.article.stock > 0),
    };
  });
}
