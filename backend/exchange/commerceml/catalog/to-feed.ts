import { normalizeForComparison } from '#shared/text/plain-text.ts';
import type { RawField, RawOffer, RawParam } from '../../yml/feed/raw-offer.ts';
import type { FeedChunk } from '../../yml/feed/read-feed.ts';
import {
  type KeyOf,
  readTraits,
  type Trait,
  type Traits,
  wholeSize,
} from '../../yml/offers/traits/traits.ts';
import { conflictsOf, isContradicted, type SizeConflicts, traitsOfName } from './conflicts-of-size.ts';
import { ExchangeRefused } from './exchange-refused.ts';
import {
  feedIdOf,
  hasCharacteristic,
  type KeptOffer,
  type KeptProduct,
  productIdOf,
  type StoredGoods,
} from './kept-goods.ts';

/** Number of offers in one chunk of the feed. */
const BATCH = 500;

/** The department for goods that have no group. A mapping can move it by this id or name. */
const WITHOUT_GROUP = { id: '1c', name: 'Каталог' };

export type FeedSettings = {
  /**
   * Name of the price type that shoppers pay. If undefined, the first price type that 1C declares is used.
   */
  priceType: string | undefined;
  /** Looks up what a characteristic or property with this name means. */
  keyOf: KeyOf;
};

/** Facts collected while the goods are converted. */
export type FeedNotes = {
  /** Number of products that go into the default department. */
  withoutGroup: number;
  /** Name and 1C id of each offer, by the offer's id in the feed. */
  names: Map<string, string>;
  /** The id of the offer on each line of the feed. */
  idsByLine: Map<number, string>;
  /** The name of the price type that shoppers pay; null if 1C has not declared any. */
  priceType: string | null;
};

export const noNotes = (): FeedNotes => ({
  withoutGroup: 0,
  names: new Map(),
  idsByLine: new Map(),
  priceType: null,
});

/**
 * Whether any offer can be sold: its product must be known and have a price. If none can, the files with
 * these data are still to come.
 */
export const hasGoodsToSell = ({ products, offers }: StoredGoods): boolean =>
  Object.entries(offers).some(
    ([id, { prices }]) => products[productIdOf(id)] !== undefined && Object.keys(prices).length > 0,
  );

/**
 * Converts the goods of 1C to a feed: products with their characteristics as sizes and colours. Products
 * without an offer are left out: they are not sold yet. Throws ExchangeRefused for an unknown price type.
 */
export async function* feedOf(
  goods: StoredGoods,
  settings: FeedSettings,
  notes: FeedNotes,
): AsyncGenerator<FeedChunk> {
  const priceTypeId = findPriceType(goods, settings.priceType);
  notes.priceType =
    (priceTypeId === undefined ? undefined : priceTypeName(goods, priceTypeId)) ?? settings.priceType ?? null;
  yield {
    items: [{ kind: 'shop', name: '', currencies: [], categories: categoriesOf(goods) }],
    bytesRead: 0,
  };
  const context: Context = { goods, notes, priceTypeId, settings };
  let items: FeedChunk['items'] = [];
  let line = 0;
  for (const [productId, ids] of offersByProduct(goods)) {
    const product = goods.products[productId];
    if (!product) continue;
    for (const { offerId, traits, conflicts } of sizesOf(product, ids, context)) {
      line += 1;
      const offer = rawOffer({ offerId, productId, line }, traits, context);
      items.push({ kind: 'offer', offer: { ...offer, ...conflicts } });
    }
    if (items.length < BATCH) continue;
    yield { items, bytesRead: line };
    items = [];
  }
  yield { items, bytesRead: line };
}

type Context = {
  goods: StoredGoods;
  notes: FeedNotes;
  priceTypeId: string | undefined;
  settings: FeedSettings;
};

const priceTypeName = ({ priceTypes }: StoredGoods, wanted: string): string | undefined =>
  priceTypes.find(({ id }) => id === wanted)?.name;

function findPriceType({ priceTypes }: StoredGoods, wanted: string | undefined): string | undefined {
  if (wanted === undefined) return priceTypes[0]?.id;
  const found = priceTypes.find(
    ({ name }) => normalizeForComparison(name) === normalizeForComparison(wanted),
  );
  if (found || priceTypes.length === 0) return found?.id;
  const names = priceTypes.map(({ name }) => `«${name}»`).join(', ');
  throw new ExchangeRefused(`В 1С нет вида цен «${wanted}» (IMPORT_1C_PRICE). Есть: ${names}.`);
}

function categoriesOf({ groups, products }: StoredGoods) {
  const named = Object.entries(groups).map(([id, { name, parentId }]) => ({ id, parentId, name, line: 0 }));
  const hasLoose = Object.values(products).some((product) => groupsOf(product, groups).length === 0);
  return hasLoose ? [...named, { ...WITHOUT_GROUP, parentId: '', line: 0 }] : named;
}

const groupsOf = (product: KeptProduct, groups: StoredGoods['groups']): string[] =>
  product.groups.filter((id) => groups[id]);

function offersByProduct({ offers }: StoredGoods): Map<string, string[]> {
  const byProduct = new Map<string, string[]>();
  for (const id of Object.keys(offers)) {
    const productId = productIdOf(id);
    const ids = byProduct.get(productId);
    if (ids) ids.push(id);
    else byProduct.set(productId, [id]);
  }
  return byProduct;
}

type SizeTraits = { size: string | undefined; colour: string | undefined; others: readonly Trait[] };
type OfferSize = { offerId: string; traits: SizeTraits; conflicts: SizeConflicts };

/**
 * The sizes of a product: one for each of its characteristics, or the product itself if it has no
 * characteristics.
 */
function sizesOf(product: KeptProduct, ids: readonly string[], { goods, settings }: Context): OfferSize[] {
  const own = ids.filter(hasCharacteristic);
  const { keyOf } = settings;
  const ofProduct = product.params.find(([name]) => keyOf(name) === 'size')?.[1];
  /** Properties that have been reported. One remark per product is enough. */
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
 * Whether the name of an offer without characteristics can be used to find its size. If the offer has the id
 * of its product, its name is used only if the product has no size of its own, because the words in brackets
 * may mean something else.
 */
function countsName(offerId: string, { size, colour }: Traits, product: KeptProduct, keyOf: KeyOf): boolean {
  if (hasCharacteristic(offerId)) return true;
  const isSized = product.params.some(([param]) => keyOf(param) === 'size');
  return !isSized && (size !== undefined || colour !== undefined);
}

/**
 * If several sizes of a product would get the same text, appends the other characteristics in which they
 * differ, so that none is lost.
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
 * Properties that describe a whole model. Other properties belong to a single size, such as its international
 * name.
 */
const OF_MODEL: readonly string[] = ['fit', 'composition', 'lining', 'season', 'care', 'gender', 'age'];

/**
 * Removes characteristics in which the sizes of a product differ. Otherwise the model would show the value of
 * its first size.
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

type Ids = { offerId: string; productId: string; line: number };

function rawOffer(
  { offerId, productId, line }: Ids,
  traits: SizeTraits,
  { goods, notes, priceTypeId, settings }: Context,
): RawOffer {
  const product = goods.products[productId];
  const offer = goods.offers[offerId];
  if (!product || !offer) throw new RangeError('rawOffer needs a known product and offer.');
  const fields: Record<string, RawField[]> = {};
  const say = (name: string, ...values: string[]) => {
    const said = values.filter((value) => value !== '');
    if (said.length > 0) fields[name] = said.map((value) => ({ value, line }));
  };
  const [group, ...moreGroups] = groupsOf(product, goods.groups);
  if (group === undefined) notes.withoutGroup += 1;
  // Characteristics without a price of their own have the price of the product.
  const price = priceOf(offer, priceTypeId) ?? priceOf(goods.offers[productId], priceTypeId);
  const id = feedIdOf(offerId);
  notes.idsByLine.set(line, id);
  notes.names.set(id, `«${offer.name || product.name}», Ид ${offerId}`);
  say('name', product.name || offer.name);
  say('price', price?.price ?? '');
  say('currencyId', isRouble(price?.currency ?? '') ? 'RUB' : (price?.currency ?? ''));
  say('categoryId', group ?? WITHOUT_GROUP.id);
  say('vat', vatInFeed(product.vat ?? ''));
  say('vendor', product.vendor);
  say('vendorCode', product.vendorCode);
  say('barcode', offer.barcode || product.barcode);
  say('country_of_origin', product.country);
  say('description', product.description);
  say('picture', ...product.pictures);
  say('count', pieces(offer.stock));
  const stores = Object.entries(offer.stores);
  return {
    line,
    id,
    groupId: productId,
    available: product.isDeleted || offer.isDeleted ? 'false' : '',
    fields,
    params: [
      ...paramsOf(product, offer, traits, settings),
      ...(moreGroups.length > 0 ? [['Дополнительные категории', moreGroups.join(',')] as const] : []),
    ].map(([name, value]): RawParam => ({ name, value, unit: '', line })),
    outlets:
      stores.length === 0
        ? null
        : stores.map(([storeId, count]) => ({
            id: goods.stores[storeId] ?? storeId,
            instock: pieces(count),
            line,
          })),
  };
}

/**
 * The price that shoppers pay. It is never replaced by a price of another type, which may be a wholesale or
 * purchase price.
 */
const priceOf = (offer: KeptOffer | undefined, priceTypeId: string | undefined) =>
  priceTypeId === undefined ? undefined : offer?.prices[priceTypeId];

/**
 * The params of an offer: its characteristics, then its properties. A property with the name of a
 * characteristic is left out.
 */
function paramsOf(
  { params }: KeptProduct,
  offer: KeptOffer,
  { size, colour, others }: SizeTraits,
  { keyOf }: FeedSettings,
): Trait[] {
  const traits: Trait[] = [
    ...(size === undefined ? [] : [[nameFor('size', offer, keyOf), size] as const]),
    ...(colour === undefined ? [] : [[nameFor('colour', offer, keyOf), colour] as const]),
    ...others,
  ];
  const names = new Set([...traits, ...offer.params].map(([name]) => normalizeForComparison(name)));
  const isReplaced = ([name, value]: Trait) =>
    names.has(normalizeForComparison(name)) ||
    isContradicted(size, [name, value], keyOf) ||
    (size !== undefined && keyOf(name) === 'size') ||
    (colour !== undefined && keyOf(name) === 'colour');
  return [...traits, ...params.filter((param) => !isReplaced(param))];
}

/**
 * The name that 1C gives to the characteristic, because a mapping may refer to that name; otherwise the
 * shop's own name.
 */
const nameFor = (key: 'size' | 'colour', offer: KeptOffer, keyOf: KeyOf): string =>
  offer.params.find(([name]) => keyOf(name) === key)?.[0] ?? (key === 'size' ? 'Размер' : 'Цвет');

const isRouble = (currency: string) =>
  /^(р\.?|руб(\.|ль|лей)?|российский рубль|rub|rur|643|₽|)$/i.test(currency);

/**
 * A number in 1C is a percentage, but a bare number in a feed is the code of a rate: «5» would mean 0 %. So a
 * percent sign is added.
 */
const vatInFeed = (rate: string): string => (/^\d{1,2}$/.test(rate.trim()) ? `${rate.trim()} %` : rate);

/**
 * The stock as 1C writes it. A missing number means no pieces, although in a feed it may mean that the stock
 * is unknown.
 */
const pieces = (text: string): string => text.trim() || '0';
