import { isOneSize, looksLikeSize } from '#shared/goods/size-label.ts';
import { oneLine } from '#shared/text/plain-text.ts';

const CYRILLIC: Readonly<Record<string, string>> = {
  А: 'A',
  В: 'B',
  Е: 'E',
  Л: 'L',
  М: 'M',
  Н: 'H',
  С: 'C',
  Х: 'X',
};

const inLatin = (text: string) =>
  text.toUpperCase().replace(/[А-Я]/g, (letter) => CYRILLIC[letter] ?? letter);

/**
 * Writes a size in one form: letters typed on a Russian keyboard («ХЛ», «75В») become Latin, a cup follows
 * without a space, a height in brackets follows a slash. Texts that are not sizes stay unchanged.
 */
export function latinSize(text: string): string {
  if (/^\d?[ХX]{0,4}[СМЛSML]$/iu.test(text)) return inLatin(text).replace('C', 'S');
  const [, band, cup] = /^((?:\d{3}|[6-9]\d)(?:[-–—]\d{2,3})?)\s?\(?([A-KАВЕНС]{1,2})\)?$/iu.exec(text) ?? [];
  if (band !== undefined && cup !== undefined) return band + inLatin(cup);
  return text
    .replace(/^(\d{2})\s?\((1[4-9]\d(?:[-–—]\d{3})?)\)$/, '$1/$2')
    .replace(/^(\d{2})\s?\(([A-K])\)$/i, '$1 $2');
}

const NUMBERS = String.raw`\d{2,3}(?:[.,]5)?(?:\s?[-–—]\s?\d{2,3})?`;
const LETTERS = '[2-9]?X{0,4}[SML]';
const FORMS = [
  // 42/170, 46-48/170-176, 75/B, M/170
  new RegExp(`^(?:${NUMBERS}|${LETTERS})/(?:${NUMBERS}|[A-K]{1,2}|${LETTERS})$`, 'i'),
  // 75B, 75 B
  /^\d{2,3}\s?[A-K]{1,2}$/,
  // W30 L32, W30/L32
  /^W\s?\d{2}[\s/]*L\s?\d{2}$/i,
  // 48 (L), L (48)
  new RegExp(`^(?:${NUMBERS}|${LETTERS})\\s?\\((?:${NUMBERS}|${LETTERS})\\)$`, 'i'),
];

/** Whether a text is a size and nothing else: «42», «44/170», «75B», «W30 L32», «XL», «Единый». */
export function isSize(text: string): boolean {
  const size = latinSize(oneLine(text));
  if (/^0\d/.test(size)) return false;
  return isOneSize(size) || looksLikeSize(size) || FORMS.some((form) => form.test(size));
}

/** Dimensions of a size that characteristics may name separately. */
export type Dimension = 'height' | 'cup' | 'inseam' | 'fullness';

/** Forms that the values of a dimension have. Others, such as «Длина: миди», are ordinary properties. */
const VALUES: Readonly<Record<Dimension, RegExp>> = {
  height: new RegExp(`^${NUMBERS}(?:\\s*см)?$`, 'i'),
  cup: /^[A-KАВЕ]{1,2}\+?$/i,
  inseam: /^L?\s?\d{2}(?:[.,]5)?$/i,
  fullness: /^[A-Z\d][\d.,]?$|^(?:узкая|стандартная|широкая)$/i,
};

export const isValueOf = (dimension: Dimension, value: string): boolean =>
  VALUES[dimension].test(oneLine(value));

/** A size with its further dimensions: «44/170», «75B», «W30 L32», «38 F». */
export function joinSize(size: string, dimensions: Partial<Record<Dimension, string>>): string {
  let joined = latinSize(oneLine(size));
  const { cup, height, inseam, fullness } = dimensions;
  if (cup !== undefined && !/[A-K]$/i.test(joined)) joined += oneLine(cup).toUpperCase();
  if (inseam !== undefined) joined = withInseam(joined, oneLine(inseam).replace(/^L\s?/i, ''));
  const tall =
    height &&
    oneLine(height)
      .replace(/\s*см$/i, '')
      .replace(/\s/g, '');
  if (tall && !joined.split('/').includes(tall)) joined += `/${tall}`;
  if (fullness !== undefined) joined += ` ${oneLine(fullness)}`;
  return joined;
}

/** Waist and inseam in inches as jeans name them; other numbers are joined with a slash. */
function withInseam(size: string, inseam: string): string {
  const waist = /^W?\s?(\d{2})$/i.exec(size)?.[1];
  const isInches = waist !== undefined && Number(waist) <= 44 && Number.parseFloat(inseam) <= 40;
  return isInches ? `W${waist} L${inseam}` : `${size}/${inseam}`;
}
