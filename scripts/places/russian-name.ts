import { transliterate } from '../../shared/text/slug.ts';

/** Russian spelling: no hard sign at the end as before 1918, no «ськ» of Ukrainian. */
const RUSSIAN = /^(?!.*([сц]ьк|ъ( |$)))[А-ЯЁ][а-яё]+([- ]?[А-Яа-яЁё]+)*$/;

/** Latin spellings of Russian differ in `y`, `j`, `kh` and apostrophes: this removes what differs. */
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

/** The spelling of the United States Board on Geographic Names without apostrophes, which GeoNames mostly follows. */
const fullLatinOf = (name: string): string =>
  transliterate(name.toLowerCase().replace(/(^|[- аеёиоуыэюяйьъ])[её]/g, '$1yе'));

/** Serbian writes «тс» and «шч» for «ц» and «щ». */
const SERBIAN = /тс|шч/g;
/** A soft sign that other languages omit. */
const SOFT = /ь(?=$|[ -]|[кмчяеюл])|(?<=л)ь/g;

/** The number of letters to change, add or remove. */
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
 * The Cyrillic name that fits a Latin name best, and the number of letters that do not fit. Names in other languages
 * («Іваново») and former names do not fit. Undefined if no name is in Russian letters.
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
      // е often replaces ё, hardly ever the reverse.
      count(other.name, /ё/g) - count(one.name, /ё/g) ||
      count(other.name, SOFT) - count(one.name, SOFT),
  );
  return best && { name: best.name, off: best.off };
}
