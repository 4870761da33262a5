import { normalizeForComparison } from '#shared/text/plain-text.ts';
import { type KnownColour, knownColours } from './colour-table.ts';
import { colourWords } from './colour-words.ts';

/** The colours of the table; the key is the name, normalised for comparison. */
export const byName = new Map(knownColours.map((colour) => [normalizeForComparison(colour.name), colour]));

/**
 * The colours of the table; the keys are all other words for them (nouns, abbreviations, English words),
 * normalised for comparison.
 */
export const byWord = new Map<string, KnownColour>();
for (const colour of knownColours)
  if (!byWord.has(normalizeForComparison(colour.code)))
    byWord.set(normalizeForComparison(colour.code), colour);
for (const [name, others] of Object.entries(colourWords)) {
  const colour = byName.get(normalizeForComparison(name));
  if (!colour) throw new RangeError(`The table of colours does not have «${name}».`);
  for (const word of others.split(', ')) byWord.set(normalizeForComparison(word), colour);
}

/** Words that name a colour but may also mean a fabric or a use. */
const doubtful = new Set(
  ['льняной', 'джинсовый', 'защитный', 'принт', 'мульти', 'меланж', 'металлик'].map(normalizeForComparison),
);

/**
 * The last colour in a product name; undefined if it contains none. A colour of two words takes precedence
 * over a colour of one word.
 */
export function colourIn(name: string): string | undefined {
  const words = normalizeForComparison(name).split(/[^\p{L}-]+/u);
  for (let end = words.length; end > 0; end -= 1)
    for (const start of [end - 2, end - 1]) {
      const known = start < 0 ? undefined : inTable(words.slice(start, end).join(' '));
      if (known && !doubtful.has(normalizeForComparison(known.name))) return known.name;
    }
  return undefined;
}

/** The colour of the table with exactly this name. */
const inTable = (phrase: string) => byName.get(phrase) ?? byName.get(masculine(phrase));

/** The colour that a phrase as a whole names: by its Russian or English name, a noun or an abbreviation. */
export const wholeColour = (phrase: string): KnownColour | undefined => {
  const russian = inTable(phrase);
  if (russian) return russian;
  const word = byWord.get(phrase) ?? byWord.get(masculine(phrase));
  if (word) return word;
  // The name of a single colour may be written with a space instead of a hyphen: «темно синий», «light grey».
  const joined = phrase.replace(SHADE_WORD, '$1-');
  if (joined !== phrase) return byName.get(joined) ?? byName.get(masculine(joined));
  // The English name of a shade may be written with a hyphen: «dark-blue».
  return /^[a-z]+-[a-z]+$/.test(phrase) ? byWord.get(phrase.replace('-', ' ')) : undefined;
};

/**
 * Matches a shade before a colour: «светло-бежевый». It is ignored, because it does not change the colour's
 * family.
 */
const SHADE_BEFORE =
  /^(?:темно|светло|ярко|бледно|нежно|пыльно|пепельно|dark|light|deep|pale|bright)[- ](?=\p{L}+$)/u;

const SHADE_WORD =
  /^(темно|светло|серо|сине|ярко|бледно|нежно|пыльно|пепельно|dark|light|deep|pale|bright) (?=\p{L})/u;

/** Matches numbers and signs that makers add to a colour: «бежевый-01», «черный_01», «012 синий». */
const NUMBERS = /^[#№]?\d+[\s_.-]+(?=\p{L}{3})|(?<=\p{L}{3})(?:[_-]\s*|\s+)[#№]?\d+$/gu;
/** Matches a shade and its colour written as one word: «темносиний». */
const JOINED_SHADE = /^(темно|светло|ярко|бледно|нежно|серо)(?=[а-я]{5})/;

/** Words of the longest phrase that names a colour: one of the table, after a shade. */
const LONGEST_PHRASE =
  1 + Math.max(...[...byName.keys(), ...byWord.keys()].map((phrase) => phrase.split(' ').length));

export function findColour(given: string): KnownColour | undefined {
  const exact = wholeColour(given);
  if (exact) return exact;
  const name = given.replace(NUMBERS, '').replace(JOINED_SHADE, '$1-');
  if (name !== given) return findColour(name);
  if (isThreeColours(name)) return byName.get('разноцветный');
  const several = name.split(/\s*(?:[/,;+&|]|\s[–—-]\s|\sи\s)\s*/).filter((part) => part !== '');
  if (several.length > 1) return mixed(several);
  // Tries phrases from left to right, the longest first, so that «темно-синий в полоску» is dark blue and not
  // blue.
  const words = name.split(/[\s().]+/).filter((word) => word !== '');
  for (let start = 0; start < words.length; start += 1)
    for (let end = Math.min(words.length, start + LONGEST_PHRASE); end > start; end -= 1) {
      const phrase = words.slice(start, end).join(' ');
      const bare = phrase.replace(/[.,:]+$/, '');
      const known = wholeColour(phrase) ?? wholeColour(bare) ?? wholeColour(bare.replace(SHADE_BEFORE, ''));
      if (known && !isOnlyPattern(known, words.slice(end))) return known;
    }
  for (const word of words.flatMap((one) => [one, one.split('-').at(-1) ?? one])) {
    const known = wholeColour(word);
    if (known) return known;
  }
  return undefined;
}

/**
 * Whether a word consists of three or more colours: «чёрно-бело-красный». A word of two colours may be a
 * shade: «сине-зелёный».
 */
function isThreeColours(name: string): boolean {
  const parts = name.split('-');
  return (
    parts.length > 2 &&
    parts.every((part, place) => {
      const word = place < parts.length - 1 ? part.replace(/[оe]$/, '') : part;
      return ['', 'ый', 'ий', 'ой'].some((ending) => byName.has(word + ending) || byWord.has(word + ending));
    })
  );
}

/**
 * Whether a colour of the table only names a pattern here, because another colour follows: «полоска синяя»,
 * «меланж бежевый».
 */
const isOnlyPattern = ({ name }: KnownColour, others: readonly string[]): boolean =>
  (name === 'принт' || name === 'леопардовый' || name === 'меланж') &&
  others.some((word) => {
    const known = wholeColour(word);
    return known !== undefined && known.family !== 'Разноцветный';
  });

function mixed(names: readonly string[]): KnownColour | undefined {
  const parts = names.map(findColour);
  const [first] = parts;
  if (first && parts.every((part) => part?.family === first.family)) return first;
  return parts.some((part) => part !== undefined) ? byName.get('разноцветный') : undefined;
}

/** Converts «синяя», «синее» and «синие» to «синий», the form in the table. */
function masculine(phrase: string): string {
  return phrase.replace(/[а-я-]+$/, (word) => {
    const stem = /^(.+?)(яя|ее|ие|ая|ое|ые|ий|ый|ой|ого|его|ом|ую|ых)$/.exec(word)?.[1];
    if (stem === undefined) return word;
    return (
      ['ый', 'ий', 'ой']
        .map((ending) => stem + ending)
        .find((form) => byName.has(form) || byWord.has(form)) ?? word
    );
  });
}
