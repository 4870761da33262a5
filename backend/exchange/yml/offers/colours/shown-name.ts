import { clip, normalizeForComparison, oneLine } from '#shared/text/plain-text.ts';
import { byName, byWord, findColour, wholeColour } from './find-colour.ts';

/** Abbreviations of English names. */
const latinShorts = new Map([
  ['blk', 'чёрный'],
  ['wht', 'белый'],
  ['gry', 'серый'],
  ['brn', 'коричневый'],
]);

/** At most this many characters of a name are examined; the names of colours are shorter. */
const LONGEST = 200;

/**
 * The name of a colour for shoppers. If the feed repeats the colour, perhaps in English («Белый – Белый –
 * WHITE»), it appears once. Abbreviations are written in full («т.синий»).
 */
export function shownName(text: string): string {
  const line = unquoted(oneLine(clip(text, LONGEST))).replace(
    /^(?:цвет[аы]?\s*[:—–-]?\s+|цв[.:]\s*)(?=[\p{L}])/iu,
    '',
  );
  return capital(inFull(withoutRepeats(line)));
}

/** Removes quotation marks around a name: «"Синий"». Quotation marks inside it stay. */
const unquoted = (text: string): string => text.replace(/^["'«»„“”‘’]+(.*?)["'«»„“”‘’]+$/u, '$1').trim();

const BETWEEN = /\s+[–—-]\s+|\s*[/|,;()[\]]\s*/;

function withoutRepeats(line: string): string {
  const parts = line.split(BETWEEN).filter((part) => part !== '');
  if (parts.length < 2) return line;
  const seen = new Set<string>();
  const russian = parts.filter((part) => /[а-яё]/i.test(part));
  const kept = parts.filter((part) => {
    const bare = part.replace(/\d+/g, '').trim();
    const known = wholeColour(normalizeForComparison(inFull(bare)));
    const key =
      part === bare || !seen.has(normalizeForComparison(known?.name ?? bare))
        ? normalizeForComparison(known?.name ?? bare)
        : normalizeForComparison(part);
    const isTranslation =
      !/[а-яё]/i.test(part) &&
      known &&
      russian.some((one) => findColour(normalizeForComparison(one))?.family === known.family);
    if (seen.has(key) || isTranslation) return false;
    seen.add(key);
    return true;
  });
  return kept.length === parts.length ? line : kept.join('/');
}

/** Abbreviated shades, as patterns, with their full words: «т.син», «св/серый», «тем-зел.». */
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

/**
 * Nouns that are whole words. They look like abbreviations, because an adjective begins with the same
 * letters.
 */
const completeWords = new Set(
  (
    'персик лимон шоколад каштан баклажан абрикос коралл корал изумруд гранат рубин шафран сапфир кирпич карамель ваниль ' +
    'лосось орех крем графит коньяк кофе терракот салат пурпур джинс металл мох'
  ).split(' '),
);

/** Capitalises a Russian name. A name in Latin letters stays as its maker writes it. */
const capital = (text: string) => text.replace(/^[а-яё]/, (letter) => letter.toUpperCase());
