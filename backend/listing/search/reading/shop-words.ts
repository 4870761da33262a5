import { genderOfAdjective } from '#shared/text/agreement.ts';
import type { FacetEntries, GoodsSnapshot, TraitId } from '../../columns/goods-snapshot.ts';
import { traitIds } from '../../columns/goods-snapshot.ts';
import { termsOf } from '../../language/terms.ts';
import type { Shades } from '../../words/shades.ts';
import type { WordIndex } from '../../words/word-index.ts';

/** Facet values by name. A key has the stems of the name, joined by spaces. */
export type ValueWords = ReadonlyMap<string, readonly string[]>;

/** Attribute facets that queries can mention. */
export type AttributeKind = 'pattern' | 'length' | 'sleeve' | 'closure';

/** The names of all facet values in the shop, by which readers recognise them. */
export type ShopWords = {
  index: WordIndex;
  sizes: FacetEntries;
  families: ValueWords;
  materials: ValueWords;
  seasons: ValueWords;
  attributes: Readonly<Record<AttributeKind, ValueWords>>;
  /** Indexes of shades by name. A key is the whole name of a shade or the beginning of one. */
  shades: ReadonlyMap<string, readonly number[]>;
  /** For each shade: its colour family, as a facet value. */
  familyOf: readonly string[];
  nameOf(facet: 'colour' | 'material' | 'season' | AttributeKind, value: string): string;
};

const made = new WeakMap<WordIndex, ShopWords>();

export function shopWordsOf(snapshot: GoodsSnapshot): ShopWords {
  const known = made.get(snapshot.words);
  if (known) return known;
  const trait = (id: TraitId) => snapshot.traits[traitIds.indexOf(id)] ?? noValues;
  const entries = {
    colour: snapshot.colours,
    material: trait('material'),
    season: trait('season'),
    pattern: trait('pattern'),
    length: trait('length'),
    sleeve: trait('sleeve'),
    closure: trait('closure'),
  };
  const families = valueWords(entries.colour, false);
  const { shades } = snapshot.words;
  const shop: ShopWords = {
    index: snapshot.words,
    sizes: snapshot.sizes,
    families,
    materials: valueWords(entries.material, true),
    seasons: valueWords(entries.season, false),
    attributes: {
      pattern: valueWords(entries.pattern, false),
      length: valueWords(entries.length, false),
      sleeve: valueWords(entries.sleeve, false),
      closure: valueWords(entries.closure, false),
    },
    shades: shadeWords(shades),
    familyOf: shades.list.map(({ family }) => families.get(keyOf(family))?.[0] ?? ''),
    nameOf: (facet, value) => {
      const { places, entries: named } = entries[facet];
      return named[places.get(value) ?? -1]?.name ?? value;
    },
  };
  made.set(snapshot.words, shop);
  return shop;
}

const noValues: FacetEntries = { entries: [], places: new Map() };

export function keyOf(name: string): string {
  return termsOf(name)
    .map(({ stem }) => stem)
    .join(' ');
}

/** Facet values by name. If `byNoun` is true, also by the noun in the name: «кожа» for «натуральная кожа». */
function valueWords({ entries }: FacetEntries, byNoun: boolean): ValueWords {
  const words = new Map<string, string[]>();
  const note = (key: string, value: string) => {
    const values = words.get(key) ?? [];
    if (key !== '' && !values.includes(value)) words.set(key, [...values, value]);
  };
  for (const { name, value } of entries) {
    const key = keyOf(name);
    note(key, value);
    if (byNoun) note(key.slice(key.lastIndexOf(' ') + 1), value);
  }
  return words;
}

/**
 * Shades by name, or by the beginning of a name: «тёмно-синий» also finds «Тёмно-синий в полоску». «Цветы»
 * (flowers) finds none, because it is not a colour.
 */
function shadeWords({ list }: Shades): Map<string, number[]> {
  const words = new Map<string, number[]>();
  const note = (key: string, place: number) => {
    const places = words.get(key);
    if (!places) words.set(key, [place]);
    else if (!places.includes(place)) places.push(place);
  };
  const whole = new Set(list.map(({ stems }) => stems.join(' ')));
  list.forEach(({ name, stems }, place) => {
    note(stems.join(' '), place);
    const [first = ''] = name.split(/\s/);
    const isAdjective = genderOfAdjective(first.replace(/-.*/, '')) !== undefined || first.includes('-');
    for (let length = 1; length < Math.min(stems.length, 4); length++) {
      const key = stems.slice(0, length).join(' ');
      if (isAdjective || whole.has(key)) note(key, place);
    }
  });
  return words;
}
