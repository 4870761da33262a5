import { normaliseSize } from '#shared/goods/size-label.ts';
import { capitalised } from '#shared/text/capitalised.ts';
import { normalizeForComparison, shorten } from '#shared/text/plain-text.ts';
import { isInternalId } from '../feed/internal-code.ts';
import type { Offer } from './offer.ts';

const NAME_LIMIT = 120;

/** Matches words and characters that have no meaning at the end of a name, such as «цвет» or a comma. */
const LOOSE_END = /[\s,;:(/–—-]+$|\s(в|во|на|с|со|из|для|и|цвет|цвета|размер|разм|р|р-р|арт|артикул)[.:]?$/iu;
/** Matches an article number with its label: «арт. 4512», «(артикул: PL-1)». */
const ARTICLE =
  /[\s,;]*[([]?\s*(?<![\p{L}\d])(арт|артикул|код|sku|art)[.:№#\s]+[\p{L}\d][\p{L}\d./_-]*(?:\s*[)\]])?/giu;
/** Matches the label of a size or colour: «р. 44», «цвет: синий». */
const LABEL = /^(размер|разм|р-р|р|size|цвет|color|colour|рост)([.:]\s*|\s+)/iu;
const ENDING = /(яя|ее|ие|ая|ое|ые|ий|ый|ой)$/;

/** The fields of an offer whose values its name may repeat. */
export type NamedOffer = Pick<
  Offer,
  'name' | 'colour' | 'size' | 'international' | 'id' | 'sku' | 'vendorCode' | 'barcode'
>;

/**
 * The name of a model, derived from the names of its offers, which often end with colour, size and article
 * number. Removes these, and returns the words that are at the beginning of all names. If the names begin
 * with different words, returns the first name. The result has at most 120 characters.
 */
export function modelName(offers: readonly NamedOffer[]): string {
  const bare = offers.map(withoutOwnWords);
  const [first = ''] = bare;
  if (bare.every((name) => name === first)) return shorten(first, NAME_LIMIT);
  const later = bare.map((name, place) => withoutFirstColour(name, offers[place]));
  const name = commonBeginning(bare) || (isOne(later) ? capitalised(later[0] ?? first) : first);
  return shorten(name, NAME_LIMIT);
}

/**
 * Finds an offer that may be of other goods: its name shares no word with the first offer's name. Returns the
 * first such offer, or undefined.
 */
export function otherGoods<T extends NamedOffer>(offers: readonly T[]): T | undefined {
  const wordsOf = (offer: NamedOffer) =>
    normalizeForComparison(withoutOwnWords(offer))
      .match(/[\p{L}\d]{2,}/gu)
      ?.map(String) ?? [];
  const [first, ...others] = offers;
  const own = first && wordsOf(first);
  return (
    own &&
    others.find((offer) => offer.name !== first.name && !wordsOf(offer).some((word) => own.includes(word)))
  );
}

const isOne = (names: readonly string[]) => new Set(names.map(normalizeForComparison)).size === 1;

/**
 * Removes the colour, size, article number and internal codes of an offer from its name. If nothing would be
 * left, the name stays as it is.
 */
function withoutOwnWords(offer: NamedOffer): string {
  const own = ownWords(offer);
  const whole = offer.name.replace(/\s+/g, ' ').trim();
  const numbers = [offer.vendorCode, offer.sku, offer.barcode, offer.id]
    .filter(isNumber)
    .map(normalizeForComparison);
  const parts = whole
    .replace(ARTICLE, '')
    .replace(/\s*[([]([^()[\]]*)[)\]]/g, (all, inside: string) => (says(own, inside) ? '' : all))
    .split(/(?<=[,;])\s+/);
  const kept = parts.filter((part, place) => place === 0 || !says(own, part.replace(/[,;]$/, '')));
  const words = kept
    .join(' ')
    .split(' ')
    .filter((word) => !isInternalId(word));
  if (numbers.includes(plain(words[0] ?? ''))) words.shift();
  return trimmed(words.join(' '), own) || whole;
}

/** Removes words from the end of a name as long as they repeat other fields of the offer. */
function trimmed(name: string, own: ReadonlySet<string>): string {
  for (let text = name; ; ) {
    const tidy = tidied(text);
    const words = tidy.split(' ');
    const most = Math.min(5, words.length - 1);
    const taken = Array.from({ length: most }, (_, less) => most - less).find((count) =>
      says(own, words.slice(-count).join(' ')),
    );
    if (taken === undefined) return tidy;
    text = words.slice(0, -taken).join(' ');
  }
}

function tidied(text: string): string {
  let tidy = text;
  for (let before = ''; before !== tidy; ) {
    before = tidy;
    tidy = tidy.replace(LOOSE_END, '');
  }
  return tidy;
}

/** Whether the words are only a colour, a size or an article number of the offer. */
function says(own: ReadonlySet<string>, words: string): boolean {
  const bare = words
    .trim()
    .replace(LABEL, '')
    .replace(/^[([\s]+|[)\]\s.,;:]+$/g, '');
  const parts = bare.split(/\s*[,;/|]\s*/);
  return bare !== '' && (own.has(keyOf(bare)) || parts.every((part) => own.has(keyOf(part))));
}

function ownWords({ colour, size, international, id, sku, vendorCode, barcode }: NamedOffer): Set<string> {
  const numbers = [id, sku, vendorCode, barcode].filter(isNumber);
  const sizes = [
    size,
    ...size.split(/[/\s]/),
    international,
    `${size} ru`,
    `${size} rus`,
    `${size} eu`,
  ].filter((one) => one !== '');
  return new Set([colour.name, colour.family, ...sizes, ...numbers].map(keyOf));
}

/**
 * Whether a code is clearly an article number: it must contain a digit. A code of letters alone may be a word
 * of the name.
 */
const isNumber = (text: string) => /\d/.test(text) && text.length > 3;

/** Normalises words for comparison: «Тёмно-синее» becomes equal to «тёмно-синий», and «44-46» to «44–46». */
const keyOf = (text: string) =>
  normalizeForComparison(normaliseSize(text))
    .split(' ')
    .map((word) => (word.length > 4 ? word.replace(ENDING, '') : word))
    .join(' ');

function withoutFirstColour(name: string, offer: NamedOffer | undefined): string {
  const [first = '', ...rest] = name.split(' ');
  const own = offer ? [offer.colour.name, offer.colour.family].map(keyOf) : [];
  return rest.length > 0 && own.includes(keyOf(first)) ? rest.join(' ') : name;
}

function commonBeginning(names: readonly string[]): string {
  const all = names.map((name) => name.split(/\s+/));
  const [first = []] = all;
  const differs = first.findIndex((word, place) =>
    all.some((words) => plain(words[place] ?? '') !== plain(word)),
  );
  return tidied((differs < 0 ? first : first.slice(0, differs)).join(' '));
}

/** Removes punctuation after a word. */
const plain = (word: string) => normalizeForComparison(word).replace(/[,;.]+$/, '');
