import { normaliseSize } from '#shared/goods/size-label.ts';
import type { RawRemark } from '../../yml/feed/raw-offer.ts';
import { type Conflict, sizesContradict } from '../../yml/offers/traits/conflicts.ts';
import { isSize } from '../../yml/offers/traits/size-parts.ts';
import type { KeyOf } from '../../yml/offers/traits/trait-kind.ts';
import {
  contradictedDimensions,
  differences,
  readTraits,
  splitTraits,
  type Trait,
  type Traits,
} from '../../yml/offers/traits/traits.ts';
import type { KeptOffer, KeptProduct } from './kept-goods.ts';

/**
 * Contradictions in the data about the size of an offer. If there are `faults`, the offer is not sold;
 * `remarks` are only reported.
 */
export type SizeConflicts = { faults: RawRemark[]; remarks: RawRemark[] };

type Named = {
  /**
   * The offer's traits (size, colour and so on) from its characteristics in 1C or, if it has none, from its
   * name.
   */
  found: Traits;
  /** The complete size that `found` describes. */
  size: string | undefined;
  /**
   * The traits in the offer's name; undefined if the offer has no characteristics, because `found` then has
   * the traits of the name.
   */
  ofName: Traits | undefined;
  product: KeptProduct;
  keyOf: KeyOf;
};

/**
 * Finds contradictions about the size and colour of an offer. If the offer's characteristics contradict each
 * other or its name, or if a product without characteristics has contradictory properties, the right value is
 * unknown: the offer is not sold. If a characteristic contradicts a property of the product, the
 * characteristic is used, and the report names the property.
 */
export function conflictsOf({ found, size, ofName, product, keyOf }: Named): SizeConflicts {
  const ofProduct = readTraits(product.params, keyOf);
  const whole = size ?? ofProduct.size;
  const own =
    whole === undefined ? [] : contradictedDimensions(whole, size === undefined ? ofProduct : found);
  // If the offer's name has other words too, a number in it may not be a size: «(арт. 75)».
  const named = ofName?.others.length === 0 ? { ...ofName, colour: undefined } : undefined;
  const isSingle = whole !== undefined && isSize(whole);
  const ofNames = named && isSingle ? differences({ ...found, size: whole }, named, 'name') : [];
  const properties = product.params.filter((property) => isContradicted(size, property, keyOf));
  return {
    faults: [...found.conflicts, ...own, ...ofNames].map(asRemark),
    remarks: properties.map(([name, value]) =>
      asRemark({
        name,
        why: `«${value}» of the product contradicts «${size ?? ''}» of the characteristic, which counts`,
      }),
    ),
  };
}

const asRemark = ({ name, why }: Conflict): RawRemark => ({
  field: name === 'name' ? name : `param «${name || 'Размер'}»`,
  why,
});

/** Whether a property of the product contradicts the size of an offer. */
export function isContradicted(size: string | undefined, [name, value]: Trait, keyOf: KeyOf): boolean {
  if (size === undefined) return false;
  if (keyOf(name) === 'size') return isSize(value) && sizesContradict(size, value);
  const ofProperty = readTraits([[name, value]], keyOf);
  return contradictedDimensions(normaliseSize(size), { ...ofProperty, size: undefined }).length > 0;
}

/**
 * The traits in the part of an offer's name that 1C appends to the name of the product: «Платье Лада (42,
 * Красный)» is a size of «Платье Лада».
 */
export function traitsOfName({ name }: KeptOffer, product: KeptProduct, keyOf: KeyOf): Traits {
  const rest = name.startsWith(product.name) ? name.slice(product.name.length).trim() : '';
  return splitTraits(rest || (/\(([^()]*)\)\s*$/.exec(name)?.[1] ?? ''), keyOf);
}
