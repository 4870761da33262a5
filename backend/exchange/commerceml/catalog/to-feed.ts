import { normalizeForComparison } from '#shared/text/plain-text.ts';
import type { RawField, RawOffer, RawParam } from '../../yml/feed/raw-offer.ts';
import type { FeedChunk } from '../../yml/feed/reading/read-feed.ts';
import type { KeyOf } from '../../yml/offers/traits/trait-kind.ts';
import type { Trait } from '../../yml/offers/traits/traits.ts';
import { isRouble } from '../../yml/offers/values/amount.ts';
import { isContradicted } from './conflicts-of-size.ts';
import { ExchangeRefused } from './exchange-refused.ts';
import { feedIdOf, type KeptOffer, type KeptProduct, productIdOf, type StoredGoods } from './kept-goods.ts';
import { type SizeTraits, sizesOf } from './sizes-of-product.ts';

/** Number of offers in one chunk of the feed. */
const BATCH = 500;

/**
 * The department (in the internal feed) of goods that have no group in 1C. A retailer's mapping can move them
 * by this id or name.
 */
const WITHOUT_GROUP = { id: '1c', name: 'Каталог' };

export type FeedSettings = {
  /**
   * Name of the price type in 1C whose prices shoppers pay. If undefined, the first price type that 1C
   * declares is used.
   */
  priceType: string | undefined;
  /** Finds the meaning of a characteristic or property (such as size or colour) by its name. */
  keyOf: KeyOf;
};

/** Facts collected while the goods of 1C are converted to the internal feed. */
export type FeedNotes = {
  /** Number of products that have no group in 1C and are put into the department `WITHOUT_GROUP`. */
  withoutGroup: number;
  /** Name and 1C id of each offer; the key is the offer's id in the internal feed. */
  names: Map<string, string>;
  /** Ids of the offers; the key is the line of the internal feed on which the offer begins. */
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
 * Whether at least one offer has a price and a known product, so that it can be sold. If not, 1C still has to
 * send the files with the prices or products.
 */
export const hasGoodsToSell = ({ products, offers }: StoredGoods): boolean =>
  Object.entries(offers).some(
    ([id, { prices }]) => products[productIdOf(id)] !== undefined && Object.keys(prices).length > 0,
  );

/**
 * Converts the goods of 1C to a feed: each product with its characteristics as sizes and colours. Products
 * without an offer are not for sale yet and are left out. Throws ExchangeRefused if the wanted price type is
 * unknown.
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
    for (const { offerId, traits, conflicts } of sizesOf(product, ids, { goods, keyOf: settings.keyOf })) {
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
  // If a characteristic has no price of its own, the price of the product is used.
  const price = priceOf(offer, priceTypeId) ?? priceOf(goods.offers[productId], priceTypeId);
  const id = feedIdOf(offerId);
  notes.idsByLine.set(line, id);
  notes.names.set(id, `«${offer.name || product.name}», Ид ${offerId}`);
  say('name', product.name || offer.name);
  say('price', price?.price ?? '');
  say('currencyId', isRouble(price?.currency || 'RUB') ? 'RUB' : (price?.currency ?? ''));
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
 * The price that shoppers pay. If it is missing, no other type replaces it, because that may be a wholesale
 * or purchase price.
 */
const priceOf = (offer: KeptOffer | undefined, priceTypeId: string | undefined) =>
  priceTypeId === undefined ? undefined : offer?.prices[priceTypeId];

/**
 * The `param` elements of an offer in the feed: its characteristics, then the product's properties. A
 * property is left out if a characteristic already has its name or meaning.
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
 * The name of the `param` element for a size or colour: the name of the characteristic in 1C, because a
 * retailer's mapping may refer to it. If the offer has no such characteristic, «Размер» or
 * «Цвет».
 */
const nameFor = (key: 'size' | 'colour', offer: KeptOffer, keyOf: KeyOf): string =>
  offer.params.find(([name]) => keyOf(name) === key)?.[0] ?? (key === 'size' ? 'Размер' : 'Цвет');

/**
 * Adds a percent sign to a VAT rate of 1C, which is a number of percent. In a feed, a number without the sign
 * is a code: «5» would mean 0 %.
 */
const vatInFeed = (rate: string): string => (/^\d{1,2}$/.test(rate.trim()) ? `${rate.trim()} %` : rate);

/**
 * The stock as written by 1C. A missing number becomes 0 pieces, because in a feed it could mean that the
 * stock is unknown.
 */
const pieces = (text: string): string => text.trim() || '0';
