import { transliterate } from '../../shared/text/slug.ts';

/**
 * Matches names in modern Russian spelling. Excludes a hard sign at the end, which was dropped in 1918, and
 * «ськ», which only Ukrainian has.
 */
const RUSSIAN = /^(?!.*([сц]ьк|ъ( |$)))[А-ЯЁ][а-яё]+([- ]?[А-Яа-яЁё]+)*$/;

/**
 * Makes different Latin spellings of a Russian name equal: replaces `y` and `j`, `kh` and `h` by one of both,
 * and removes apostrophes.
 */
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
 * Transliterates a name by the rules of the United States Board on Geographic Names, but without apostrophes.
 * GeoNames spells most names so.
 */
const fullLatinOf = (name: string): string =>
  transliterate(name.toLowerCase().replace(/(^|[- аеёиоуыэюяйьъ])[её]/g, '$1yе'));

/** Matches Serbian spellings: «тс» instead of «ц» and «шч» instead of «щ». */
const SERBIAN = /тс|шч/g;
/**
 * Matches a soft sign where other Cyrillic languages omit it. A name with such a sign is therefore Russian.
 */
const SOFT = /ь(?=$|[ -]|[кмчяеюл])|(?<=л)ь/g;

/** Edit distance: how many letters must be changed, added or removed to turn one text into the other. */
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
 * Finds the Russian name that is most similar to the Latin name, and the number of letters that differ. Names
 * in other languages («Іваново») are ignored; former names of a place are so different that they do not win.
 * Undefined if no name is Russian.
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
      // Of otherwise equal names, prefers the one with more ё: ё is often written as е, but hardly ever the
      // reverse.
      count(other.name, /ё/g) - count(one.name, /ё/g) ||
      count(other.name, SOFT) - count(one.name, SOFT),
  );
  return best && { name: best.name, off: best.off };
}
