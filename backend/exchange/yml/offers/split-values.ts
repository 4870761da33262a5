import { isOneSize, looksLikeSize, normaliseSize, oneSize } from '#shared/goods/size-label.ts';
import { normalizeForComparison, oneLine } from '#shared/text/plain-text.ts';
import { toColour } from './colours/colour.ts';

/** Signs between the parts of a value, the most certain first. */
const SEPARATORS = [/\s*[;|]\s*/, /\s*,\s+|,(?!\d)/, /\s+\/\s+/, /\s*\/\s*/, /\s+[–—-]\s+/, /\s+/];

const SIZE_LABEL = /^(?:размер|разм|р-р|size|р)(?:[.:]|\s)\s*/iu;
const COLOUR_LABEL = /^(?:цвет|расцветка|colou?r)\s*[:.]?\s*/iu;
/** The smallest band of a bra, in centimetres: «38 G» is a shoe with its width. */
const LEAST_BAND = 60;
const CUP = /^[a-k]{1,2}$/i;
const HEIGHT_LABEL = /^рост\s*[:.]?\s*/iu;

/** A colour and a size that are written as one value. */
export type ColourAndSize = { colour: string; size: string };

/**
 * Splits a value such as «белый, 42», «42/белый», «Цвет: белый; Размер: 42» or «белый, 44, 170» (a height). Undefined if it
 * is not exactly one size and one colour. `isCertain`: the param is known to hold both, so that an unknown name of one or
 * more words is a colour.
 */
export function colourAndSize(text: string, isCertain: boolean): ColourAndSize | undefined {
  const line = oneLine(text).replace(/^[([](.+)[)\]]$/, '$1');
  for (const separator of SEPARATORS) {
    const parts = line.split(separator).filter((part) => part !== '');
    if (parts.length < 2) continue;
    const hasBand = parts.some((part) => /^\d{2,3}$/.test(part));
    const isOfSize = (part: string) => isSizePart(part) || (hasBand && CUP.test(part));
    const size = joinedSize(
      parts.filter(isOfSize).map((part) => part.replace(SIZE_LABEL, '').replace(HEIGHT_LABEL, '')),
    );
    const names = parts.filter((part) => !isOfSize(part)).map((part) => part.replace(COLOUR_LABEL, ''));
    const colour = names.join(separator.test(' ') ? ' ' : '/');
    const colours = separator.test(' ') ? [colour] : names;
    if (size === undefined || colour === '' || !colours.every((name) => isColour(name, isCertain))) continue;
    return { colour, size };
  }
  return undefined;
}

const isSizePart = (part: string) =>
  (!COLOUR_LABEL.test(part) || looksLikeSize(part)) &&
  (looksLikeSize(part.replace(HEIGHT_LABEL, '')) || isOneSize(part));

const isColour = (name: string, isCertain: boolean) =>
  toColour(name).isKnown || (isCertain && /^\p{L}[\p{L}\s.-]*$/u.test(name));

/** One size of its parts: «44» and «170» are «44/170», «75» and «B» are «75B». */
function joinedSize(parts: readonly string[]): string | undefined {
  const [first, second, ...more] = parts;
  if (first === undefined || more.length > 0) return undefined;
  if (second === undefined) return first;
  if (/^\d{2}$/.test(first) && /^1\d\d(\s*[-–—]\s*1\d\d)?$/.test(second)) return `${first}/${second}`;
  if (/^\d{2,3}$/.test(first) && Number(first) >= LEAST_BAND && CUP.test(second))
    return first + second.toUpperCase();
  return undefined;
}

/** Separators of lists of sizes, each with the smallest list: «42–44» is a range, «42–44–46» a list. */
const LISTS: readonly (readonly [RegExp, number])[] = [
  [/\s*[;|]\s*|\s*,\s*(?!5(?:\D|$))|\s+и\s+/, 2],
  [/\s*\/\s*/, 3],
  [/\s*[–—-]\s*/, 3],
  [/\s+/, 2],
];

/** Values of two parts that are one size: «W30 L32», «44 170». */
const isOneSizeOfTwo = (parts: readonly string[]) =>
  parts.length === 2 && (/^w\d+ l\d+$/i.test(parts.join(' ')) || joinedSize(parts) !== undefined);

/** Sizes that one value lists: «42, 44, 46», «S; M; L», «42/44/46». Undefined if it is a single size or a range. */
export function listedSizes(text: string): string[] | undefined {
  const line = oneLine(text);
  // «75B», and a range of sizes with a range of heights, such as «46–48/170–176», are single sizes.
  if (/^\d{2,3}[A-K]{1,2}$|^\d{2,3}–\d{2,3}\/\d{2,3}–\d{2,3}$/.test(normaliseSize(line))) return undefined;
  for (const [separator, least] of LISTS) {
    const parts = line.split(separator).filter((part) => part !== '');
    if (parts.length < least || !parts.every((part) => looksLikeSize(part))) continue;
    if (isOneSizeOfTwo(parts)) return undefined;
    const sizes = [...new Set(parts.map(normaliseSize))];
    return sizes.length > 1 ? sizes : undefined;
  }
  return undefined;
}

/** One size: «44 170» is «44/170». */
function sizeIn(value: string): string {
  const parts = oneLine(value).split(/[\s,;]+/);
  return normaliseSize((parts.length === 2 && joinedSize(parts)) || value);
}

const isNumber = (size: string) => /^\d/.test(size);

/**
 * The values of several params for the size. The same size in two systems («44» and «S», or values with different units) is
 * a size and its international name; otherwise each value is a size of its own.
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
