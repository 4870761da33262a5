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

/** The department for goods without a group. A mapping can move its goods by this id or name. */
const WITHOUT_GROUP = { id: '1c', name: 'Каталог' };

export type FeedSettings = {
  /**
   * Name of the price type in 1C whose prices shoppers pay. If undefined, the first price type that 1C
   * declares is used.
   */
  priceType: string | undefined;
  /** Looks up the meaning of a name of a characteristic or property. */
  keyOf: KeyOf;
};

/** Facts collected while the goods of 1C are converted to a feed. */
export type FeedNotes = {
  /** Number of products without a group, which are put into the department for such goods. */
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
 * Whether at least one offer can be sold: its product must be known and the offer must have a price. If no
 * offer can be sold, 1C still has to send the files with these data.
 */
export const hasGoodsToSell = ({ products, offers }: StoredGoods): boolean =>
  Object.entries(offers).some(
    ([id, { prices }]) => products[productIdOf(id)] !== undefined && Object.keys(prices).length > 0,
  );

/**
 * Converts the goods of 1C to a feed: products with their characteristics as sizes and colours. Products
 * without an offer are left out, because they are not for sale yet. Throws ExchangeRefused for an unknown
 * price type.
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
 * The price that shoppers pay. It is never replaced by a price of another type, which may be a wholesale or
 * purchase price.
 */
const priceOf = (offer: KeptOffer | undefined, priceTypeId: string | undefined) =>
  priceTypeId === undefined ? undefined : offer?.prices[priceTypeId];

/**
 * The `param` elements of an offer in the feed: its characteristics, then the product's properties. A
 * property is left out if a characteristic has the same name or meaning.
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
 * mapping may refer to it, or else the name that the shop uses.
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
