import { isOneSize, looksLikeSize, normaliseSize, sizeParts } from '#shared/goods/size-label.ts';
import { oneLine } from '#shared/text/plain-text.ts';
import { rangesMeet } from './conflicts.ts';

const NUMBERS = String.raw`\d{2,3}(?:[.,]5)?(?:\s?[-–—]\s?\d{2,3})?`;
const LETTERS = '[2-9]?X{0,4}[SML]';
const FORMS = [
  // Matches 42/170, 46–48/170–176, 75/B, M/170.
  new RegExp(`^(?:${NUMBERS}|${LETTERS})/(?:${NUMBERS}|[A-K]{1,2}|${LETTERS})$`, 'i'),
  // Matches 75B, 38 F, 75–80A.
  new RegExp(`^${NUMBERS}\\s?[A-K]{1,2}$`),
  // Matches W30 L32, W30/L32.
  /^W\s?\d{2}[\s/]*L\s?\d{2}$/i,
  // Matches 48 (L), L (48).
  new RegExp(`^(?:${NUMBERS}|${LETTERS})\\s?\\((?:${NUMBERS}|${LETTERS})\\)$`, 'i'),
];

/** Whether a text is a size without any other words: «42», «44/170», «75B», «W30 L32», «XL», «Единый». */
export function isSize(text: string): boolean {
  const size = normaliseSize(text);
  if (/^0\d/.test(size)) return false;
  return isOneSize(size) || looksLikeSize(size) || FORMS.some((form) => form.test(size));
}

/**
 * Second dimensions of a size (bra cup, leg length, height, shoe width). A feed may have them in params of
 * their own.
 */
export const dimensions = ['cup', 'inseam', 'height', 'width'] as const;

export type Dimension = (typeof dimensions)[number];

/**
 * Matches a word that may be the value of a dimension, such as «высокий» or «широкая». It may have at most 13
 * letters, because a size has at most 20 characters.
 */
const WORDS = '[a-zа-яё]{4,13}';

/**
 * For each dimension, the values that can be part of a size. Any other value, such as «Длина: миди», is a
 * property of the goods.
 */
const VALUES: Readonly<Record<Dimension, RegExp>> = {
  cup: /^[A-K]{1,2}(?:\+|\/[A-K]{1,2})?$/,
  inseam: /^\d{2}(?:,5)?$/,
  height: new RegExp(`^${NUMBERS}$|^${WORDS}$`, 'i'),
  width: new RegExp(`^[A-ZА-Я\\d]{1,3}(?:,\\d)?$|^${WORDS}$`, 'i'),
};

/** Replaces Russian letters in a cup size by the Latin letters that look alike. */
const latinLetters = (value: string) =>
  value
    .toUpperCase()
    .replace(/[АВБСДЕФНК]/g, (letter) => 'ABBCDEFHK'['АВБСДЕФНК'.indexOf(letter)] ?? letter)
    .replace(/\s*\/\s*/, '/');

/**
 * Converts the value of a dimension, without its unit, to the notation used in sizes. Undefined if the text
 * cannot be part of a size.
 */
export function dimensionValue(dimension: Dimension, text: string): string | undefined {
  const bare = oneLine(text)
    .replace(/\s*(см|cm|дюйм(а|ов)?|inch(es)?|"|″)\.?$/iu, '')
    .replace('.', ',');
  const value =
    dimension === 'cup'
      ? latinLetters(bare)
      : dimension === 'inseam'
        ? bare.replace(/^L\s?/i, '')
        : dimension === 'height'
          ? heightOf(bare)
          : bare;
  return VALUES[dimension].test(value) ? value : undefined;
}

/** Converts a height: the range «170/176» becomes «170–176»; «170» and «высокий» stay. */
const heightOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/^(?:на )?рост\s+/, '')
    .replace(/(?<=\d)\s*[-–—/]\s*(?=\d)/, '–');

/**
 * Adds second dimensions, as returned by `dimensionValue`, to a size: «44/170», «75B», «W30 L32», «38 F», «44
 * высокий».
 */
export function joinSize(size: string, parts: Partial<Record<Dimension, string>>): string {
  let joined = normaliseSize(size);
  const { cup, inseam, height, width } = parts;
  if (cup !== undefined && /\d$/.test(joined)) joined += cup;
  if (inseam !== undefined && partIn(joined, 'inseam') === undefined) joined = withInseam(joined, inseam);
  if (height !== undefined) joined = withHeight(joined, height);
  if (width !== undefined && !joined.endsWith(` ${width}`)) joined += ` ${width}`;
  return joined;
}

function withHeight(size: string, height: string): string {
  if (size === height || size.endsWith(` ${height}`)) return size;
  if (!/^\d/.test(height)) return `${size} ${height}`;
  if (/\/(?:1\d\d|[789]\d)(?:–\d+)?$/.test(size)) return size;
  return `${size.replace(/^(\d{2})\/(\d{2})$/, '$1–$2')}/${height}`;
}

/**
 * The value of one dimension in a size: the cup «D» in «75D», the height «170» in «44/170». Undefined if the
 * size has no such value.
 */
function partIn(size: string, dimension: Dimension): string | undefined {
  const parts = sizeParts(size);
  const kind = dimension === 'inseam' ? 'length' : dimension;
  if (parts?.dimension !== kind) return undefined;
  // «98/104» is a range of heights, not the size 98 with the height 104.
  if (dimension === 'height' && Number.parseInt(parts.first, 10) > LARGEST_WITH_HEIGHT) return undefined;
  return dimension === 'inseam' ? parts.second.replace(/^L/i, '') : parts.second;
}

/**
 * The largest number that can be a size with a height. Larger numbers are sizes of children's clothes, which
 * are heights themselves.
 */
const LARGEST_WITH_HEIGHT = 72;

/**
 * If a size contradicts the value of a dimension, the contradicting part of the size: the cup «C» of «75C» if
 * `value` is «D». Undefined if there is no contradiction.
 */
export function contradiction(size: string, dimension: Dimension, value: string): string | undefined {
  const part = partIn(normaliseSize(size), dimension);
  return part === undefined || rangesMeet(part, value) ? undefined : part;
}

/**
 * Adds the leg length to a size. If both numbers can be inches, they are the waist and leg length of jeans
 * («W30 L32»); other numbers are joined by a slash.
 */
function withInseam(size: string, inseam: string): string {
  const waist = /^W?\s?(\d{2})$/i.exec(size)?.[1];
  const isInches = waist !== undefined && Number(waist) <= 44 && Number.parseFloat(inseam) <= 40;
  return isInches ? `W${waist} L${inseam}` : `${size}/${inseam}`;
}
