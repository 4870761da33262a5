import { normalizeForComparison } from '#shared/text/plain-text.ts';
import type { SortedParams } from '../feed/params.ts';
import type { Offer, SecondSize } from './offer.ts';
import { type Dimension, dimensions, dimensionValue, joinSize } from './traits/size-parts.ts';

/** What may be a second dimension, in order of precedence. A plain «Длина» may also be the length of a dress. */
const kinds = [...dimensions, 'length'] as const satisfies SecondSize['kind'][];

/** The dimension of a size that a kind means. */
const dimensionOf = (kind: SecondSize['kind']): Dimension => (kind === 'length' ? 'inseam' : kind);

/** The second dimension that an offer names; null without one. */
export function secondSizeOf({ known }: SortedParams): SecondSize | null {
  for (const kind of kinds) {
    const value = known[kind]?.[0] && dimensionValue(dimensionOf(kind), known[kind][0].value);
    if (value !== undefined) return { kind, value };
  }
  return null;
}

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
      ? {
          ...offer,
          size: joinSize(offer.size, { [dimensionOf(offer.secondSize.kind)]: offer.secondSize.value }),
        }
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
