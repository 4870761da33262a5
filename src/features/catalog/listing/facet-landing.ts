import { facetIds } from '#shared/goods/facets.ts';
import { type LandingWords, LEAST_MODELS, landingWords, lowerCased } from '#shared/goods/landing-words.ts';
import type { ListedGoods } from '../cards/listed-goods';
import type { FacetData } from '../choice/facet-data';
import { DEFAULT_SORT } from '../choice/listing-search';
import { appliedOf } from '../filters/applied';

type Chosen = Pick<ListedGoods, 'choice' | 'sort' | 'totalItems'>;

/**
 * People search for collections, promotions, new arrivals and the sale by name, so these have no facet
 * landings.
 */
const isAnnounced = (path: string) => /^(kollektsiya|aktsii|novinki|rasprodazha)(\/|$)/.test(path);

/** Whether search engines may show a page of goods. */
export type Indexing =
  /** The listing with nothing chosen. */
  | { kind: 'whole' }
  /** One chosen value of one facet that people search for. The page has its own title. */
  | ({ kind: 'landing'; words: string } & LandingWords)
  /** Any other choice or order: the page is not indexed. */
  | { kind: 'aside' };

/**
 * Decides which pages of a listing search engines may show (docs/decisions/0017-being-found.md). `hasParts`:
 * whether the listing contains other listings.
 */
export function indexingOf(
  { choice, sort, totalItems }: Chosen,
  facets: readonly FacetData[],
  { path, hasParts }: { path: string; hasParts: boolean },
): Indexing {
  const hasPrices = choice.priceFrom !== undefined || choice.priceTo !== undefined;
  const ids = facetIds.flatMap((id) => (choice[id] ?? []).map(() => id));
  if (sort !== DEFAULT_SORT || hasPrices || ids.length > 1 || totalItems === 0) return { kind: 'aside' };
  const [only] = ids;
  if (!only) return { kind: 'whole' };
  if (isAnnounced(path) || totalItems < LEAST_MODELS) return { kind: 'aside' };
  const [applied] = appliedOf(choice, facets);
  const options = facets.find(({ id }) => id === only)?.groups.flatMap((group) => group.options) ?? [];
  const name = options.find(({ value }) => value === choice[only]?.[0])?.name;
  const words = name && landingWords(only, name, { values: options.length, hasParts });
  return applied && words
    ? { kind: 'landing', words: lowerCased(applied.name), ...words }
    : { kind: 'aside' };
}
