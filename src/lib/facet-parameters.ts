import type { FacetId } from './api';

/** What a facet is called in an address. In the order in which addresses name them. */
export const FACET_PARAMETERS: Readonly<Record<FacetId, string>> = {
  category: 'razdel',
  size: 'razmer',
  colour: 'cvet',
  material: 'sostav',
  season: 'sezon',
  fit: 'posadka',
  line: 'liniya',
  discount: 'skidka',
  availability: 'nalichie',
  store: 'magazin',
};

/** Whole roubles. After the facets. */
export const PRICE_FROM = 'cena_ot';
export const PRICE_TO = 'cena_do';

/** Everything that the address of a list of goods says of it, in its order. */
export const LIST_PARAMETERS: readonly string[] = [
  ...Object.values(FACET_PARAMETERS),
  PRICE_FROM,
  PRICE_TO,
  'sort',
  'page',
];
