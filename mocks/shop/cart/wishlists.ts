import type { WishlistEntry, WishlistItem } from '#contract/client/client.schemas.ts';
import { maxWishes } from '#shared/cart/limits.ts';
import { discountPercent, type Prices, pricesOfSize } from '#shared/goods/prices.ts';
import type { ShopOperations } from '../../contract/shop-operations.ts';
import type { Visitor } from '../../contract/visitor.ts';
import { articleOf } from '../goods/articles.ts';
import { pageOf } from '../state/page-of.ts';
import { Refusal } from '../state/refusal.ts';
import { type Belongings, belongingsOf, type ShopState } from '../state/state.ts';
import { ownerOf } from '../state/visitor.ts';

export function wishlistOperations(
  state: ShopState,
): Pick<ShopOperations, 'getWishlistItems' | 'getWishlistPage' | 'addToWishlist' | 'removeFromWishlist'> {
  const mine = (visitor: Visitor): Belongings => belongingsOf(state, ownerOf(visitor).id);
  return {
    getWishlistItems: ({ visitor }) => mine(visitor).wishlist.flatMap((item) => itemOf(state, item)),

    getWishlistPage({ visitor, body: { page, size, sort, filter } }) {
      const { wishlist, shareCode } = mine(visitor);
      const entries = wishlist
        .flatMap((item) => entryOf(state, item))
        .filter(filters[filter])
        .sort(orders[sort]);
      return { ...pageOf(entries, { page, size }), shareCode };
    },

    addToWishlist({ visitor, query: { force, sizeChosen: asked }, body }) {
      const belongings = mine(visitor);
      for (const { articleId } of body.items) {
        if (!articleOf(state, articleId)) throw new Refusal('ARTICLE_NOT_FOUND');
      }
      const addedAt = new Date().toISOString();
      let list = belongings.wishlist;
      for (const { articleId } of body.items) {
        const known = list.find((item) => item.articleId === articleId);
        const sizeChosen = asked || known?.sizeChosen === true;
        if (known && !force) {
          list = list.map((item) => (item === known ? { ...item, sizeChosen } : item));
          continue;
        }
        const others = list.filter((item) => item.articleId !== articleId);
        const found = articleOf(state, articleId);
        const keptPrice = (sizeChosen ? found?.price : found?.card.price) ?? 0;
        list = [{ articleId, addedAt, keptPrice, sizeChosen }, ...others];
      }
      if (list.length > maxWishes) throw new Refusal('WISHLIST_LIMIT');
      belongings.wishlist = list;
      return list.flatMap((item) => itemOf(state, item));
    },

    removeFromWishlist({ visitor, params }) {
      const belongings = mine(visitor);
      belongings.wishlist = belongings.wishlist.filter((item) => item.articleId !== params.articleId);
    },
  };
}

const filters: Record<'all' | 'in-stock' | 'discounted', (entry: WishlistEntry) => boolean> = {
  all: () => true,
  'in-stock': (entry) => entry.inStock,
  discounted: (entry) => pricesOfEntry(entry).priceBefore !== null,
};

type Order = (a: WishlistEntry, b: WishlistEntry) => number;

const orders: Record<'added' | 'price-asc' | 'price-desc' | 'discount', Order> = {
  added: () => 0,
  'price-asc': (a, b) => pricesOfEntry(a).price - pricesOfEntry(b).price,
  'price-desc': (a, b) => pricesOfEntry(b).price - pricesOfEntry(a).price,
  discount: (a, b) => percentOf(b) - percentOf(a),
};

/** The prices of a wishlist entry: those of the size if one was chosen, otherwise those of the colour. */
const pricesOfEntry = ({ articleId, sizeChosen, product }: WishlistEntry): Prices =>
  pricesOfSize(
    product,
    product.sizes.find((size) => sizeChosen && size.articleId === articleId),
  );

function percentOf(entry: WishlistEntry): number {
  const { price, priceBefore } = pricesOfEntry(entry);
  return discountPercent(price, priceBefore) ?? 0;
}

type Kept = Belongings['wishlist'][number];

function itemOf(state: ShopState, { articleId, sizeChosen }: Kept): WishlistItem[] {
  const found = articleOf(state, articleId);
  if (!found) return [];
  const { variantId, variantGroupId, productUrl } = found.card;
  return [{ articleId, variantId, variantGroupId, productUrl, sizeChosen }];
}

function entryOf(state: ShopState, { articleId, addedAt, keptPrice, sizeChosen }: Kept): WishlistEntry[] {
  const found = articleOf(state, articleId);
  if (!found) return [];
  const product = found.card;
  const among = sizeChosen ? [articleId] : product.sizes.map((size) => size.articleId);
  const inStock = among.some((id) => (state.stock[id] ?? 0) > 0);
  const price = sizeChosen ? found.price : product.price;
  const priceDrop = price < keptPrice ? keptPrice - price : null;
  return [{ articleId, size: found.article.size, sizeChosen, inStock, addedAt, priceDrop, product }];
}
