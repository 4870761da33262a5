import { type FacetParameter, facetsById } from '#shared/goods/facets.ts';

/** Parameters of the price range, in whole roubles. In a URL they follow the facets. */
export const PRICE_FROM = 'cena_ot';
export const PRICE_TO = 'cena_do';

type ListParameter = FacetParameter | typeof PRICE_FROM | typeof PRICE_TO | 'sort' | 'page';

/**
 * The URL parameters of a list of goods, as parsed. A form without scripts repeats a parameter for several
 * values.
 */
export type ListParameters = { [name in ListParameter]?: string | string[] };

/** The URL parameters of a list of goods as the shop writes them: each once, with several values joined. */
export type WrittenList = { [name in ListParameter]?: string };

/** All URL parameters of a list of goods, in their canonical order. */
export const LIST_PARAMETERS: readonly string[] = [
  ...Object.values(facetsById).map(({ parameter }) => parameter),
  PRICE_FROM,
  PRICE_TO,
  'sort',
  'page',
] satisfies ListParameter[];
