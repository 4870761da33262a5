import { normalizeForComparison, oneLine } from '../text/plain-text.ts';
import { oneSize } from './size-words.ts';

const ONE_SIZE =
  /^(един(ый|ая|ое)?( размер)?|один( размер)?|без размер(а|ов)|безразм(ер(н(ый|ая|ое))?)?|унив(ерсал(ьн(ый|ая|ое))?)?( размер)?|стандарт(ный)?( размер)?|one([ -]?size)?( fits (all|most))?|one-size-fits-all|osfa|o\/?s|ns|free([ -]?size)?|t\.?u|б\/?р|u|uni|нет|нету|не указан(о|а)?|n\/a|н\/д|no size|[-–—])\.?$/;
/** Matches one size that also says for which sizes it is: «единый (42-48)», «42-48 (one size)». */
const ONE_SIZE_FOR =
  /^(?:(?:един(?:ый|ая)(?: размер)?|один размер|универсальный(?: размер)?|one[ -]?size|o\/?s)[\s(]+(\d{2}\s?[–—-]\s?\d{2})\)?|(\d{2}\s?[–—-]\s?\d{2})\s*\((?:един(?:ый|ая)(?: размер)?|универсальный|one[ -]?size|o\/?s)\))$/;
const RANGE = /(?<=\d|[a-z])\s*[-–—/]\s*(?=\d|[a-z])/gi;
/** Matches words next to a size that only mean "size": «р.44», «размер 44», «44 р-р». */
const LABEL_BEFORE =
  /^(?:российский\s+)?(?:размер|разм|р-р|рр|size|sz|р|рост(?=[.:\s]+\d))(?:[.:№\s]+|(?=\d))/iu;
const LABEL_AFTER = /(?<=\d)\s*(?:размер|р-р|р)\.?$/iu;

/**
 * Russian letters that people write in sizes instead of Latin ones («М», «ХЛ»), each with the Latin letter.
 */
const LATIN: Readonly<Record<string, string>> = {
  х: 'X',
  с: 'S',
  м: 'M',
  л: 'L',
};
/** Smallest band size of a bra, in centimetres. Smaller numbers with a letter are something else. */
const LEAST_BAND = 60;
const CUP_SIZE = /^(\d{2,3})([A-K]{1,2}(?:\/[A-K]{1,2})?)$/;
const CUPS: Readonly<Record<string, string>> = {
  а: 'A',
  в: 'B',
  б: 'B',
  с: 'C',
  д: 'D',
  е: 'E',
  ф: 'F',
  г: 'G',
  н: 'H',
};

/** Replaces Russian letters in a size by the Latin letters that are meant. */
function inLatin(size: string): string {
  const [, band, cup] =
    /^(\d{2,3})[\s/–—-]?([авбсдефгнa-k]{1,2}(?:\/[авбсдефгнa-k]{1,2})?)$/i.exec(size) ?? [];
  if (band !== undefined && cup !== undefined && Number(band) >= LEAST_BAND)
    return band + [...cup].map((letter) => CUPS[letter.toLowerCase()] ?? letter.toUpperCase()).join('');
  return /^[хсмлxsml\d\s–—/()-]+$/i.test(size) && !/мм$/i.test(size)
    ? size.replace(/[хсмл]/gi, (letter) => LATIN[letter.toLowerCase()] ?? letter)
    : size;
}

/** Writes a size with a height uniformly: «44 рост 170», «44 (170)» and «44-170» become «44/170». */
const withHeight = (size: string): string =>
  size
    .replace(/^(.+?)[\s,;/]*рост[.:\s]*(\d{2,3}(?:\s*[-–]\s*\d{2,3})?)(?:\s*см)?\.?$/i, '$1/$2')
    .replace(
      /^([3-7]\d)\s*(?:\(\s*(1[4-9]\d(?:\s*[-–]\s*1\d\d)?)\s*\)|[-–—]\s*(1[4-9]\d))$/,
      (_, base, inBrackets, after) => `${base}/${inBrackets ?? after}`,
    );

const MONTHS =
  /^(\d{1,2}(?:\s*[-–—/]\s*\d{1,2})?)\s*(?:мес(?:яц(?:а|ев)?)?\.?|months?|mos?\.?|m(?![\p{L}])|м\.?)$/iu;
/** Ages of babies are in months up to this age. */
const MOST_MONTHS = 36;
/**
 * Matches the waist and leg length of jeans in inches, such as «30x32». Does not match numbers with a slash,
 * which may be a range.
 */
const INCHES = /^(2[2-9]|3\d|4[0-4])\s*[xх×*]\s*(2[6-9]|3\d)$/i;
const SIZE_LETTERS = '(?:\\dX|X{0,4})[SML]';

const YEARS = /^(\d{1,2}(?:\s*[-–—/]\s*\d{1,2})?)\s*(?:г|лет|год|года)\.?$/iu;

/** Writes the age of a child uniformly: «3г» becomes «3 года», «5-6 лет» becomes «5–6 лет». */
function inYears(size: string): string {
  const years = YEARS.exec(size)?.[1];
  if (years === undefined) return size;
  const last = Number(/\d+$/.exec(years)?.[0]);
  const word = last === 1 ? 'год' : last < 5 ? 'года' : 'лет';
  return `${years.replace(/\s*[-–—/]\s*/, '–')} ${word}`;
}

const SYSTEM = '(?:RUS?|EUR?|UK|US|IT|FR|DE|INT)';
/** Matches a size with its system of sizes: «RU 44» or «38 EU». */
const IN_SYSTEM = new RegExp(
  `(${SYSTEM})[\\s:.]*[\\dXSML]{1,5}(?:[.,]5)?|[\\dXSML]{1,5}(?:[.,]5)?\\s*(${SYSTEM})`,
  'gi',
);

/**
 * If a size is given in several systems, keeps the Russian one or, without one, the first: «44 RU / 38 EU»
 * becomes «44 RU».
 */
function inOneSystem(line: string): string {
  const found = [...line.matchAll(IN_SYSTEM)].map(([part, before, after]) => ({
    part,
    system: (before ?? after ?? '').slice(0, 2).toUpperCase(),
  }));
  const isAll = /^[\s/,;|()]*$/.test(line.replace(IN_SYSTEM, ''));
  if (found.length < 2 || !isAll || new Set(found.map(({ system }) => system)).size < found.length)
    return line;
  return (found.find(({ system }) => system === 'RU') ?? found[0])?.part ?? line;
}

/** Writes the age of a baby uniformly: «3-6м» becomes «3–6 мес.». */
function inMonths(size: string): string {
  const months = MONTHS.exec(size)?.[1];
  if (months === undefined || Number(/\d+$/.exec(months)?.[0]) > MOST_MONTHS) return size;
  return `${months.replace(/\s*[-–—/]\s*/, '–')} мес.`;
}

/**
 * Writes a single size in the shop's form: uniform signs, uniform order of the parts, no superfluous units.
 */
const inOneForm = (size: string): string =>
  size
    .replace(/(?<=\d)\s*(?:½|\s1\/2)$/, ',5')
    .replace(/(?<=\d)\s*⅓$/, ' 1/3')
    .replace(/(?<=\d)\s*⅔$/, ' 2/3')
    .replace(/^([2-9])\s+(?=X{1,3}L$)/i, '$1')
    .replace(/(?<=\d)\s*(?:см|cm)\.?$/i, '')
    .replace(/^(?:RUS?|INT)\s*[:.]?\s*(?=[\dXSML])/i, '')
    .replace(/(?<=[\dXSML])\s+(?:RUS?|INT)$/i, '')
    .replace(
      /^(EU|UK|US|IT|FR|DE)R?[\s:.]*(\d{1,3}(?:[.,]5)?)$/i,
      (_, unit: string, number: string) => `${number} ${unit.toUpperCase()}`,
    )
    .replace(/^W\s?(\d{2})[\s/xх×*,–-]*L\s?(\d{2})$/i, 'W$1 L$2')
    .replace(INCHES, 'W$1 L$2')
    .replace(/^(\d{2}(?:[-–]\d{2})?)\s*[xх×*]\s*(1[4-9]\d(?:[-–]1\d\d)?)$/i, '$1/$2')
    .replace(
      new RegExp(
        `^(1[4-9]\\d(?:[-–]1\\d\\d)?)\\s*[/x×*]\\s*((?:3[89]|[45]\\d)(?:[-–]\\d{2})?|${SIZE_LETTERS})$`,
        'i',
      ),
      '$2/$1',
    )
    .replace(
      new RegExp(`^(${SIZE_LETTERS})\\s*\\(\\s*(\\d{2}(?:[-–]\\d{2})?)\\s*\\)$`, 'i'),
      (_, letters: string, number: string) => `${number} (${letters.toUpperCase()})`,
    )
    .replace(
      new RegExp(`^(${SIZE_LETTERS})\\s*/\\s*((?:3[89]|[4-7]\\d)(?:[-–]\\d{2})?)$`, 'i'),
      (_, letters: string, number: string) => `${number} (${letters.toUpperCase()})`,
    )
    .replace(
      new RegExp(`^((?:3[89]|[4-7]\\d)(?:[-–]\\d{2})?)\\s*/\\s*(${SIZE_LETTERS})$`, 'i'),
      (_, number: string, letters: string) => `${number} (${letters.toUpperCase()})`,
    )
    .replace(
      new RegExp(`(?<=\\d)\\s*\\(\\s*(${SIZE_LETTERS})\\s*\\)$`, 'i'),
      (_, letters: string) => ` (${letters.toUpperCase()})`,
    );

/**
 * Turns a size into the form in which the shop writes it: ranges with an en dash, a decimal comma, Latin
 * letters, and always the same word for one size.
 */
export function normaliseSize(text: string): string {
  const line = oneLine(text);
  if (ONE_SIZE.test(normalizeForComparison(line))) return oneSize;
  const [, first, second] = ONE_SIZE_FOR.exec(normalizeForComparison(line)) ?? [];
  const fits = first ?? second;
  if (fits !== undefined) return normaliseSize(fits);
  const bare = withHeight(inOneSystem(line)).replace(LABEL_BEFORE, '').replace(LABEL_AFTER, '').trim();
  const size = inOneForm(inLatin(inYears(inMonths(inOneForm(bare === '' ? line : bare)))));
  if (ONE_SIZE.test(normalizeForComparison(size))) return oneSize;
  const upper =
    /^[xsml\d\s–—/-]+$/i.test(size) ||
    /^(?:\d{2,3}\s?[–—-]\s?)?\d{2,3}[\s/–—-]?[a-k]{1,2}(?:\/[a-k]{1,2})?$/i.test(size)
      ? size.toUpperCase()
      : size;
  return upper
    .replace(
      /^((?:\d{2,3}\s?[–—-]\s?)?\d{2,3})[\s/–—-]([A-K]{1,2}(?:\/[A-K]{1,2})?)$/,
      (all, band: string, cup: string) => (Number.parseInt(band, 10) >= LEAST_BAND ? band + cup : all),
    )
    .replace(/^(\d+)[.,]0+$/, '$1')
    .replace(/^(\d)XL$/, (_, count: string) =>
      Number(count) <= 2 ? `${'X'.repeat(Number(count))}L` : `${count}XL`,
    )
    .replace(/^X{3,}L$/, (all) => `${all.length - 1}XL`)
    .replace(/(\d)[.](?=5$|5\D)/g, '$1,')
    .replace(/(?<=\d)\s*[-–—]\s*(?=\d)/g, '–')
    .replace(RANGE, (dash) => (dash.includes('/') ? '/' : '–'));
}

/**
 * Matches a shoe size with a letter for the width: «38 G». Excludes «38 EU», because EU is a system of sizes.
 */
const WITH_WIDTH = /^(\d+(?:,5)?) (?!(?:EU|UK|US|IT|FR|DE)$)([A-Z]{1,3})$/;

/**
 * A size without its second dimension, as size tables and filters use it: «44/170» becomes «44», «W30 L32»
 * becomes «30», «38 G» becomes «38». Ranges («44/46») and bra sizes («75B») do not change.
 */
export function baseSize(size: string): string {
  const [, waist] = /^W(\d+)(?:[\s/]+L\d+)?$/i.exec(size) ?? [];
  const [, beforeHeight] = heightIn(size) ?? [];
  const [, beforeWidth] = WITH_WIDTH.exec(size) ?? [];
  const [, beforeWord] = /^(\d+(?:,5)?(?:–\d+)?|\d?X{0,3}[SML]) [а-яё]{4,}$/.exec(size) ?? [];
  return waist ?? beforeHeight ?? beforeWidth ?? beforeWord ?? size;
}

type Dimension = 'height' | 'length' | 'cup' | 'width';

/**
 * The two dimensions of a size: «44» and «170», «W30» and «L32», «75» and «B», «38» and «G». `dimension`
 * names the second dimension.
 */
export type SizeParts = { first: string; second: string; dimension: Dimension };

/** Splits a size into its two dimensions. Undefined if it has only one. */
export function sizeParts(size: string): SizeParts | undefined {
  const parts = (dimension: Dimension, match: RegExpExecArray | null): SizeParts | undefined =>
    match?.[1] !== undefined && match[2] !== undefined
      ? { dimension, first: match[1], second: match[2] }
      : undefined;
  const cup = parts('cup', CUP_SIZE.exec(size));
  if (cup) return Number(cup.first) >= LEAST_BAND ? cup : undefined;
  const height = heightIn(size);
  if (height?.[1] !== undefined)
    return { dimension: 'height', first: height[1], second: size.slice(height[1].length + 1) };
  return parts('length', /^(W\d+)[\s/]+(L\d+)$/i.exec(size)) ?? parts('width', WITH_WIDTH.exec(size));
}

/** Splits a size with a height into both. Of a range of heights, only the lower one is used. */
const heightIn = (size: string) =>
  /^(\d{2}(?:–\d{2})?|\d?X{0,3}[SML])\/(1\d\d|[789]\d)(?:–\d{2,3})?$/.exec(size);

export const isOneSize = (text: string): boolean => ONE_SIZE.test(normalizeForComparison(text));

/** Whether a text can be a size of clothes, shoes or belts: a number, size letters, or a range of either. */
export const looksLikeSize = (text: string): boolean =>
  /^(?:\d{1,3}(?:[.,]5)?[a-k]{0,2}|[wl]\d\d|\d?x{0,4}[sml])(?:\s*[-–—/]\s*(?:\d{1,3}(?:[.,]5)?|[wl]\d\d|\d?x{0,4}[sml]))?(?:\s*(?:eu|uk|us|it|fr|de|мес\.))?$/i.test(
    normaliseSize(text),
  );

/** A key for comparing sizes. No two sizes of a colour have the same key. */
export const sizeKey = (size: string): string => normalizeForComparison(size);

const LETTERS = ['XXXS', 'XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL'];

/** The sort position of a letter size; 5XL follows 4XL. Undefined for other texts. */
function letterRank(size: string): number | undefined {
  const place = LETTERS.indexOf(size);
  if (place >= 0) return place * 10;
  const count = /^(\d{1,2})XL$/.exec(size)?.[1];
  return count === undefined ? undefined : (LETTERS.length - 3 + Number(count)) * 10;
}

/**
 * A number that sorts sizes which begin with the same number: by leg length, by height, or by the end of the
 * range.
 */
function secondRank(size: string, whole: number, high: string | undefined): number {
  const length = /[\s/]l(\d+)/i.exec(size)?.[1];
  if (length !== undefined) return Number(length);
  const height = heightIn(size)?.[2];
  // Heights begin at 70 cm. Every two centimetres give the next number, so that all heights fit into the
  // range of numbers.
  if (height !== undefined) return Math.floor(Number(height) / 2) - 30;
  const second = Number(/\d+/.exec(high ?? '')?.[0] ?? 0);
  return second === 0 ? 0 : Math.abs(second - whole);
}

const letterBase = 1_000_000;
const wordBase = 2_000_000;
const last = 2_147_483_647;

/**
 * A number by which the sizes of a colour are sorted. One size comes first; then numbers: 43 before 43,5
 * before 44, ranges by their beginning and then their end, 75A before 75B; then letters: S before M, 3XL
 * after XXL; then other words in alphabetical order. Fits an integer column of the database.
 */
export function sizeOrdinal(size: string): number {
  if (size === oneSize) return 0;
  const [low = '', high] = size.split(/[–/]/);
  const letter = letterRank(low);
  if (letter !== undefined) {
    const end = high === undefined ? undefined : letterRank(high);
    const fine = end === undefined ? secondRank(size, 0, undefined) : Math.min(9, (end - letter) / 10 + 1);
    return letterBase + letter * 10 + Math.min(99, fine);
  }
  const number = /^(?:[a-zа-яё]{0,3}\s*)(\d{1,4})(?:,(\d))?(.*)$/i.exec(low);
  if (number) {
    const [, whole, tenth = '0', rest = ''] = number;
    const cup = /^\s*([a-k])/i.exec(rest)?.[1]?.toUpperCase();
    const fine = cup ? cup.charCodeAt(0) - 64 : secondRank(size, Number(whole), high);
    return Number(whole) * 1000 + Number(tenth) * 100 + Math.min(99, fine);
  }
  const [a = 0, b = 0, c = 0] = [...normalizeForComparison(size)].map((sign) =>
    Math.min(1023, sign.charCodeAt(0)),
  );
  return Math.min(last, wordBase + a * 1_048_576 + b * 1024 + c);
}
