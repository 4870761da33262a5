import { normaliseSize } from '#shared/goods/size-label.ts';
import { normalizeForComparison, oneLine } from '#shared/text/plain-text.ts';
import type { SortedParams } from '../feed/params.ts';
import type { Offer, SecondSize } from './offer.ts';

/** Second dimensions of a size, in order of precedence. */
const kinds = ['cup', 'inseam', 'height', 'width', 'length'] as const satisfies SecondSize['kind'][];

/** Maximum characters; longer values are only properties. */
const LIMIT = 10;

/** The second dimension that an offer names; null without one. */
export function secondSizeOf({ known }: SortedParams): SecondSize | null {
  for (const kind of kinds) {
    const [param] = known[kind] ?? [];
    if (!param) continue;
    const value = normaliseSize(
      oneLine(param.value).replace(/\s*(см|cm|дюйм(а|ов)?|inch(es)?|"|″)\.?$/iu, ''),
    );
    const isValid = kind === 'length' || kind === 'inseam' ? /^L?\d{2}$/i.test(value) : value.length <= LIMIT;
    if (value !== '' && isValid) return { kind, value: kind === 'cup' ? cupOf(value) : value };
  }
  return null;
}

/** Russian letters of cups and widths that look like the Latin ones that are meant. */
const cupOf = (value: string) =>
  value.toUpperCase().replace(/[АВСЕНК]/g, (letter) => 'ABCEHK'['АВСЕНК'.indexOf(letter)] ?? letter);

/**
 * Adds the second dimension to the sizes of a model: «44/170», «75B», «W30 L32», «38 G». A cup is always part of a size;
 * another dimension is if it differs within the model, and stays a property otherwise. A plain «Длина» is part of the size
 * only where the same size has several.
 */
export function withSecondSizes(offers: readonly Offer[]): readonly Offer[] {
  const combined = new Set(kinds.filter((kind) => isPartOfSize(kind, offers)));
  if (combined.size === 0) return offers;
  return offers.map((offer) =>
    offer.secondSize && combined.has(offer.secondSize.kind)
      ? { ...offer, size: sizeWith(offer.size, offer.secondSize) }
      : offer,
  );
}

function isPartOfSize(kind: SecondSize['kind'], offers: readonly Offer[]): boolean {
  const own = offers.filter(({ secondSize }) => secondSize?.kind === kind);
  const values = new Set(own.map(({ secondSize }) => secondSize?.value));
  if (kind === 'cup') return own.length > 0;
  if (kind !== 'length') return values.size > 1;
  const byColourAndSize = Map.groupBy(
    own,
    ({ colour, size }) => `${normalizeForComparison(colour.name)} ${normalizeForComparison(size)}`,
  );
  return [...byColourAndSize.values()].some(
    (same) => new Set(same.map(({ secondSize }) => secondSize?.value)).size > 1,
  );
}

/** A size with its second dimension; unchanged if it already has one. */
function sizeWith(size: string, { kind, value }: SecondSize): string {
  const isNumber = /^\d+(,5)?$/.test(size);
  switch (kind) {
    case 'cup':
      return isNumber ? size + value : size;
    case 'inseam':
    case 'length': {
      const length = value.replace(/^L/i, '');
      return isNumber
        ? `W${size} L${length}`
        : /^W\d+$/i.test(size)
          ? `${size} L${length}`
          : `${size}/${length}`;
    }
    case 'height':
      return size.includes('/') ? size : /^\d/.test(value) ? `${size}/${value}` : `${size} ${value}`;
    case 'width':
      return `${size} ${value}`;
  }
}
