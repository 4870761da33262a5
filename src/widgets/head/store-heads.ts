import type { City, Store } from '@/lib/api';
import { hrefTo } from '@/shop/addresses/href-to';
import { breadcrumbData } from './breadcrumb-data';
import { jsonLd } from './json-ld';
import { openGraph, sharedOrOwn, sharedPicture } from './open-graph';
import { type PageHead, pageHead, shortened } from './page-head';
import { pageTitle } from './page-title';
import { storeData } from './store-data';

const STORES = { name: 'Магазины', path: hrefTo('/stores') };

/** Head tags of the stores page, for one city or for all. It is not indexed if the city has no stores. */
export function storesHead(city: City | undefined, count: number): PageHead {
  const where = city ? `: ${city.name}` : '';
  const facts = {
    title: pageTitle(`Магазины${where}`),
    description: `Адреса, телефоны и\u00a0часы работы магазинов${where || ' во\u00a0всех городах'}.`,
    path: hrefTo('/stores', { search: { city: city?.code } }),
    indexed: count > 0,
  };
  if (!import.meta.env.SSR) return pageHead(facts);
  const way = city ? [STORES, { name: city.name, path: facts.path }] : [STORES];
  return pageHead(facts, [
    ...openGraph({ ...facts, type: 'website', picture: sharedPicture('shop') }),
    jsonLd(breadcrumbData(way)),
  ]);
}

/** Head tags of a store's page. */
export function storeHead(store: Store): PageHead {
  const { code, name, cityCode, cityName, address, landmark } = store;
  const path = hrefTo('/stores/$code', { params: { code } });
  const facts = {
    title: pageTitle(`${name}, ${cityName}`),
    description: shortened(
      `${cityName}, ${address}${landmark ? ` (${landmark})` : ''}. Телефон, часы работы, услуги магазина «${name}».`,
    ),
    path,
  };
  if (!import.meta.env.SSR) return pageHead(facts);
  const way = [
    STORES,
    { name: cityName, path: hrefTo('/stores', { search: { city: cityCode } }) },
    { name, path },
  ];
  return pageHead(facts, [
    ...openGraph({ ...facts, type: 'website', picture: pictureOf(store) }),
    jsonLd(storeData(store), breadcrumbData(way)),
  ]);
}

/** The preview picture of a store, or that of the shop if the store has no picture. */
function pictureOf({ code, name, cityName, address, pictures: [portrait] }: Store): string {
  if (!portrait) return sharedPicture('shop');
  const generated = sharedPicture(`store/${code}`, name, cityName, address, portrait.template);
  return sharedOrOwn(portrait, generated);
}
