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

/** Further dimensions of a size, for which a feed may have separate params. */
export const dimensions = ['cup', 'inseam', 'height', 'width'] as const;

export type Dimension = (typeof dimensions)[number];

/**
 * A word as the value of a dimension, such as «высокий» or «широкая». Its length is limited, because a size
 * has at most 20 characters.
 */
const WORDS = '[a-zа-яё]{4,13}';

/**
 * The forms of values that can be part of a size. A value in another form, such as «Длина: миди», is a
 * property.
 */
const VALUES: Readonly<Record<Dimension, RegExp>> = {
  cup: /^[A-K]{1,2}(?:\+|\/[A-K]{1,2})?$/,
  inseam: /^\d{2}(?:,5)?$/,
  height: new RegExp(`^${NUMBERS}$|^${WORDS}$`, 'i'),
  width: new RegExp(`^[A-ZА-Я\\d]{1,3}(?:,\\d)?$|^${WORDS}$`, 'i'),
};

/** Replaces Russian letters in cup sizes by the Latin letters that look the same. */
const latinLetters = (value: string) =>
  value
    .toUpperCase()
    .replace(/[АВБСДЕФНК]/g, (letter) => 'ABBCDEFHK'['АВБСДЕФНК'.indexOf(letter)] ?? letter)
    .replace(/\s*\/\s*/, '/');

/**
 * Converts the value of a dimension to the form in which it is part of a size, without its unit. Undefined if
 * the text has another form.
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

/** Converts a height: «170» and «высокий» stay, the range «170/176» becomes «170–176». */
const heightOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/^(?:на )?рост\s+/, '')
    .replace(/(?<=\d)\s*[-–—/]\s*(?=\d)/, '–');

/**
 * Adds further dimensions, in the form of `dimensionValue`, to a size: «44/170», «75B», «W30 L32», «38 F»,
 * «44 высокий».
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
 * The value of a dimension that a size contains: the cup «D» of «75D», the height «170» of «44/170».
 * Undefined if the size does not contain the dimension.
 */
function partIn(size: string, dimension: Dimension): string | undefined {
  const parts = sizeParts(size);
  const kind = dimension === 'inseam' ? 'length' : dimension;
  if (parts?.dimension !== kind) return undefined;
  // «98/104» is a range of heights and not a size with a height.
  if (dimension === 'height' && Number.parseInt(parts.first, 10) > LARGEST_WITH_HEIGHT) return undefined;
  return dimension === 'inseam' ? parts.second.replace(/^L/i, '') : parts.second;
}

/**
 * The largest size that is combined with a height. Larger numbers are children's sizes, which are heights
 * themselves.
 */
const LARGEST_WITH_HEIGHT = 72;

/**
 * The part of a size that contradicts the value of a dimension: the cup «C» of «75C» if the value is «D».
 * Undefined if there is no contradiction.
 */
export function contradiction(size: string, dimension: Dimension, value: string): string | undefined {
  const part = partIn(normaliseSize(size), dimension);
  return part === undefined || rangesMeet(part, value) ? undefined : part;
}

/**
 * Adds the inseam to a size: for jeans, waist and inseam are in inches; other numbers are joined with a
 * slash.
 */
function withInseam(size: string, inseam: string): string {
  const waist = /^W?\s?(\d{2})$/i.exec(size)?.[1];
  const isInches = waist !== undefined && Number(waist) <= 44 && Number.parseFloat(inseam) <= 40;
  return isInches ? `W${waist} L${inseam}` : `${size}/${inseam}`;
}
