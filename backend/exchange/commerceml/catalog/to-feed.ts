import { feedUuid } from '../../yml/feed/identity.ts';
import type { RawField, RawOffer, RawParam } from '../../yml/feed/raw-offer.ts';
import type { FeedChunk } from '../../yml/feed/read-feed.ts';
import type { KeptOffer, KeptProduct, StoredGoods } from './kept-goods.ts';

/** Offers per chunk. */
const BATCH = 500;

/**
 * Converts the goods of 1C to a feed: products with their characteristics as sizes and colours. `priceType`
 * names the price that shoppers pay; if undefined, the first price type counts. Products without an offer
 * are left out: they are not sold yet.
 */
export async function* feedOf(goods: StoredGoods, priceType: string | undefined): AsyncGenerator<FeedChunk> {
  const categories = Object.entries(goods.groups).map(([id, { name, parentId }]) => ({
    id,
    parentId,
    name,
    line: 0,
  }));
  yield { items: [{ kind: 'shop', name: '', currencies: [], categories }], bytesRead: 0 };
  const wanted = Object.entries(goods.priceTypes).find(([, name]) => name === priceType)?.[0];
  let items: FeedChunk['items'] = [];
  let line = 0;
  for (const [id, offer] of Object.entries(goods.offers)) {
    const [productId = '', characteristic] = id.split('#');
    const product = goods.products[productId];
    if (!product) continue;
    line += 1;
    const offerId = characteristic === undefined ? productId : feedUuid('1c', id);
    items.push({
      kind: 'offer',
      offer: rawOffer({ offerId, productId, line }, { product, offer, wanted, goods }),
    });
    if (items.length < BATCH) continue;
    yield { items, bytesRead: line };
    items = [];
  }
  yield { items, bytesRead: line };
}

type Ids = { offerId: string; productId: string; line: number };
type Facts = { product: KeptProduct; offer: KeptOffer; wanted: string | undefined; goods: StoredGoods };

function rawOffer({ offerId, productId, line }: Ids, { product, offer, wanted, goods }: Facts): RawOffer {
  const fields: Record<string, RawField[]> = {};
  const say = (name: string, ...values: string[]) => {
    const said = values.filter((value) => value !== '');
    if (said.length > 0) fields[name] = said.map((value) => ({ value, line }));
  };
  const [first = '', ...more] = product.groups.filter((id) => goods.groups[id]);
  const price = (wanted === undefined ? undefined : offer.prices[wanted]) ?? Object.values(offer.prices)[0];
  say('name', product.name || offer.name);
  say('price', price?.price ?? '');
  say('currencyId', isRouble(price?.currency ?? '') ? 'RUB' : (price?.currency ?? ''));
  say('categoryId', first);
  say('vendor', product.vendor);
  say('vendorCode', product.vendorCode);
  say('barcode', offer.barcode || product.barcode);
  say('country_of_origin', product.country);
  say('description', product.description);
  say('picture', ...product.pictures);
  say('count', pieces(offer.stock));
  const params = [
    ...offer.params,
    ...product.params,
    ...(more.length > 0 ? [['Дополнительные категории', more.join(',')] as const] : []),
  ];
  const stores = Object.entries(offer.stores);
  return {
    line,
    id: offerId,
    groupId: productId,
    available: product.isDeleted ? 'false' : '',
    fields,
    params: params.map(([name, value]): RawParam => ({ name, value, unit: '', line })),
    outlets:
      stores.length === 0
        ? null
        : stores.map(([id, count]) => ({ id: goods.stores[id] ?? id, instock: pieces(count), line })),
  };
}

const isRouble = (currency: string) => /^(руб\.?|rub|rur|643|)$/i.test(currency);

/** Whole pieces of a text such as «5.000». A negative stock, owed to other orders, counts as 0. */
const pieces = (text: string) => String(Math.max(0, Math.floor(Number(text.replace(',', '.')) || 0)));
