import { type FacetParameter, facetsById } from '#shared/goods/facets.ts';

/** Price bounds in whole roubles. Written after the facets. */
export const PRICE_FROM = 'cena_ot';
export const PRICE_TO = 'cena_do';

type ListParameter = FacetParameter | typeof PRICE_FROM | typeof PRICE_TO | 'sort' | 'page';

/** Search parameters of a list of goods as parsed; a form without scripts sends a parameter several times. */
export type ListParameters = { [name in ListParameter]?: string | string[] };

/** The search parameters of a list of goods as the shop writes them: each parameter once. */
export type WrittenList = { [name in ListParameter]?: string };

/** All search parameters of a list of goods, in the order in which URLs have them. */
export const LIST_PARAMETERS: readonly string[] = [
  ...Object.values(facetsById).map(({ parameter }) => parameter),
  PRICE_FROM,
  PRICE_TO,
  'sort',
  'page',
] satisfies ListParameter[];
