import type { UnmetPart } from '#contract/client/client.schemas.ts';
import { requiredMessage } from '#shared/forms/required.ts';
import type { ShopOperations } from '../../contract/shop-operations.ts';
import { cardNow } from '../goods/articles.ts';
import { type Goods, goods } from '../goods/goods.ts';
import { Refusal } from '../state/refusal.ts';
import type { ShopState } from '../state/state.ts';
import { onePerModel, orders, pageOf } from './card-order.ts';
import { type Choice, choose, type SelectedFilters } from './choice.ts';
import { readQuery } from './query.ts';
import { inOtherLayout, isTypoOf, stemOf, wordsOf } from './words.ts';

export function searchOperations(
  state: ShopState,
): Pick<ShopOperations, 'searchProducts' | 'getSearchFacets'> {
  return {
    searchProducts({ query: { q, page, sort, ...wanted } }) {
      const query = trimmed(q);
      const { shownQuery, understood, unmet, found } = find(state, query, wanted);
      const cards = found.left.map(({ card }) => cardNow(state, card));
      const shown = pageOf(onePerModel(cards, orders[sort]).sort(orders[sort]), page);
      if (!shown) throw new Refusal('NOT_FOUND');
      const { facets, priceRange } = found;
      return { query, shownQuery, understood, unmet, ...UNRULED, facets, priceRange, sort, ...shown };
    },

    getSearchFacets({ query: { q, ...wanted } }) {
      const { totalItems, facets, priceRange } = find(state, trimmed(q), wanted).found;
      return { totalItems, facets, priceRange };
    },
  };
}

/** Fields of a search result that the mock shop does not support. They are always null. */
const UNRULED = { similar: null, redirectTo: null, banner: null };

/**
 * Trims a query.
 * @throws {Refusal} INVALID_REQUEST if nothing is left
 */
function trimmed(q: string): string {
  const query = q.trim();
  if (query !== '') return query;
  throw new Refusal('INVALID_REQUEST', [
    { in: 'query', pointer: '/q', code: 'required', message: requiredMessage('/q') },
  ]);
}

type Found = {
  shownQuery: string | null;
  understood: ReturnType<typeof readQuery>['understood'];
  unmet: UnmetPart[];
  found: Choice;
};

/**
 * Finds the goods for a query. If nothing is found, tries corrected queries one after the other and returns
 * the first result.
 */
function find(state: ShopState, query: string, wanted: SelectedFilters): Found {
  const candidates = [query, inOtherLayout(query), respelled(query), ...wordsOf(respelled(query))];
  const shown = candidates.find((candidate) => goodsFor(state, candidate).length > 0) ?? query;
  const left = goodsFor(state, shown);
  return {
    shownQuery: shown === query ? null : shown,
    understood: readQuery(shown).understood,
    unmet: left.length > 0 && wordsOf(respelled(query)).includes(shown) ? ignoredWords(shown, query) : [],
    found: choose(state, left, wanted),
  };
}

/** The words of a query that the found goods do not match, if only the word `shown` was searched for. */
function ignoredWords(shown: string, query: string): UnmetPart[] {
  return wordsOf(respelled(query))
    .filter((word) => word !== shown)
    .slice(0, 12)
    .map((words) => ({ words, how: 'ignored', shown: null }));
}

/** The goods that match the words of a query and the filters recognised in it. */
export function goodsFor(state: ShopState, query: string): Goods[] {
  const { words, implied, understood } = readQuery(query);
  if (words.length === 0 && understood.length === 0) return [];
  const fitting = goods.filter((each) => fits(each, words));
  const choice = choose(state, fitting, implied);
  const chosen = choice.facets.flatMap(({ values }) => values.filter((value) => value.chosen));
  const asked = (implied.size?.length ?? 0) + (implied.colour?.length ?? 0);
  return chosen.length < asked ? [] : choice.left;
}

/** Whether each word is the beginning of a word in the texts about the goods. */
function fits(each: Goods, words: string[]): boolean {
  const texts = textsOf(each);
  return words.every((word) => texts.some((other) => other.startsWith(stemOf(word))));
}

function textsOf({ card, product }: Goods): string[] {
  const places = product.breadcrumbs.map(({ name }) => name);
  const fibres = product.composition.map(({ fibre }) => fibre);
  const { name, colour } = card;
  return wordsOf(
    [name, ...places, ...fibres, colour.displayValue, product.brandLine, product.vendorCode ?? ''].join(' '),
  );
}

const vocabulary = [...new Set(goods.flatMap(textsOf))].filter((word) => word.length > 3);

/** The query with each unknown word replaced by a known word that differs by one typo. */
function respelled(query: string): string {
  return query.replace(/\p{L}{4,}/gu, (text) => {
    const [word = ''] = wordsOf(text);
    if (vocabulary.some((other) => other.startsWith(stemOf(word)))) return text;
    return vocabulary.find((other) => isTypoOf(word, other)) ?? text;
  });
}
