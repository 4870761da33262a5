import type { CollectionPage } from 'schema-dts';
import { formatMoney } from '#shared/text/money.ts';
import { countOf, GOODS } from '#shared/text/plural.ts';
import { writeListingSearch } from '@/features/catalog/choice/listing-search';
import type { Indexing } from '@/features/catalog/listing/facet-landing';
import { listingPageName } from '@/features/catalog/listing/listing-name';
import type { ListingPage } from '@/features/catalog/listing/listing-page';
import { listingHref, productHref } from '@/shop/addresses/paths';
import { breadcrumbData } from './breadcrumb-data';
import { jsonLd } from './json-ld';
import { openGraph, sharedPicture } from './open-graph';
import { absolute, pageHead, shortened } from './page-head';
import { pageTitle, shopTitle } from './page-title';

/**
 * Head tags of a listing. Its pages and facet landings have their own canonical URLs; other choices and
 * orders have that of the listing.
 */
export function listingHead(listing: ListingPage) {
  const { path, page, crumbs, choice, indexing } = listing;
  const name = listingPageName(listing);
  const isAside = indexing.kind === 'aside';
  const facts = {
    title: (isCampaign(path) ? pageTitle : shopTitle)(page > 1 ? `${name}, страница\u00a0${page}` : name),
    description: describe(listing, indexing, name),
    path: listingHref(
      path,
      writeListingSearch({ ...(indexing.kind === 'landing' && choice), ...(!isAside && { page }) }),
    ),
    indexed: !isAside,
  };
  // A page that is not indexed needs no structured data.
  if (!import.meta.env.SSR || isAside) return pageHead(facts);
  const way = crumbs.map((crumb) => ({ name: crumb.name, path: listingHref(crumb.path) }));
  const here = indexing.kind === 'landing' ? [{ name, path: facts.path }] : [];
  return pageHead(facts, [
    ...openGraph({ ...facts, type: 'website', picture: sharedPicture(`listing/${path}`, name) }),
    jsonLd(collectionData(listing, name), breadcrumbData([...way, ...here])),
  ]);
}

/** Structured data of the goods on the page, in order. Positions continue over the pages. */
function collectionData({ cards, page, pageSize, totalItems }: ListingPage, name: string): CollectionPage {
  const before = (page - 1) * pageSize;
  return {
    '@type': 'CollectionPage',
    name,
    mainEntity: {
      '@type': 'ItemList',
      numberOfItems: totalItems,
      itemListElement: cards.map(({ productUrl }, place) => ({
        '@type': 'ListItem' as const,
        position: before + place + 1,
        url: absolute(productHref(productUrl)),
      })),
    },
  };
}

/**
 * Whether the listing has a name of its own, to whose title no facets are added: a collection, promotion, new
 * arrivals or the sale.
 */
const isCampaign = (path: string) => /^(kollektsiya|aktsii|novinki|rasprodazha)(\/|$)/.test(path);

/** The description: the editors' text of a landing, otherwise the number of goods and their prices. */
function describe(listing: ListingPage, indexing: Indexing, name: string): string {
  const { landing, page, totalItems, totalPages, prices } = listing;
  const [least] = prices;
  const from = least === null ? '' : ` от\u00a0${formatMoney(least)}`;
  const facts = `${name}: ${countOf(totalItems, GOODS)}${from} с\u00a0доставкой по\u00a0России и\u00a0примеркой перед покупкой.`;
  const about = landing?.text && indexing.kind === 'whole' ? `${name}. ${landing.text}` : facts;
  if (page === 1) return shortened(about);
  return `${shortened(about, 130)} Страница\u00a0${page} из\u00a0${totalPages}.`;
}
