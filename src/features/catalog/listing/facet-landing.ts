import { facetIds, facetsById } from '#shared/goods/facets.ts';
import type { ListedGoods } from '../cards/listed-goods';
import type { FacetData } from '../choice/facet-data';
import { DEFAULT_SORT } from '../choice/listing-search';
import { appliedOf } from '../filters/applied';

/** With fewer models a page says nothing that the pages of those models do not say. */
const LEAST_MODELS = 3;

type Chosen = Pick<ListedGoods, 'choice' | 'sort' | 'totalItems'>;

/** What editors gathered is searched for by its own name, not by what it is made of. */
const isGathered = (path: string) => /^(kollektsiya|aktsii)(\/|$)/.test(path);

/** Seasons as adjectives, by their names. */
const SEASONS: Readonly<Record<string, string>> = {
  Зима: 'зимний',
  Лето: 'летний',
  Демисезон: 'демисезонный',
  'Круглый год': 'всесезонный',
};

/** How a page of goods stands to search engines. */
export type Standing =
  /** The listing itself. */
  | { kind: 'whole' }
  /**
   * One value of one facet that people search by: a page of its own, which is called so. `adjective` says the same
   * before a noun, in the dictionary form.
   */
  | { kind: 'landing'; words: string; adjective?: string }
  /** Any other choice or order: there for shoppers, not to be shown by search engines. */
  | { kind: 'aside' };

/** Which pages of a listing search engines may show (docs/decisions/0017-being-found.md). */
export function standingOf(
  { choice, sort, totalItems }: Chosen,
  facets: readonly FacetData[],
  path: string,
): Standing {
  const hasPrices = choice.priceFrom !== undefined || choice.priceTo !== undefined;
  const ids = facetIds.flatMap((id) => (choice[id] ?? []).map(() => id));
  if (sort !== DEFAULT_SORT || hasPrices || ids.length > 1 || totalItems === 0) return { kind: 'aside' };
  const [only] = ids;
  if (!only) return { kind: 'whole' };
  if (isGathered(path)) return { kind: 'aside' };
  const [applied] = appliedOf(choice, facets);
  if (!applied || !facetsById[only].searchedBy || totalItems < LEAST_MODELS) return { kind: 'aside' };
  // «цвет: синий» needs no grammar; the letter of «V-образный вырез» is a shape.
  return {
    kind: 'landing',
    words: applied.name.replace(/\p{Lu}(?=\p{Ll})/gu, (letter) => letter.toLowerCase()),
    ...adjectiveOf(only, choice[only]?.[0], facets),
  };
}

function adjectiveOf(
  id: FacetData['id'],
  value: string | undefined,
  facets: readonly FacetData[],
): { adjective?: string } {
  const options = facets.find((facet) => facet.id === id)?.groups.flatMap((group) => group.options) ?? [];
  const name = options.find((option) => option.value === value)?.name ?? '';
  const adjective = id === 'colour' ? name.toLowerCase() : id === 'season' ? SEASONS[name] : undefined;
  return adjective && /(ый|ий|ой)$/.test(adjective) ? { adjective } : {};
}
