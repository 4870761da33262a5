import { isOneSize, looksLikeSize, normaliseSize } from '#shared/goods/size-label.ts';
import { oneLine } from '#shared/text/plain-text.ts';

const NUMBERS = String.raw`\d{2,3}(?:[.,]5)?(?:\s?[-–—]\s?\d{2,3})?`;
const LETTERS = '[2-9]?X{0,4}[SML]';
const FORMS = [
  // 42/170, 46–48/170–176, 75/B, M/170
  new RegExp(`^(?:${NUMBERS}|${LETTERS})/(?:${NUMBERS}|[A-K]{1,2}|${LETTERS})$`, 'i'),
  // 75B, 38 F, 75–80A
  new RegExp(`^${NUMBERS}\\s?[A-K]{1,2}$`),
  // W30 L32, W30/L32
  /^W\s?\d{2}[\s/]*L\s?\d{2}$/i,
  // 48 (L), L (48)
  new RegExp(`^(?:${NUMBERS}|${LETTERS})\\s?\\((?:${NUMBERS}|${LETTERS})\\)$`, 'i'),
];

/** Whether a text is a size and nothing else: «42», «44/170», «75B», «W30 L32», «XL», «Единый». */
export function isSize(text: string): boolean {
  const size = normaliseSize(text);
  if (/^0\d/.test(size)) return false;
  return isOneSize(size) || looksLikeSize(size) || FORMS.some((form) => form.test(size));
}

/** Second dimensions of a size that a feed may name separately. */
export const dimensions = ['cup', 'inseam', 'height', 'width'] as const;

export type Dimension = (typeof dimensions)[number];

/** Forms that the values of a dimension have. Others, such as «Длина: миди», are ordinary properties. */
const VALUES: Readonly<Record<Dimension, RegExp>> = {
  cup: /^[A-K]{1,2}\+?$/,
  inseam: /^\d{2}(?:,5)?$/,
  height: new RegExp(`^${NUMBERS}$`),
  width: /^[A-ZА-Я\d]{1,3}(?:,\d)?$|^(?:узкая|стандартная|широкая)$/i,
};

/** Russian letters of cups that look like the Latin ones that are meant. */
const latinLetters = (value: string) =>
  value.toUpperCase().replace(/[АВСЕНК]/g, (letter) => 'ABCEHK'['АВСЕНК'.indexOf(letter)] ?? letter);

/** The value of a dimension as it is part of a size, without its unit; undefined if it has another form. */
export function dimensionValue(dimension: Dimension, text: string): string | undefined {
  const bare = oneLine(text)
    .replace(/\s*(см|cm|дюйм(а|ов)?|inch(es)?|"|″)\.?$/iu, '')
    .replace('.', ',');
  const value =
    dimension === 'cup'
      ? latinLetters(bare)
      : dimension === 'inseam'
        ? bare.replace(/^L\s?/i, '')
        : bare.replace(/\s*[-–—]\s*/, '–');
  return VALUES[dimension].test(value) ? value : undefined;
}

/** A size with further dimensions, as dimensionValue returns them: «44/170», «75B», «W30 L32», «38 F». */
export function joinSize(size: string, parts: Partial<Record<Dimension, string>>): string {
  let joined = normaliseSize(size);
  const { cup, inseam, height, width } = parts;
  if (cup !== undefined && /\d$/.test(joined)) joined += cup;
  if (inseam !== undefined) joined = withInseam(joined, inseam);
  if (height !== undefined && !/\/(?:1\d\d|[789]\d)(?:–\d+)?$/.test(joined)) joined += `/${height}`;
  if (width !== undefined && !joined.endsWith(` ${width}`)) joined += ` ${width}`;
  return joined;
}

/** Waist and inseam in inches, as jeans have them; other numbers are joined with a slash. */
function withInseam(size: string, inseam: string): string {
  const waist = /^W?\s?(\d{2})$/i.exec(size)?.[1];
  const isInches = waist !== undefined && Number(waist) <= 44 && Number.parseFloat(inseam) <= 40;
  return isInches ? `W${waist} L${inseam}` : `${size}/${inseam}`;
}
