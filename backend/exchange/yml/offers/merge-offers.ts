import type { Prices } from '#shared/goods/prices.ts';
import { sizeKey, sizeOrdinal } from '#shared/goods/size-label.ts';
import { normalizeForComparison, shorten } from '#shared/text/plain-text.ts';
import type { Issue } from '../feed/issue.ts';
import { paramNames } from '../feed/params.ts';
import { colourKey, type FeedColour } from './colours/colour.ts';
import { modelName, otherGoods } from './model-name.ts';
import type { Offer } from './offer.ts';
import { withSecondSizes } from './second-size.ts';

/** Maximum number of colours per product in the contract. */
const COLOURS = 60;
const SIZES = 60;
const PICTURES = 20;

/** A colour of a model. Its offers are its sizes, sorted by size. */
export type ModelColour = {
  key: string;
  colour: FeedColour;
  /** The price of the colour's cheapest size. */
  price: number;
  priceBefore: number | null;
  vendorCode: string;
  productUrl: string;
  pictures: string[];
  offers: Offer[];
};

/** A complete model: it has at least one colour, and each colour has at least one size. */
export type Model = Pick<
  Offer,
  | 'groupId'
  | 'name'
  | 'vendor'
  | 'description'
  | 'composition'
  | 'lining'
  | 'season'
  | 'fit'
  | 'careCodes'
  | 'country'
  | 'wornBy'
  | 'publishedAt'
  | 'popularity'
  | 'requiresMarking'
  | 'isUnderwear'
  | 'attributes'
  | 'categoryIds'
  | 'gender'
  | 'age'
  | 'sizeSystem'
> & { colours: ModelColour[] };

/**
 * Builds a model from the offers of one group, which are in the order of the feed. Each colour becomes a
 * variant, each size an article. Data of the whole model come from the first offer that has them. Properties
 * with different values in different offers are left out, because they would be wrong for some sizes. Warns
 * about offers whose names have no word in common.
 */
export function mergeOffers(given: readonly Offer[]): {
  model: Model | undefined;
  refusals: Issue[];
  warnings: Issue[];
} {
  const offers = withSecondSizes(given);
  const refusals: Issue[] = [];
  const warnings: Issue[] = [];
  const refuse = ({ line, id }: Offer, field: string, why: string) => {
    refusals.push({ line, offerId: id, field, why });
  };
  const byColour = Map.groupBy(offers, ({ colour }) => colourKey(colour.name));
  const colours = [...byColour].flatMap(([key, same], place) => {
    if (place >= COLOURS) {
      for (const offer of same) refuse(offer, 'param «Цвет»', `a model has at most ${COLOURS} colours`);
      return [];
    }
    return [mergeColour(key, same, refuse)];
  });
  const sold = colours.flatMap((colour) => colour.offers).sort((one, other) => one.line - other.line);
  const [first] = sold;
  if (!first) return { model: undefined, refusals, warnings };
  const different = otherGoods(sold);
  if (different)
    warnings.push({
      line: different.line,
      offerId: different.id,
      field: 'name',
      why: `has no word in common with «${shorten(first.name, 40)}» of the same model (line ${first.line}); check what joins them`,
    });

  const said = <T extends string | readonly unknown[]>(read: (offer: Offer) => T): T =>
    read(sold.find((offer) => read(offer).length > 0) ?? first);
  return {
    model: {
      groupId: first.groupId,
      name: modelName(sold),
      vendor: first.vendor,
      description: said((offer) => offer.description),
      composition: said((offer) => offer.composition),
      lining: said((offer) => offer.lining),
      season: said((offer) => offer.season),
      fit: said((offer) => offer.fit),
      careCodes: said((offer) => offer.careCodes),
      country: said((offer) => offer.country),
      gender: said((offer) => offer.gender),
      age: said((offer) => offer.age),
      sizeSystem: said((offer) => offer.sizeSystem),
      publishedAt: said((offer) => offer.publishedAt),
      wornBy: sold.find(({ wornBy }) => wornBy)?.wornBy ?? null,
      popularity: sold.find(({ popularity }) => popularity !== null)?.popularity ?? null,
      requiresMarking: anyOfferSays(sold, 'requiresMarking'),
      isUnderwear: anyOfferSays(sold, 'isUnderwear'),
      attributes: agreed(sold),
      categoryIds: [...new Set(sold.flatMap(({ categoryIds }) => categoryIds))],
      colours,
    },
    refusals,
    warnings,
  };
}

/**
 * Whether a model needs marking codes, or is underwear: true if any of its offers says so, null if none of
 * its offers contains this fact.
 */
function anyOfferSays(offers: readonly Offer[], fact: 'requiresMarking' | 'isUnderwear'): boolean | null {
  const said = offers.flatMap((offer) => offer[fact] ?? []);
  return said.length === 0 ? null : said.includes(true);
}

type Refuse = (offer: Offer, field: string, why: string) => void;

function mergeColour(key: string, offers: readonly Offer[], refuse: Refuse): ModelColour {
  const bySize = new Map<string, Offer>();
  for (const offer of offers) {
    const size = sizeKey(offer.size);
    const before = bySize.get(size);
    if (before) refuse(offer, 'param «Размер»', repeatedSize(offer, before));
    else if (bySize.size >= SIZES) refuse(offer, 'param «Размер»', `a colour has at most ${SIZES} sizes`);
    else bySize.set(size, offer);
  }
  const made = [...bySize.values()];
  const codes = new Set(made.map(({ vendorCode }) => vendorCode));
  const addresses = new Set(made.map(({ productUrl }) => productUrl));
  const [first = offers[0]] = made;
  if (!first) throw new RangeError('A colour needs at least one offer.');
  return {
    key,
    // If offers name the colour in Russian and in English («Чёрный», «black»), shoppers see the Russian name.
    colour: made.find(({ colour }) => /[а-яё]/i.test(colour.name))?.colour ?? first.colour,
    ...lowestPrices(made),
    vendorCode: codes.size === 1 ? first.vendorCode : '',
    productUrl: addresses.size === 1 ? first.productUrl : '',
    pictures: [...new Set(made.flatMap(({ pictures }) => pictures))].slice(0, PICTURES),
    offers: made.sort((one, other) => sizeOrdinal(one.size) - sizeOrdinal(other.size)),
  };
}

/**
 * Why an offer is refused if an earlier offer has the same colour and size. The text names the properties in
 * which both offers differ, and says how a mapping can make them part of the size.
 */
function repeatedSize(offer: Offer, before: Offer): string {
  const already = `this size of the colour is already on line ${before.line}`;
  const own = propertiesOf(offer);
  const other = propertiesOf(before);
  const different = [...own].filter(([name, value]) => other.has(name) && other.get(name) !== value);
  const [first] = different;
  if (!first) return already;
  const nameOf = (name: string) => offer.feedNames[name] ?? name;
  const named = different
    .slice(0, 3)
    .map(
      ([name, value]) => `«${nameOf(name)}»: ${shorten(value, 30)} / ${shorten(other.get(name) ?? '', 30)}`,
    );
  return `${already}; they differ in ${named.join(', ')}; the mapping can make that a part of the size (params: width: [${nameOf(first[0])}])`;
}

/** All properties of an offer by name, also the properties that the model stores in fields of their own. */
const propertiesOf = ({ attributes, fit, season }: Offer): ReadonlyMap<string, string> =>
  new Map(
    [
      ...attributes,
      { name: paramNames.fit[0], value: fit },
      { name: paramNames.season[0], value: season },
    ].flatMap(({ name, value }) => (value === '' ? [] : [[name, value] as const])),
  );

/**
 * The lowest price among the sizes and, among the sizes with that price, the most frequent price before a
 * discount. Sizes with other prices store their own.
 */
function lowestPrices(sizes: readonly Offer[]): Prices {
  const price = Math.min(...sizes.map((size) => size.price));
  const cheapest = sizes.filter((size) => size.price === price);
  return { price, priceBefore: mostCommon(cheapest.map(({ priceBefore }) => priceBefore)) };
}

/** The most frequent value; if several are equally frequent, the first of them. */
function mostCommon<T>(values: readonly T[]): T {
  const counts = new Map<T, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  const [best] = [...counts].sort(([, one], [, other]) => other - one);
  if (!best) throw new RangeError('mostCommon needs at least one value.');
  return best[0];
}

/**
 * The properties that never differ between offers, in the order of the feed. An offer without the property
 * does not count.
 */
function agreed(offers: readonly Offer[]): Offer['attributes'] {
  const all = new Map<string, { name: string; value: string; isAgreed: boolean }>();
  for (const { name, value } of offers.flatMap(({ attributes }) => attributes)) {
    const known = all.get(normalizeForComparison(name));
    if (!known) all.set(normalizeForComparison(name), { name, value, isAgreed: true });
    else if (known.value !== value) known.isAgreed = false;
  }
  return [...all.values()].filter(({ isAgreed }) => isAgreed).map(({ name, value }) => ({ name, value }));
}
