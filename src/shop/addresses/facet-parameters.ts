import { type FacetParameter, facetsById } from '#shared/goods/facets.ts';

/** Whole roubles. After the facets. */
export const PRICE_FROM = 'cena_ot';
export const PRICE_TO = 'cena_do';

type ListParameter = FacetParameter | typeof PRICE_FROM | typeof PRICE_TO | 'sort' | 'page';

/** What the address of a list of goods says of it; a form without scripts sends a parameter several times. */
export type ListParameters = { [name in ListParameter]?: string | string[] };

/** The same as it is written: every parameter once. */
export type WrittenList = { [name in ListParameter]?: string };

/** Everything that the address of a list of goods says of it, in its order. */
export const LIST_PARAMETERS: readonly string[] = [
  ...Object.values(facetsById).map(({ parameter }) => parameter),
  PRICE_FROM,
  PRICE_TO,
  'sort',
  'page',
] satisfies ListParameter[];
