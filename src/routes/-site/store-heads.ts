import { storeHref, storesHref } from '@/features/stores/stores-href';
import type { City, Store } from '@/lib/api';
import { pageTitle } from './page-title';

/** Title, description and canonical address of the stores of a city, or of all. */
export function storesHead(city: City | undefined) {
  const where = city ? `: ${city.name}` : '';
  return {
    meta: [
      { title: pageTitle(`Магазины${where}`) },
      { name: 'description', content: `Адреса, телефоны и\u00a0часы работы магазинов${where}.` },
    ],
    links: [{ rel: 'canonical', href: storesHref(city?.code) }],
  };
}

/** Title, description and canonical address of a store. */
export function storeHead({ code, name, cityName, address }: Store) {
  return {
    meta: [
      { title: pageTitle(`${name}, ${cityName}`) },
      { name: 'description', content: `${cityName}, ${address}. Телефон, часы работы, услуги.` },
    ],
    links: [{ rel: 'canonical', href: storeHref(code) }],
  };
}
