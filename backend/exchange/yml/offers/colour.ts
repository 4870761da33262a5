import { clip, normalizeForComparison, oneLine } from '#shared/text/plain-text.ts';
import { families, type KnownColour, knownColours, otherFamily } from './colour-table.ts';

/** A colour as stored in the catalog. `isKnown` is false if its family is only a guess. */
export type FeedColour = {
  family: string;
  /** The name shown to shoppers. */
  name: string;
  code: string;
  hex: string;
  isKnown: boolean;
};

/** The swatch of a colour without a description. */
const neutralHex = '#b5b2ac';

const byName = new Map(knownColours.map((colour) => [normalizeForComparison(colour.name), colour]));
const familyByName = new Map(families.map((family) => [normalizeForComparison(family), family]));

/** What a feed may say about a colour besides its name. */
export type ColourHints = {
  family?: string | undefined;
  code?: string | undefined;
  hex?: string | undefined;
};

/** The key of a colour within its model: «Тёмно-Синий» and «темно-синий» have the same key. */
export const colourKey = (name: string): string => normalizeForComparison(name);

/**
 * Finds family, code and swatch of a colour by its Russian name. Hints of the feed take precedence over the
 * table. Shades («нежно-голубой», «синий в полоску») belong to the family of the colour they name, several
 * colours are «Разноцветный», an unknown name is «Другой».
 */
export function toColour(text: string, hints: ColourHints = {}): FeedColour {
  const name = capital(oneLine(text));
  const found = find(normalizeForComparison(name));
  const family =
    (hints.family && familyByName.get(normalizeForComparison(hints.family))) || found?.family || otherFamily;
  return {
    family,
    name,
    code: hints.code || whole(normalizeForComparison(name))?.code || codeOf(name),
    hex: hints.hex && /^#[\da-f]{6}$/i.test(hints.hex) ? hints.hex.toLowerCase() : (found?.hex ?? neutralHex),
    isKnown:
      found !== undefined ||
      (hints.family !== undefined && familyByName.has(normalizeForComparison(hints.family))),
  };
}

/** Words that are as often a fabric or a use as a colour. */
const doubtful = new Set(
  ['льняной', 'джинсовый', 'защитный', 'принт', 'мульти', 'меланж', 'металлик'].map(normalizeForComparison),
);

/**
 * The last colour mentioned in a product name, preferring two words to one; undefined if it mentions none.
 */
export function colourIn(name: string): string | undefined {
  const words = normalizeForComparison(name).split(/[^\p{L}-]+/u);
  for (let end = words.length; end > 0; end -= 1)
    for (const start of [end - 2, end - 1]) {
      const known = start < 0 ? undefined : whole(words.slice(start, end).join(' '));
      if (known && !doubtful.has(normalizeForComparison(known.name))) return known.name;
    }
  return undefined;
}

/** The colour that the whole phrase names. */
const whole = (phrase: string) => byName.get(phrase) ?? byName.get(masculine(phrase));

function find(name: string): KnownColour | undefined {
  const exact = whole(name);
  if (exact) return exact;
  const several = name.split(/\s*(?:[/,;+&]|\sи\s)\s*/).filter((part) => part !== '');
  if (several.length > 1) return mixed(several);
  // Tries phrases from the left, longest first: «темно-синий в полоску» is dark blue before it is blue.
  const words = name.split(/[\s()]+/);
  for (let end = words.length; end > 0; end -= 1) {
    const known = whole(words.slice(0, end).join(' '));
    if (known) return known;
  }
  for (const word of words.flatMap((one) => [one, one.split('-').at(-1) ?? one])) {
    const known = whole(word);
    if (known) return known;
  }
  return undefined;
}

function mixed(names: readonly string[]): KnownColour | undefined {
  const parts = names.map(find);
  const [first] = parts;
  if (first && parts.every((part) => part?.family === first.family)) return first;
  return parts.some((part) => part !== undefined) ? byName.get('разноцветный') : undefined;
}

/** Converts «синяя», «синее» and «синие» to «синий», the form in the table. */
function masculine(phrase: string): string {
  return phrase.replace(/[а-я-]+$/, (word) => {
    const stem = /^(.+?)(яя|ее|ие|ая|ое|ые|ий|ый|ой)$/.exec(word)?.[1];
    if (stem === undefined) return word;
    return ['ый', 'ий', 'ой'].map((ending) => stem + ending).find((form) => byName.has(form)) ?? word;
  });
}

/** Capitalises a Russian name. A maker's Latin name stays unchanged. */
const capital = (text: string) => text.replace(/^[а-яё]/, (letter) => letter.toUpperCase());

/** The code of a colour without a maker's code is its name. */
const codeOf = (name: string) => clip(name, 40).trim() || 'Цвет';
