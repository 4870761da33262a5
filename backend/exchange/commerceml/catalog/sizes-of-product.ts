import { normalizeForComparison } from '#shared/text/plain-text.ts';
import type { KeyOf } from '../../yml/offers/traits/trait-kind.ts';
import { readTraits, type Trait, type Traits, wholeSize } from '../../yml/offers/traits/traits.ts';
import { conflictsOf, type SizeConflicts, traitsOfName } from './conflicts-of-size.ts';
import { hasCharacteristic, type KeptProduct, type StoredGoods } from './kept-goods.ts';

export type SizeTraits = { size: string | undefined; colour: string | undefined; others: readonly Trait[] };
type OfferSize = { offerId: string; traits: SizeTraits; conflicts: SizeConflicts };

/**
 * The sizes of a product: one for each of its characteristics, or the product itself if it has no
 * characteristics.
 */
export function sizesOf(
  product: KeptProduct,
  ids: readonly string[],
  { goods, keyOf }: { goods: StoredGoods; keyOf: KeyOf },
): OfferSize[] {
  const own = ids.filter(hasCharacteristic);
  const ofProduct = product.params.find(([name]) => keyOf(name) === 'size')?.[1];
  /** Properties that were already reported for this product, so that each is reported once. */
  const remarked = new Set<string>();
  const sizes = (own.length > 0 ? own : ids).map((offerId): OfferSize => {
    const offer = goods.offers[offerId];
    const ofName = offer && traitsOfName(offer, product, keyOf);
    const isNamed = offer?.params.length === 0 && ofName && countsName(offerId, ofName, product, keyOf);
    const found = isNamed ? ofName : readTraits(offer?.params ?? [], keyOf);
    const size = wholeSize(found, ofProduct);
    const { faults, remarks } = conflictsOf({
      found,
      size,
      ofName: isNamed ? undefined : ofName,
      product,
      keyOf,
    });
    const conflicts = { faults, remarks: remarks.filter(({ field }) => !remarked.has(field)) };
    for (const { field } of remarks) remarked.add(field);
    return { offerId, traits: { size, colour: found.colour, others: found.others }, conflicts };
  });
  return agreed(distinct(sizes), keyOf);
}

/**
 * Whether the shop may look for the size of an offer without characteristics in its name. An offer of the
 * whole product qualifies only if no property of the product is a size: otherwise, the words in brackets in
 * its name may mean something else.
 */
function countsName(offerId: string, { size, colour }: Traits, product: KeptProduct, keyOf: KeyOf): boolean {
  if (hasCharacteristic(offerId)) return true;
  const isSized = product.params.some(([param]) => keyOf(param) === 'size');
  return !isSized && (size !== undefined || colour !== undefined);
}

/**
 * If several sizes of a product would get the same text, appends other characteristics in which they differ
 * to the text, so that all of them can be sold.
 */
function distinct(sizes: readonly OfferSize[]): OfferSize[] {
  const keyOf = ({ size = '', colour = '' }: SizeTraits) => normalizeForComparison(`${colour}|${size}`);
  const equal = Map.groupBy(sizes, ({ traits }) => keyOf(traits));
  return sizes.map((one) => {
    const same = equal.get(keyOf(one.traits)) ?? [];
    if (same.length < 2) return one;
    const { size, others } = one.traits;
    const own = others.filter(([name, value]) =>
      same.some(({ traits }) => traits.others.find(([other]) => other === name)?.[1] !== value),
    );
    const words = own.map(([, value]) => value).join(' ');
    return words === ''
      ? one
      : { ...one, traits: { ...one.traits, size: size ? `${size} ${words}` : words } };
  });
}

/**
 * Keys of the properties that describe a whole model. All other properties belong to a single size: for
 * example, its international name.
 */
const OF_MODEL: readonly string[] = ['fit', 'composition', 'lining', 'season', 'care', 'gender', 'age'];

/**
 * Removes a model's properties for which the sizes have different values. Otherwise the model would show the
 * value of its first size.
 */
function agreed(sizes: readonly OfferSize[], keyOf: KeyOf): OfferSize[] {
  const isOfModel = (name: string) => {
    const key = keyOf(name);
    return key === undefined || OF_MODEL.includes(key);
  };
  const isShared = ([name, value]: Trait) =>
    sizes.every(({ traits }) => traits.others.some((other) => other[0] === name && other[1] === value));
  return sizes.map(({ traits, ...size }) => {
    const others = traits.others.filter((trait) => !isOfModel(trait[0]) || isShared(trait));
    return { ...size, traits: { ...traits, others } };
  });
}
