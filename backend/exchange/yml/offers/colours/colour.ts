import { clip, normalizeForComparison, oneLine } from '#shared/text/plain-text.ts';
import { families, type KnownColour, knownColours, otherFamily } from './colour-table.ts';
import { colourWords } from './colour-words.ts';

/** A colour as stored in the catalog. `isKnown` is false if its family is only a guess. */
export type FeedColour = {
  family: string;
  /** The name shown to shoppers. */
  name: string;
  /**
   * The maker's code. If the feed has no code, this is the name, because a code that the shop generates would
   * not be the maker's (§3.1.8).
   */
  code: string;
  /** The word for the colour in generated article numbers: the maker's code, or an English word. */
  word: string;
  hex: string;
  isKnown: boolean;
};

/** The swatch of colours whose swatch is unknown. */
const neutralHex = '#b5b2ac';

const byName = new Map(knownColours.map((colour) => [normalizeForComparison(colour.name), colour]));
const familyByName = new Map(families.map((family) => [normalizeForComparison(family), family]));

/**
 * Colours by all words for them other than their names: nouns, short forms and English words, normalised for
 * comparison.
 */
const byWord = new Map<string, KnownColour>();
for (const colour of knownColours)
  if (!byWord.has(normalizeForComparison(colour.code)))
    byWord.set(normalizeForComparison(colour.code), colour);
for (const [name, others] of Object.entries(colourWords)) {
  const colour = byName.get(normalizeForComparison(name));
  if (!colour) throw new RangeError(`The table of colours does not have «${name}».`);
  for (const word of others.split(', ')) byWord.set(normalizeForComparison(word), colour);
}

/** Data about a colour that a feed may contain in addition to its name. */
export type ColourHints = {
  family?: string | undefined;
  code?: string | undefined;
  hex?: string | undefined;
};

/** English names and short forms of the main colour of a family, for colours without a shade. */
const plainEnglish = new Map(
  Object.entries({
    чёрный: 'black, blk, noir, schwarz',
    белый: 'white, wht, blanc, weiss',
    серый: 'grey, gray, gry',
    бежевый: 'beige',
    коричневый: 'brown, brn',
    синий: 'blue',
    зелёный: 'green',
    красный: 'red',
    розовый: 'pink',
    фиолетовый: 'violet',
    жёлтый: 'yellow',
    оранжевый: 'orange',
  }).flatMap(([russian, words]) =>
    words.split(', ').map((word) => [word, normalizeForComparison(russian)] as const),
  ),
);

/** Abbreviations of English names. */
const latinShorts = new Map([
  ['blk', 'чёрный'],
  ['wht', 'белый'],
  ['gry', 'серый'],
  ['brn', 'коричневый'],
]);

/**
 * A key by which colours within a model are compared: «Тёмно-Синий» and «темно-синий» have the same key, and
 * so have «Чёрный», «black» and «blk».
 */
export function colourKey(name: string): string {
  const key = normalizeForComparison(name);
  return plainEnglish.get(key) ?? key;
}

/**
 * Finds family, code and swatch of a colour by its name: a Russian or English name, a noun («бирюза») or a
 * short form («т.синий»). Hints of the feed take precedence over the table. A shade («нежно-голубой», «синий
 * в полоску») belongs to the family of its colour. A name with several colours is in the family
 * «Разноцветный», an unknown name in «Другой».
 */
export function toColour(text: string, hints: ColourHints = {}): FeedColour {
  const name = shownName(text);
  const found = find(normalizeForComparison(name));
  const family =
    (hints.family && familyByName.get(normalizeForComparison(hints.family))) || found?.family || otherFamily;
  return {
    family,
    name,
    code: hints.code || codeOf(name),
    word: hints.code || whole(normalizeForComparison(name))?.code || codeOf(name),
    hex: hints.hex && /^#[\da-f]{6}$/i.test(hints.hex) ? hints.hex.toLowerCase() : (found?.hex ?? neutralHex),
    isKnown:
      found !== undefined ||
      (hints.family !== undefined && familyByName.has(normalizeForComparison(hints.family))),
  };
}

/** Maximum number of characters of a name that are examined; no colour has a longer name. */
const LONGEST = 200;

/**
 * The name that shoppers see. If a name repeats its colour, perhaps in English, the colour is shown once
 * («Белый – Белый – WHITE»). Short forms are written in full («т.синий»).
 */
function shownName(text: string): string {
  const line = unquoted(oneLine(clip(text, LONGEST))).replace(
    /^(?:цвет[аы]?\s*[:—–-]?\s+|цв[.:]\s*)(?=[\p{L}])/iu,
    '',
  );
  return capital(inFull(withoutRepeats(line)));
}

/** A name without the quotation marks around it: «"Синий"». Quotation marks inside a name stay. */
const unquoted = (text: string): string => text.replace(/^["'«»„“”‘’]+(.*?)["'«»„“”‘’]+$/u, '$1').trim();

const BETWEEN = /\s+[–—-]\s+|\s*[/|,;()[\]]\s*/;

function withoutRepeats(line: string): string {
  const parts = line.split(BETWEEN).filter((part) => part !== '');
  if (parts.length < 2) return line;
  const seen = new Set<string>();
  const russian = parts.filter((part) => /[а-яё]/i.test(part));
  const kept = parts.filter((part) => {
    const bare = part.replace(/\d+/g, '').trim();
    const known = whole(normalizeForComparison(inFull(bare)));
    const key =
      part === bare || !seen.has(normalizeForComparison(known?.name ?? bare))
        ? normalizeForComparison(known?.name ?? bare)
        : normalizeForComparison(part);
    const isTranslation =
      !/[а-яё]/i.test(part) &&
      known &&
      russian.some((one) => find(normalizeForComparison(one))?.family === known.family);
    if (seen.has(key) || isTranslation) return false;
    seen.add(key);
    return true;
  });
  return kept.length === parts.length ? line : kept.join('/');
}

/** Numbers and signs of the maker around a word: «бежевый-01», «черный_01», «012 синий». */
const NUMBERS = /^[#№]?\d+[\s_.-]+(?=\p{L}{3})|(?<=\p{L}{3})(?:[_-]\s*|\s+)[#№]?\d+$/gu;
/** A shade that is written with its colour as one word: «темносиний». */
const JOINED_SHADE = /^(темно|светло|ярко|бледно|нежно|серо)(?=[а-я]{5})/;

/** Shades in short: «т.син», «св/серый», «тем-зел.». */
const SHADES: readonly (readonly [RegExp, string])[] = [
  [/(?<![а-яёa-z])(?:т|тем|тём|темн|тёмн)[./-]{1,2}\s*(?=[а-яё])/giu, 'тёмно-'],
  [/(?<![а-яёa-z])(?:св|светл|с)[./-]{1,2}\s*(?=[а-яё])/giu, 'светло-'],
  [/(?<![а-яёa-z])ярк[./-]{1,2}\s*(?=[а-яё])/giu, 'ярко-'],
];

/** Writes abbreviated shades and colours in full: «т.син.» becomes «тёмно-синий». */
function inFull(line: string): string {
  const shaded = SHADES.reduce((text, [short, full]) => text.replace(short, full), line);
  if (shaded === line && byName.has(normalizeForComparison(line))) return line;
  const short = latinShorts.get(normalizeForComparison(line));
  if (short !== undefined) return short;
  return shaded.replace(/(?<![а-яё])[а-яё]{2,8}(?:\.|(?![а-яё]))/giu, (word) => {
    const bare = word.replace(/\.$/, '');
    const colour = byWord.get(normalizeForComparison(bare));
    const isShort =
      colour &&
      normalizeForComparison(colour.name).startsWith(normalizeForComparison(bare)) &&
      bare.length < colour.name.length - 1;
    return isShort && (word !== bare || !completeWords.has(normalizeForComparison(bare)))
      ? colour.name
      : word;
  });
}

/** Nouns that are not completed to an adjective, because the adjective begins with the noun. */
const completeWords = new Set(
  (
    'персик лимон шоколад каштан баклажан абрикос коралл корал изумруд гранат рубин шафран сапфир кирпич карамель ваниль ' +
    'лосось орех крем графит коньяк кофе терракот салат пурпур джинс металл мох'
  ).split(' '),
);

/** Words that may mean a fabric or a use instead of a colour. */
const doubtful = new Set(
  ['льняной', 'джинсовый', 'защитный', 'принт', 'мульти', 'меланж', 'металлик'].map(normalizeForComparison),
);

/**
 * The last colour in a product name; undefined if the name contains no colour. A colour of two words takes
 * precedence over a colour of one word.
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

/** The colour that a phrase as a whole means: a Russian or English name, a noun or a short form. */
const whole = (phrase: string): KnownColour | undefined => {
  const russian = inTable(phrase);
  if (russian) return russian;
  const word = byWord.get(phrase) ?? byWord.get(masculine(phrase));
  if (word) return word;
  // Names of one colour that are written with a space instead of a hyphen: «темно синий», «light grey».
  const joined = phrase.replace(SHADE_WORD, '$1-');
  if (joined !== phrase) return byName.get(joined) ?? byName.get(masculine(joined));
  // English names of a shade that are written with a hyphen: «dark-blue».
  return /^[a-z]+-[a-z]+$/.test(phrase) ? byWord.get(phrase.replace('-', ' ')) : undefined;
};

/** Shades that are ignored, because they do not change the family: «светло-бежевый». */
const SHADE_BEFORE =
  /^(?:темно|светло|ярко|бледно|нежно|пыльно|пепельно|dark|light|deep|pale|bright)[- ](?=\p{L}+$)/u;

const SHADE_WORD =
  /^(темно|светло|серо|сине|ярко|бледно|нежно|пыльно|пепельно|dark|light|deep|pale|bright) (?=\p{L})/u;

function find(given: string): KnownColour | undefined {
  const exact = whole(given);
  if (exact) return exact;
  const name = given.replace(NUMBERS, '').replace(JOINED_SHADE, '$1-');
  if (name !== given) return find(name);
  if (isThreeColours(name)) return byName.get('разноцветный');
  const several = name.split(/\s*(?:[/,;+&|]|\s[–—-]\s|\sи\s)\s*/).filter((part) => part !== '');
  if (several.length > 1) return mixed(several);
  // Tries phrases from left to right, the longest first. So «темно-синий в полоску» is found as dark blue and
  // not as blue.
  const words = name.split(/[\s().]+/).filter((word) => word !== '');
  for (let start = 0; start < words.length; start += 1)
    for (let end = words.length; end > start; end -= 1) {
      const phrase = words.slice(start, end).join(' ');
      const bare = phrase.replace(/[.,:]+$/, '');
      const known = whole(phrase) ?? whole(bare) ?? whole(bare.replace(SHADE_BEFORE, ''));
      if (known && !isOnlyPattern(known, words.slice(end))) return known;
    }
  for (const word of words.flatMap((one) => [one, one.split('-').at(-1) ?? one])) {
    const known = whole(word);
    if (known) return known;
  }
  return undefined;
}

/** Whether a word joins at least three colours: «чёрно-бело-красный». Two may be a shade: «сине-зелёный». */
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
 * Whether a colour word only describes a pattern, because a colour follows it: «полоска синяя», «меланж
 * бежевый».
 */
const isOnlyPattern = ({ name }: KnownColour, others: readonly string[]): boolean =>
  (name === 'принт' || name === 'леопардовый' || name === 'меланж') &&
  others.some((word) => {
    const known = whole(word);
    return known !== undefined && known.family !== 'Разноцветный';
  });

function mixed(names: readonly string[]): KnownColour | undefined {
  const parts = names.map(find);
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

/** Capitalises a Russian name. A maker's name in Latin letters stays unchanged. */
const capital = (text: string) => text.replace(/^[а-яё]/, (letter) => letter.toUpperCase());

/** The code of a colour for which the feed has no maker's code: its name. */
const codeOf = (name: string) => clip(name, 40).trim() || 'Цвет';
