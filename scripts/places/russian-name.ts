import { transliterate } from '../../shared/text/slug.ts';

/**
 * Matches names in today's Russian spelling: without a final hard sign, as before 1918, and without the
 * Ukrainian «ськ».
 */
const RUSSIAN = /^(?!.*([сц]ьк|ъ( |$)))[А-ЯЁ][а-яё]+([- ]?[А-Яа-яЁё]+)*$/;

/** Removes what differs between Latin spellings of Russian: `y`, `j`, `kh` and apostrophes. */
const plainLatin = (text: string): string =>
  text
    .toLowerCase()
    .replace(/['’`"]/g, '')
    .replaceAll('shch', 'sch')
    .replaceAll('kh', 'h')
    .replaceAll('tch', 'ch')
    .replace(/[yj]([aeou])/g, '$1')
    .replace(/i([eou])/g, '$1')
    .replace(/[yj]/g, 'i')
    .replaceAll('ks', 'x')
    .replace(/(.)\1/g, '$1')
    .replace(/[^a-z0-9]+/g, '');

const latinOf = (name: string): string => plainLatin(transliterate(name));

/**
 * The spelling of the United States Board on Geographic Names without apostrophes. GeoNames mostly uses it.
 */
const fullLatinOf = (name: string): string =>
  transliterate(name.toLowerCase().replace(/(^|[- аеёиоуыэюяйьъ])[её]/g, '$1yе'));

/** Serbian spellings: «тс» for «ц» and «шч» for «щ». */
const SERBIAN = /тс|шч/g;
/** Places where other languages omit a soft sign. */
const SOFT = /ь(?=$|[ -]|[кмчяеюл])|(?<=л)ь/g;

/** How many letters have to be changed, added or removed to turn one text into the other. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, place) => place);
  for (let i = 1; i <= one.length; i++) {
    const next = [i];
    for (let j = 1; j <= other.length; j++) {
      const change = (row[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1);
      next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}

const count = (text: string, letters: RegExp): number => text.match(letters)?.length ?? 0;

/**
 * Finds the Cyrillic name that fits a Latin name best, and the number of letters that do not fit. Skips names
 * in other languages («Іваново»); former names fit badly. Undefined if no name is Russian.
 */
export function russianName(
  ascii: string,
  alternatives: readonly string[],
): { name: string; off: number } | undefined {
  const wanted = plainLatin(ascii);
  const full = ascii.toLowerCase().replace(/['’`"]/g, '');
  const candidates = alternatives
    .map((one) =>
      one
        .replaceAll('\u0301', '')
        .replace(/^.* - /, '')
        .trim(),
    )
    .filter((one) => RUSSIAN.test(one))
    .map((name) => ({
      name,
      off: distance(latinOf(name), wanted),
      fullOff: distance(fullLatinOf(name), full),
    }));
  const [best] = candidates.sort(
    (one, other) =>
      one.off - other.off ||
      one.fullOff - other.fullOff ||
      count(one.name, SERBIAN) - count(other.name, SERBIAN) ||
      // Names often have е instead of ё, hardly ever the reverse, so the one with more ё is better.
      count(other.name, /ё/g) - count(one.name, /ё/g) ||
      count(other.name, SOFT) - count(one.name, SOFT),
  );
  return best && { name: best.name, off: best.off };
}
