import { typeset } from '#shared/text/typeset.ts';
import type { SuggestedAddress } from '../base/address-suggester.ts';
import { COMMON_STREETS, STREETS } from './street-list.ts';

const MOST = 10;

/** Words for the kind of a street, such as «улица». Comparisons ignore them. */
const KINDS = new Set([
  'ул',
  'улица',
  'пр',
  'пр-т',
  'проспект',
  'ш',
  'шоссе',
  'наб',
  'набережная',
  'пер',
  'д',
  'дом',
]);

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .split(/[\s.,\u00a0]+/)
    .filter((word) => word !== '' && !KINDS.has(word));

/** Matches house numbers: 24, 24а, 12/2, 5к1. */
const HOUSE = /^\d{1,4}[а-яa-z]?([/-]\d{1,4})?([кс]\d{1,3})?$/;

/**
 * Suggests streets of the built-in list that begin with the typed text. A house number typed after the street
 * is added to each suggestion.
 */
export function suggestStreets(cityName: string, typed: string): SuggestedAddress[] {
  const words = wordsOf(typed);
  const last = words.at(-1) ?? '';
  const streets = STREETS[cityName] ?? COMMON_STREETS;
  const whole = namesWith(streets, words);
  // The last number may belong to the street name, as in «8 Марта»; then it is not a house number.
  if (whole.length > 0 || words.length < 2 || !HOUSE.test(last)) return whole.map((name) => toAddress(name));
  return namesWith(streets, words.slice(0, -1)).map((name) => toAddress(name, last));
}

/**
 * Finds the street names that match all typed words. A typed word matches the beginning of any word in the
 * name.
 */
function namesWith(streets: readonly string[], words: readonly string[]): string[] {
  if (words.length === 0) return [];
  return streets
    .filter((street) => {
      const own = wordsOf(street);
      return words.every((word) => own.some((name) => name.startsWith(word)));
    })
    .slice(0, MOST);
}

const toAddress = (street: string, house?: string): SuggestedAddress => ({
  text: typeset(house === undefined ? street : `${street}, ${house}`),
  isComplete: house !== undefined,
  postalCode: null,
  latitude: null,
  longitude: null,
});
