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
  зима: 'зимний',
  лето: 'летний',
  демисезон: 'демисезонный',
  'круглый год': 'всесезонный',
};

/** How a page of goods stands to search engines. */
export type Standing =
  /** The listing itself. */
  | { kind: 'whole' }
  /**
   * One value of one facet that people search by: a page of its own, which is called so. `adjective` says the same
   * before a noun, in the dictionary form, `after` behind one: «из шерсти», «с круглым вырезом».
   */
  | { kind: 'landing'; words: string; adjective?: string; after?: string }
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
  const options = facets.find(({ id }) => id === only)?.groups.flatMap((group) => group.options) ?? [];
  const name = lowered(options.find(({ value }) => value === choice[only]?.[0])?.name ?? '');
  return {
    kind: 'landing',
    words: lowered(applied.name),
    ...adjectiveOf(only, name),
    ...afterOf(only, name),
  };
}

/** The letter of «V-образный» is a shape. */
const lowered = (text: string) => text.replace(/\p{Lu}(?=\p{Ll})/gu, (letter) => letter.toLowerCase());

function adjectiveOf(id: FacetData['id'], name: string): { adjective?: string } {
  const adjective = id === 'colour' ? name : id === 'season' ? SEASONS[name] : undefined;
  return adjective && /(ый|ий|ой)$/.test(adjective) ? { adjective } : {};
}

/** What stands behind a noun; as the name says it where that takes more grammar. */
function afterOf(id: FacetData['id'], name: string): { after?: string } {
  if (id === 'material') {
    const of = genitiveOf(name);
    if (of) return { after: `из\u00a0${of}` };
    // What is spun in, a thing is said to be with: «с эластаном».
    return /^[а-яё]+[бвдзлмнпрстф]$/.test(name) ? { after: `с\u00a0${name}ом` } : {};
  }
  const [, root, ending, noun = 'вырез'] = /^(\S+)([ыио]й)(?: (воротник))?$/.exec(name) ?? [];
  if (id !== 'neckline' || !root) return {};
  return { after: `с\u00a0${root}${ending === 'ий' ? 'им' : 'ым'} ${noun}ом` };
}

/** The genitive of what clothes are said to be made of: «шерсти», «льна», «натуральной кожи». */
function genitiveOf(name: string): string | undefined {
  if (name === 'хлопок') return 'хлопка';
  if (name === 'лён') return 'льна';
  if (/^(шёлк|кашемир|мохер|модал|лиоцелл|деним)$/.test(name)) return `${name}а`;
  if (/^(шерст|латун)ь$/.test(name)) return `${name.slice(0, -1)}и`;
  const [, adjective, noun] = /^([а-яё]+ая )?([а-яё]+)а$/.exec(name) ?? [];
  if (!noun) return undefined;
  return `${adjective?.replace(/ая $/, 'ой ') ?? ''}${noun}${/[гкхжшчщ]$/.test(noun) ? 'и' : 'ы'}`;
}
