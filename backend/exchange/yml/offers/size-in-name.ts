import { isOneSize } from '#shared/goods/size-label.ts';
import { oneLine } from '#shared/text/plain-text.ts';
import { type ColourAndSize, colourAndSize } from './split-values.ts';
import { isSize } from './traits/size-parts.ts';

const NUMBER = String.raw`\d{2,3}(?:[.,]5)?(?:\s?[-–—/]\s?\d{2,3}(?:[.,]5)?)*`;
const LETTERS = '(?:[2-9]?X{0,4}[SML]|[2-9]?[ХX]{0,4}[СМЛSML])';
/** Matches a size after a word for it: «р. 42», «разм. XL», «размер 44–46». */
const LABELLED = new RegExp(
  `(?<![\\p{L}\\d])(?:размер|разм|р-р|size|р(?=\\.|\\s*\\d))[.:№\\s]*(${NUMBER}[A-K]{0,2}|${LETTERS}(?:\\s?[-–/]\\s?${LETTERS})?)(?![\\p{L}\\d])`,
  'iu',
);

/**
 * The size after a word such as «размер» in a name. Undefined without such a word, or if the number is a
 * price or a count of something else.
 */
export function labelledSizeIn(name: string): string | undefined {
  const size = LABELLED.exec(oneLine(name))?.[1];
  return size !== undefined && isSize(size) ? size : undefined;
}

/**
 * Whether a number is plausible as a size of clothes or shoes. Other numbers in names usually belong to the
 * model's name.
 */
const isUsual = (size: string): boolean => {
  const number = /^\d+(?:[.,]5)?$/.test(size) ? Number(size.replace(',', '.')) : undefined;
  return number === undefined || (number >= 20 && number <= 74);
};

/**
 * The size in a name, after a word for it or alone: «Футболка 44-46», «Бюстгальтер Анна 75B», «Шарф, one
 * size». A size alone must be at the end of the name.
 */
export function sizeIn(name: string): string | undefined {
  const labelled = labelledSizeIn(name);
  if (labelled !== undefined) return labelled;
  const words = oneLine(name)
    .replace(/[)\]\s.,;]+$/, '')
    .split(/[\s(,;[]+/);
  for (const count of [2, 1]) {
    const last = words.slice(-count).join(' ');
    if (
      words.length > count &&
      (isOneSize(last) || (isSize(last) && isUsual(last) && !/^\D?\d\s/.test(last)))
    )
      return last;
  }
  return undefined;
}

/** The colour and the size in brackets at the end of a name: «Юбка (44, синий)». */
export function colourAndSizeIn(name: string): ColourAndSize | undefined {
  const inside = /\(([^()]*)\)\s*$/.exec(oneLine(name))?.[1];
  return inside === undefined ? undefined : colourAndSize(inside, false);
}
