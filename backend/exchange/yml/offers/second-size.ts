import { normaliseSize, sizeKey } from '#shared/goods/size-label.ts';
import { oneSize } from '#shared/goods/size-words.ts';
import { oneLine, shorten } from '#shared/text/plain-text.ts';
import { paramNames, type SortedParams } from '../feed/params.ts';
import type { RawParam } from '../feed/raw-offer.ts';
import { colourKey } from './colours/colour.ts';
import type { Offer, SecondSize } from './offer.ts';
import { contradiction, type Dimension, dimensions, dimensionValue, joinSize } from './traits/size-parts.ts';

/**
 * The kinds of second dimensions, in order of precedence. `length` is the param «Длина»: the length of a leg
 * or, say, of a dress.
 */
const kinds = [...dimensions, 'length'] as const satisfies SecondSize['kind'][];

/**
 * Dimensions that are always part of a size. The value of any other dimension may be a property of the goods,
 * such as «Длина: миди».
 */
const ofSizes: ReadonlySet<SecondSize['kind']> = new Set(['cup', 'height', 'width']);

/** The size dimension for a kind of second dimension: `length` means the leg length, `inseam`. */
const dimensionOf = (kind: SecondSize['kind']): Dimension => (kind === 'length' ? 'inseam' : kind);

export type SecondSizes = {
  /** Second dimensions with a single value. */
  seconds: SecondSize[];
  /** If a dimension has several values: the sizes combined with each of them. Otherwise empty. */
  sizes: string[];
  /** Params whose dimension cannot become part of the size, each with the reason. */
  faults: { param: RawParam; why: string }[];
};

/** Reads the second dimensions of an offer's sizes, such as the height. */
export function readSecondSizes({ known }: SortedParams, sizes: readonly string[]): SecondSizes {
  const found: SecondSizes = { seconds: [], sizes: [], faults: [] };
  const own = sizes.filter((size) => size !== oneSize);
  if (own.length === 0) return found;
  for (const kind of kinds) {
    const [param, ...more] = known[kind] ?? [];
    if (!param) continue;
    const dimension = dimensionOf(kind);
    const written = [param, ...more].flatMap(({ value }) => partsOf(value));
    const values = [...new Set(written.map((text) => dimensionValue(dimension, text)))];
    const read = values.filter((value) => value !== undefined);
    if (read.length < values.length) {
      const unread = written.find((text) => dimensionValue(dimension, text) === undefined) ?? '';
      if (ofSizes.has(kind))
        found.faults.push({
          param,
          why: `«${shorten(unread, 40)}» cannot be read as a part of the size ${own[0]}`,
        });
      continue;
    }
    const [value] = read;
    if (value === undefined) continue;
    const other = ofSizes.has(kind)
      ? own.map((size) => contradiction(size, dimension, value)).find(Boolean)
      : undefined;
    if (other !== undefined)
      found.faults.push({ param, why: `«${value}» contradicts the size ${own[0]}, which says ${other}` });
    else if (read.length === 1) found.seconds.push({ kind, value });
    else if (ofSizes.has(kind))
      found.sizes = (found.sizes.length > 0 ? found.sizes : own).flatMap((size) =>
        read.map((one) => joinSize(size, { [dimension]: one })),
      );
  }
  return found;
}

/** The properties of an offer without the dimensions by which it was split into sizes. */
export function withoutDimensions(
  { others }: SortedParams,
  { seconds }: SecondSizes,
): SortedParams['others'] {
  const kept = new Set(seconds.map(({ kind }) => kind));
  const titles = new Set<string>(
    [...ofSizes].filter((kind) => !kept.has(kind)).map((kind) => paramNames[kind][0]),
  );
  return others.filter(({ name }) => !titles.has(name));
}

/**
 * Splits a list: «164, 170» and «164; 170» become two values. But a comma before a 5 separates decimals:
 * «42,5».
 */
const partsOf = (value: string): string[] => oneLine(value).split(/\s*(?:;|,(?!5(?:\D|$)))\s*/);

/**
 * Adds second dimensions to the sizes of a model: «44/170», «75B», «W30 L32», «38 G». A cup is always added.
 * Other dimensions are added only if they differ between the offers of the model; otherwise they stay a
 * property. The param «Длина» is added only if offers of the same colour and size differ in it.
 */
export function withSecondSizes(given: readonly Offer[]): readonly Offer[] {
  const offers = withJeansSizes(given);
  const combined = new Set(kinds.filter((kind) => isPartOfSize(kind, offers)));
  if (combined.size === 0) return offers;
  return offers.map((offer) => {
    const parts = offer.secondSizes.filter(({ kind }) => combined.has(kind));
    if (parts.length === 0) return offer;
    const byDimension = Object.fromEntries(parts.map(({ kind, value }) => [dimensionOf(kind), value]));
    const titles = new Set<string>(parts.map(({ kind }) => paramNames[kind][0]));
    const attributes = offer.attributes.filter(({ name }) => !titles.has(name));
    return { ...offer, size: joinSize(offer.size, byDimension), attributes };
  });
}

/**
 * «30/32» may be waist and leg length or a range of sizes. If another size of the model is like «W30 L32», it
 * is waist and leg length.
 */
function withJeansSizes(offers: readonly Offer[]): readonly Offer[] {
  if (!offers.some(({ size }) => /^W\d{2} L\d{2}$/.test(size))) return offers;
  return offers.map((offer) => ({
    ...offer,
    size: normaliseSize(offer.size.replace(/^(\d{2})\/(\d{2})$/, '$1x$2')),
  }));
}

function isPartOfSize(kind: SecondSize['kind'], offers: readonly Offer[]): boolean {
  const own = offers.flatMap((offer) => {
    const value = offer.secondSizes.find((second) => second.kind === kind)?.value;
    return value === undefined ? [] : [{ offer, value }];
  });
  const values = new Set(own.map(({ value }) => value));
  if (kind === 'cup') return own.length > 0;
  if (kind !== 'length') return values.size > 1;
  const byColourAndSize = Map.groupBy(
    own,
    ({ offer: { colour, size } }) => `${colourKey(colour.name)} ${sizeKey(size)}`,
  );
  return [...byColourAndSize.values()].some((same) => new Set(same.map(({ value }) => value)).size > 1);
}
