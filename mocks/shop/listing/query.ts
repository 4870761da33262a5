import type { UnderstoodPart } from '#contract/client/client.schemas.ts';
import { colourFamilies } from '#shared/goods/colour-families.ts';
import { facetValue } from '#shared/goods/facet-values.ts';
import { formatMoney } from '#shared/text/money.ts';
import { NBSP } from '#shared/text/typography.ts';
import type { SelectedFilters } from './choice.ts';
import { stemOf, wordsOf } from './words.ts';

/** What was understood of a search query: words to search for, and filters that were recognised. */
export type ReadQuery = { words: string[]; implied: SelectedFilters; understood: UnderstoodPart[] };

const PRICE = /(?<=^|\s)(от|до|дороже|дешевле)\s+(\d[\d\s]*)(?:\s*(?:₽|р|руб\S*)(?=\s|$))?/giu;
const SIZE = /(?<=^|\s)(?:размера?\s+)?([345]\d)(?:\s+размера?)?(?=\s|$)/giu;
const WORD = /[\p{L}]+/gu;
/**
 * Matches endings of adjectives. They distinguish colours from other words: «белое» is a colour, «бельё» is
 * not.
 */
const ADJECTIVE = /(?:[ыио]й|[ая]я|[ое]е|[ыи]е|[ое]го|[ое]му|[ую]ю|[ыи]м|[ыи]х|[ое]м|[ыи]ми)$/;

/** Recognises sizes, colours and prices in a search query. */
export function readQuery(query: string): ReadQuery {
  const implied: SelectedFilters = {};
  const understood: (UnderstoodPart & { at: number })[] = [];
  let rest = query;
  const take = (kind: UnderstoodPart['kind'], name: string, part: string) => {
    understood.push({ kind, name, rest: without(query, part), at: query.indexOf(part) });
    rest = without(rest, part);
  };
  for (const [part, word = '', digits = ''] of query.matchAll(PRICE)) {
    const roubles = Number(digits.replace(/\s/g, ''));
    const isUpper = /до|дешевле/i.test(word);
    implied[isUpper ? 'priceTo' : 'priceFrom'] = roubles * 100;
    take('price', `${isUpper ? 'до' : 'от'}${NBSP}${formatMoney(roubles * 100)}`, part);
  }
  for (const [part, size = ''] of rest.matchAll(SIZE)) {
    implied.size = [...(implied.size ?? []), size];
    take('size', `размер${NBSP}${size}`, part);
  }
  for (const [part] of rest.matchAll(WORD)) {
    const family = familyIn(part);
    if (!family) continue;
    implied.colour = [...(implied.colour ?? []), facetValue(family)];
    take('colour', family, part);
  }
  const inOrder = understood.sort((one, other) => one.at - other.at);
  return { words: wordsOf(rest), implied, understood: inOrder.map(({ at: _, ...part }) => part) };
}

const without = (query: string, part: string) => query.replace(part, ' ').replace(/\s+/g, ' ').trim();

function familyIn(text: string): string | undefined {
  const [word = ''] = wordsOf(text);
  return colourFamilies.find((family) => {
    const [name = ''] = wordsOf(family);
    if (!ADJECTIVE.test(name)) return word === name;
    return ADJECTIVE.test(word) && stemOf(word) === stemOf(name);
  });
}
