import { clip, normalizeForComparison } from '#shared/text/plain-text.ts';
import { families, otherFamily } from './colour-table.ts';
import { findColour, wholeColour } from './find-colour.ts';
import { shownName } from './shown-name.ts';

/**
 * A colour as stored in the catalog. `isKnown` is false if the shop does not know the name and its family is
 * a guess.
 */
export type FeedColour = {
  family: string;
  /** The name shown to shoppers. */
  name: string;
  /**
   * The maker's code. If the feed has no code, this is the name, because a code that the shop generates would
   * not be the maker's (§3.1.8).
   */
  code: string;
  /** The word for the colour in generated article numbers: its maker's code, or an English word. */
  word: string;
  hex: string;
  isKnown: boolean;
};

/** The swatch (hex colour) for colours whose swatch is unknown. */
const neutralHex = '#b5b2ac';

const familyByName = new Map(families.map((family) => [normalizeForComparison(family), family]));

/** Data about a colour that a feed may contain in addition to its name. */
export type ColourHints = {
  family?: string | undefined;
  code?: string | undefined;
  hex?: string | undefined;
};

/**
 * Foreign words and abbreviations for the main colour of each family, with its Russian name. They are
 * compared with the whole name of a colour, so a shade such as «dark blue» is not found here.
 */
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

/**
 * A key for comparing the colours of a model: «Тёмно-Синий» and «темно-синий» have the same key, and so have
 * «Чёрный», «black» and «blk».
 */
export function colourKey(name: string): string {
  const key = normalizeForComparison(name);
  return plainEnglish.get(key) ?? key;
}

/**
 * Finds the family, code and swatch of a colour by its name: a Russian or English name, a noun («бирюза») or
 * an abbreviation («т.синий»). Hints of the feed take precedence over the table. A shade or pattern
 * («нежно-голубой», «синий в полоску») belongs to the family of its colour. A name with several colours
 * belongs to the family «Разноцветный», an unknown name to «Другой».
 */
export function toColour(text: string, hints: ColourHints = {}): FeedColour {
  const name = shownName(text);
  const found = findColour(normalizeForComparison(name));
  const family =
    (hints.family && familyByName.get(normalizeForComparison(hints.family))) || found?.family || otherFamily;
  return {
    family,
    name,
    code: hints.code || codeOf(name),
    word: hints.code || wholeColour(normalizeForComparison(name))?.code || codeOf(name),
    hex: hints.hex && /^#[\da-f]{6}$/i.test(hints.hex) ? hints.hex.toLowerCase() : (found?.hex ?? neutralHex),
    isKnown:
      found !== undefined ||
      (hints.family !== undefined && familyByName.has(normalizeForComparison(hints.family))),
  };
}

/** The code of a colour for which the feed has none: the colour's name. */
const codeOf = (name: string) => clip(name, 40).trim() || 'Цвет';
