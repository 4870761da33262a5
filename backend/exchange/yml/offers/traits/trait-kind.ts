import { normalizeForComparison, oneLine } from '#shared/text/plain-text.ts';
import type { Dimension } from './size-parts.ts';

type Kind = 'size' | 'colour' | 'mixed' | 'other' | Dimension;

/**
 * Finds what a name means (size, colour and so on): in the retailer's mapping, then among the names that the
 * shop knows.
 */
export type KeyOf = (name: string) => string | undefined;

/** For each meaning of a param, the kind of trait in its value. */
const KINDS: Readonly<Record<string, Kind>> = {
  size: 'size',
  colour: 'colour',
  variant: 'mixed',
  height: 'height',
  cup: 'cup',
  width: 'width',
  inseam: 'inseam',
  length: 'inseam',
};

const COLOUR = /цвет|расцветк|окрас|colou?r/;
const SIZE = /размер|р-р|size/;
const DIMENSIONS: readonly (readonly [RegExp, Dimension])[] = [
  [/^рост(?! модел)/, 'height'],
  [/чашк|^cup/, 'cup'],
  [/^длина$|^длина (по|внутр|штан|шаг|ног|брюк|джинс)|внутренн\S* шов|шагов|inseam/, 'inseam'],
  [/полнот/, 'width'],
];

/**
 * The kind of trait in the value of a param with this name. «Размер и цвет» and «Характеристика» may have
 * several traits in one value.
 */
export function kindOf(name: string, keyOf: KeyOf): Kind {
  const key = keyOf(name);
  if (key !== undefined) return KINDS[key] ?? 'other';
  const words = normalizeForComparison(oneLine(name));
  const dimension = DIMENSIONS.find(([pattern]) => pattern.test(words))?.[1];
  if (COLOUR.test(words)) return SIZE.test(words) || dimension ? 'mixed' : 'colour';
  if (dimension) return SIZE.test(words) && dimension !== 'cup' ? 'mixed' : dimension;
  if (/модел|сетк|упаков|таблиц/.test(words)) return 'other';
  if (SIZE.test(words)) return 'size';
  return /^(характеристик|вариант|исполнени|модификаци|номенклатур|свойств)/.test(words) || words === ''
    ? 'mixed'
    : 'other';
}
