import { facetsById } from '#shared/goods/facets.ts';
import { countOf, GOODS } from '#shared/text/plural.ts';
import type { ListedGoods } from '@/features/catalog/cards/listed-goods';
import { type ListingSearch, writeListingSearch } from '@/features/catalog/choice/listing-search';
import { listingPageName } from '@/features/catalog/listing/listing-name';
import type { ListingPage } from '@/features/catalog/listing/listing-page';
import { searchHref } from '@/features/search/query/search-query';
import { listingHref } from '@/shop/addresses/paths';
import type { SearchPage } from '../listing-page/load-search';
import { cardList } from './card-list';
import { facts, heading, link, list, paragraph, section, writeNodes } from './nodes';

/** A page of a listing as Markdown. */
export function listingMarkdown(listing: ListingPage): string {
  const { path, tabs, landing, fallback } = listing;
  const hrefOf = (search: ListingSearch) => listingHref(path, writeListingSearch(search));
  return writeNodes([
    heading(1, listingPageName(listing)),
    ...(landing?.text ? [paragraph(landing.text)] : []),
    ...goodsNodes(listing, hrefOf),
    ...section(
      'Разделы',
      tabs.length === 0 ? [] : [list(tabs.map((tab) => link(tab.name, listingHref(tab.path))))],
    ),
    ...section('Может подойти', cardList(fallback)),
  ]);
}

/** The results of a search as Markdown. */
export function searchMarkdown({ query, shownQuery, goods, similar, fallback }: SearchPage): string {
  const hrefOf = (search: ListingSearch) => searchHref(query, writeListingSearch(search));
  return writeNodes([
    heading(1, query === '' ? 'Поиск' : `Поиск «${query}»`),
    ...(shownQuery === null ? [] : [paragraph(`Показано по\u00a0запросу «${shownQuery}».`)]),
    ...(goods ? goodsNodes(goods, hrefOf) : [paragraph('Ничего не\u00a0нашлось.')]),
    ...section('Похожие товары', cardList(similar?.cards ?? [])),
    ...section('Может подойти', cardList(fallback)),
  ]);
}

function goodsNodes(goods: ListedGoods, hrefOf: (search: ListingSearch) => string) {
  const { cards, totalItems, page, totalPages, choice, sort } = goods;
  return [
    paragraph(`${countOf(totalItems, GOODS)}, страница ${page} из\u00a0${totalPages}.`),
    ...cardList(cards),
    ...(page < totalPages
      ? [paragraph(link('Следующая страница', hrefOf({ ...choice, sort, page: page + 1 })))]
      : []),
    ...section('Фильтры', filterNodes(goods)),
  ];
}

/** The URL parameters of the filters, each with the values that have goods. */
function filterNodes({ facets }: ListedGoods) {
  return facts(
    facets.map(({ id, title, groups }) => {
      const values = groups.flatMap(({ options }) => options.filter(({ count }) => count > 0));
      const shown = values.map(({ value, name }) => (value === name ? value : `${value} (${name})`));
      return [`${title}, ${facetsById[id].parameter}=`, shown.join(', ')] as const;
    }),
  );
}
