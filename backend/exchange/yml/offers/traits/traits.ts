import { normaliseSize, sizeParts } from '#shared/goods/size-label.ts';
import { oneLine } from '#shared/text/plain-text.ts';
import { toColour } from '../colours/colour.ts';
import { type Conflict, coloursContradict, rangesMeet, sizesContradict } from './conflicts.ts';
import { contradiction, type Dimension, dimensionValue, isSize, joinSize } from './size-parts.ts';
import { labelled, namesNothing, takeToken, tokensOf } from './tokens.ts';
import { type KeyOf, kindOf } from './trait-kind.ts';

/** Name and value of a param or, in 1C, of a characteristic. */
export type Trait = readonly [name: string, value: string];

/** What the params of an offer say about its size and colour. */
export type Traits = {
  size: string | undefined;
  colour: string | undefined;
  dimensions: Partial<Record<Dimension, string>>;
  /** Traits that are neither size nor colour nor a dimension of the size. */
  others: Trait[];
  /** Sizes, colours and dimensions that contradict the fields above. Which of both is right is unknown. */
  conflicts: Conflict[];
};

const noTraits = (): Traits => ({
  size: undefined,
  colour: undefined,
  dimensions: {},
  others: [],
  conflicts: [],
});

/**
 * Reads the traits in the params of an offer. A value with several traits, such as «Красный, 42», is split. A
 * param called «Размер» or similar takes precedence over one whose name only contains such a word, such as
 * «Размер производителя».
 */
export function readTraits(traits: readonly Trait[], keyOf: KeyOf): Traits {
  const found = noTraits();
  const isExact = ([name]: Trait) => keyOf(name) === 'size';
  const ordered = traits.toSorted((one, other) => Number(isExact(other)) - Number(isExact(one)));
  for (const [name, value] of ordered) readTrait(found, name, value, keyOf);
  if (found.size !== undefined || found.colour === undefined) return found;
  const split = splitTraits(found.colour, keyOf);
  if (split.size !== undefined) merge(Object.assign(found, { colour: undefined }), split, 'Цвет');
  return found;
}

function readTrait(found: Traits, name: string, value: string, keyOf: KeyOf): void {
  const text = oneLine(value);
  if (text === '') return;
  const kind = kindOf(name, keyOf);
  if (kind === 'size' || kind === 'mixed') {
    const split = kind === 'size' && isSize(text) ? undefined : splitTraits(text, keyOf);
    if (kind === 'size' && split?.size === undefined) {
      // Only a param that means the size itself can contradict: «Размер производителя» may be in another size
      // system.
      if (keyOf(name) === 'size') merge(found, { ...noTraits(), size: text }, name);
      else found.size ??= text;
    } else if (split && (split.size !== undefined || split.colour !== undefined)) merge(found, split, name);
    else found.others.push([name, text]);
  } else if (kind === 'colour') {
    // Only a param that means the colour itself can contradict: «Цвет подкладки» may be another colour.
    if (keyOf(name) === 'colour') merge(found, { ...noTraits(), colour: text }, name);
    else found.colour ??= text;
  } else {
    const part = kind === 'other' ? undefined : dimensionValue(kind, text);
    if (kind === 'other' || part === undefined) found.others.push([name, text]);
    else merge(found, { ...noTraits(), dimensions: { [kind]: part } }, name);
  }
}

/**
 * Adds the traits `more`, which come from the param `name`, to `found` where it lacks them. Values that
 * contradict those in `found` are recorded as conflicts.
 */
function merge(found: Traits, more: Traits, name: string): void {
  found.conflicts.push(...more.conflicts, ...differences(found, more, name));
  found.size ??= more.size;
  found.colour ??= more.colour;
  found.dimensions = { ...more.dimensions, ...found.dimensions };
  found.others.push(...more.others);
}

const contradicts = (value: string, other: string) =>
  `«${value}» contradicts «${other}», which the same offer names`;

/** The sizes, colours and dimensions in `more` that contradict `found`. */
export function differences(found: Traits, more: Traits, name: string): Conflict[] {
  const { size, colour, dimensions } = found;
  const conflicts: Conflict[] = [];
  if (size !== undefined && more.size !== undefined && sizesContradict(size, more.size))
    conflicts.push({ name, why: contradicts(more.size, size) });
  if (colour !== undefined && more.colour !== undefined && coloursContradict(colour, more.colour))
    conflicts.push({ name, why: contradicts(more.colour, colour) });
  for (const [dimension, value] of dimensionsOf(more)) {
    const own = dimensions[dimension];
    if (own !== undefined && !rangesMeet(own, value)) conflicts.push({ name, why: contradicts(value, own) });
  }
  return conflicts;
}

const DIMENSION_TITLES: Readonly<Record<Dimension, string>> = {
  cup: 'Чашка',
  inseam: 'Длина',
  height: 'Рост',
  width: 'Полнота',
};

/**
 * Maximum leg length in inches. Larger numbers are centimetres, so they are not compared with inches in a
 * size such as «L32».
 */
const LONGEST_INSEAM = 40;

/** The dimensions that contradict the size: for example, a cup «D» with the size 75C. */
export function contradictedDimensions(size: string, traits: Traits): Conflict[] {
  return dimensionsOf(traits).flatMap(([dimension, value]): Conflict[] => {
    if (dimension === 'inseam' && Number.parseFloat(value) > LONGEST_INSEAM) return [];
    const other = contradiction(size, dimension, value);
    if (other === undefined) return [];
    const why = `«${value}» contradicts the size ${size}, which says ${other}`;
    return [{ name: DIMENSION_TITLES[dimension], why }];
  });
}

const dimensionsOf = ({ dimensions }: Traits) => Object.entries(dimensions) as [Dimension, string][];

/**
 * The complete size of an offer: the size (of the offer or, if it has none, of the product) with all
 * dimensions of the offer.
 */
export function wholeSize({ size, dimensions }: Traits, ofProduct: string | undefined): string | undefined {
  const base = size ?? (Object.keys(dimensions).length > 0 ? ofProduct : undefined);
  return base === undefined ? dimensions.height : joinSize(base, dimensions);
}

/** A text with more characters than this is a description, not a list of characteristics. */
const LONGEST = 200;
/**
 * Splits a text such as «Красный, 42», «42/170 Красный» or «Размер: 42; Цвет: Красный» into traits. If the
 * shop recognises neither a size nor a colour in it, `others` contains the whole text.
 */
export function splitTraits(text: string, keyOf: KeyOf): Traits {
  const found = noTraits();
  if (text.length > LONGEST) return { ...found, others: [['Характеристика', text]] };
  const sizes: string[] = [];
  const words: string[] = [];
  let label = '';
  for (const token of tokensOf(text)) {
    const [name, value] = labelled(token);
    if (name !== '' && namesNothing(name, value)) {
      takeToken(name, sizes, words);
      takeToken(value, sizes, words);
    } else if (value === '') label = name;
    else if (name !== '') readTrait(found, name, value, keyOf);
    else if (label !== '') readTrait(found, label, value, keyOf);
    else takeToken(value, sizes, words);
    if (value !== '') label = '';
  }
  joinSizes(found, sizes);
  takeWords(found, words);
  return found;
}

/**
 * Of several sizes, uses the first as the size. The others become second dimensions or the international
 * size.
 */
function joinSizes(found: Traits, sizes: readonly string[]): void {
  const isHeight = (size: string) => /^1[4-9]\d(?!\d)/.test(size);
  const [first, ...more] = sizes.toSorted((one, other) => Number(isHeight(one)) - Number(isHeight(other)));
  if (first === undefined) return;
  if (found.size !== undefined) {
    if (isHeight(first)) found.dimensions.height ??= first;
    else merge(found, { ...noTraits(), size: normaliseSize(first) }, 'Размер');
    return;
  }
  let size = normaliseSize(first);
  for (const next of more.map(normaliseSize)) {
    if (sizeParts(next) && sizesContradict(size, next))
      found.conflicts.push({ name: 'Размер', why: contradicts(next, size) });
    if (/^[A-K]{1,2}$/i.test(next)) found.dimensions.cup = next;
    else if (/^\d?X{0,4}[SML]$/i.test(next)) found.others.push(['Международный размер', next]);
    else size = `${size}/${next}`;
  }
  found.size = size;
}

/** Uses the words as the colour if the shop knows this colour, or if there is a size next to them. */
function takeWords(found: Traits, words: readonly string[]): void {
  if (words.length === 0) return;
  const known = words.filter((word) => toColour(word).isKnown);
  const colours = found.colour !== undefined ? [] : known.length > 0 ? known : found.size ? words : [];
  if (colours.length > 0) found.colour = colours.join('/');
  for (const word of words) if (!colours.includes(word)) found.others.push(['Вариант', word]);
}
