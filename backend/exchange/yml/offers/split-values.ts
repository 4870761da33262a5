import { looksLikeSize, normaliseSize } from '#shared/goods/size-label.ts';
import { oneSize } from '#shared/goods/size-words.ts';
import { normalizeForComparison, oneLine } from '#shared/text/plain-text.ts';
import { knownParam } from '../feed/params.ts';
import { toColour } from './colours/colour.ts';
import { joinSize } from './traits/size-parts.ts';
import { contradictedDimensions, splitTraits, type Trait, wholeSize } from './traits/traits.ts';

/** A colour and a size found in one value, and all other traits in that value. */
export type ColourAndSize = { colour: string; size: string; others: readonly Trait[] };

/**
 * Splits a value such as «белый, 42», «42/белый», «Цвет: белый; Размер: 42» or «белый, 44, 170» (with a
 * height). Undefined if it lacks a colour or a size, or has two different colours or sizes. `isCertain`: the
 * param is known to contain both, so an unknown word is taken as the colour.
 */
export function colourAndSize(text: string, isCertain: boolean): ColourAndSize | undefined {
  const traits = splitTraits(text, knownParam);
  const { colour, others, conflicts } = traits;
  const size = wholeSize(traits, undefined);
  if (size === undefined || colour === undefined) return undefined;
  if (conflicts.length > 0 || contradictedDimensions(size, traits).length > 0) return undefined;
  if (isCertain) return { colour, size, others };
  const isKnown = colour.split('/').every((name) => toColour(name).isKnown);
  return isKnown && others.length === 0 ? { colour, size, others } : undefined;
}

/**
 * Separators in lists of sizes, each with the number of sizes from which on the value is a list: «42–44» is a
 * range, «42–44–46» a list.
 */
const LISTS: readonly (readonly [RegExp, number])[] = [
  [/\s*[;|]\s*|\s*,\s*(?!5(?:\D|$))|\s+и\s+/, 2],
  [/\s*\/\s*/, 3],
  [/\s*[–—-]\s*/, 3],
  [/\s+/, 2],
];

/**
 * The size that two parts of a value form together: «W30 L32», «44 170», «75 B». Undefined if they do not
 * form one size.
 */
function sizeOfTwo(parts: readonly string[]): string | undefined {
  const [first = '', second = '', ...more] = parts;
  if (more.length > 0) return undefined;
  if (/^w\d+$/i.test(first) && /^l\d+$/i.test(second)) return `${first} ${second}`;
  if (!/^\d{2,3}$/.test(first)) return undefined;
  // A size and a height. The size must have two digits, because «116, 122» are two heights.
  if (/^\d{2}$/.test(first) && /^1\d\d(\s*[-–—]\s*1\d\d)?$/.test(second))
    return joinSize(first, { height: second });
  return /^[a-k]{1,2}$/i.test(second) ? `${first} ${second}` : undefined;
}

/**
 * Whether a value with several numbers is one size: «39 1/2», «38 2/3», «170-88-94» (height, bust and hips),
 * or a size of two parts as the shop writes it.
 */
function isOneSizeOfParts(line: string): boolean {
  if (/^\d{1,2}\s+[12]\/[23]$|^[2-9]\s+X{1,3}L$/i.test(line)) return true;
  const figure = /^(1[4-9]\d)\s*[-–—/]\s*(\d{2,3})\s*[-–—/]\s*(\d{2,3})$/.exec(line);
  if (figure)
    return figure.slice(2).every((girth) => Number(girth) < Number(figure[1]) && Number(girth) < 140);
  return /^W\d{2} L\d{2}$|^\d{2}(?:–\d{2})?\/1\d\d$|^\d+(?:–\d+)? мес\.$|^\d+(?:,5)?(?: [A-Z]{2})?$/.test(
    normaliseSize(line),
  );
}

/**
 * The sizes in a value that lists several: «42, 44, 46», «S; M; L», «42/44/46». Undefined if it is one size
 * or a range.
 */
export function listedSizes(text: string): string[] | undefined {
  const line = oneLine(text);
  // «75B» is one size. So is a range of sizes with a range of heights: «46–48/170–176».
  if (/^\d{2,3}[A-K]{1,2}$|^\d{2,3}–\d{2,3}\/\d{2,3}–\d{2,3}$/.test(normaliseSize(line))) return undefined;
  if (isOneSizeOfParts(line)) return undefined;
  for (const [separator, least] of LISTS) {
    const parts = line.split(separator).filter((part) => part !== '');
    if (parts.length < least || !parts.every((part) => looksLikeSize(part))) continue;
    if (sizeOfTwo(parts) !== undefined) return undefined;
    const sizes = [...new Set(parts.map(normaliseSize))];
    return sizes.length > 1 ? sizes : undefined;
  }
  return undefined;
}

/** Converts one size to the shop's notation: «44 170» becomes «44/170». */
function sizeIn(value: string): string {
  const parts = [...new Set(oneLine(value).split(/[\s,;]+/))];
  // Some feeds repeat a size: «58,58» is the size 58.
  const [first] = parts;
  if (parts.length === 1 && first !== undefined) return normaliseSize(first);
  return normaliseSize(sizeOfTwo(parts) ?? value);
}

const isNumber = (size: string) => /^\d/.test(size);

/**
 * The sizes in several values. The same size in two systems («44» and «S», or values with different units) is
 * one size with an international size. Otherwise, each value is a size of its own.
 */
export function severalSizes(values: readonly { value: string; unit: string }[]): {
  sizes: string[];
  international: string | undefined;
} {
  const all = values.flatMap(({ value, unit }) =>
    (listedSizes(value) ?? [sizeIn(value)]).map((size) => ({ size, unit: normalizeForComparison(unit) })),
  );
  const different = [...new Map(all.map((one) => [normalizeForComparison(one.size), one])).values()];
  const russian = different.filter(({ size, unit }) => isNumber(size) && (unit === '' || unit === 'ru'));
  const letters = different.filter(({ size }) => !isNumber(size) && size !== oneSize);
  const units = new Set(different.map(({ unit }) => unit));
  const isOneInSystems =
    (letters.length === 1 && different.length === 2) || (units.size === different.length && !units.has(''));
  if (different.length > 1 && isOneInSystems) {
    const main = russian[0] ?? different.find(({ size }) => isNumber(size)) ?? different[0];
    return { sizes: main ? [main.size] : [], international: letters[0]?.size };
  }
  return { sizes: different.map(({ size }) => size), international: undefined };
}
