import { maxWishes } from '#shared/cart/limits.ts';
import type { WishlistEntry } from '../../../src/generated/model/wishlistEntry.ts';
import type { WishlistItem } from '../../../src/generated/model/wishlistItem.ts';
import type { ShopOperations } from '../../contract/typed-hole.ts';
import { articleOf } from '../goods/articles.ts';
import { Refusal } from '../state/refusal.ts';
import { type Belongings, belongingsOf, type ShopState } from '../state/state.ts';
import { ownerOf, type Visitor } from '../state/visitor.ts';

export function wishlistOperations(
  state: ShopState,
): Pick<ShopOperations, 'getWishlistItems' | 'getWishlistPage' | 'addToWishlist' | 'removeFromWishlist'> {
  const mine = (visitor: Visitor): Belongings => belongingsOf(state, ownerOf(visitor).id);
  return {
    getWishlistItems: ({ visitor }) => mine(visitor).wishlist.flatMap((kept) => itemOf(state, kept)),

    getWishlistPage({ visitor, body: { page, size, sort, filter } }) {
      const { wishlist, shareCode } = mine(visitor);
      const entries = wishlist
        .flatMap((kept) => entryOf(state, kept))
        .filter(filters[filter])
        .sort(orders[sort]);
      const totalPages = Math.max(1, Math.ceil(entries.length / size));
      if (page > totalPages) throw new Refusal('NOT_FOUND');
      const items = entries.slice((page - 1) * size, page * size);
      return { page, size, totalItems: entries.length, totalPages, items, shareCode };
    },

    addToWishlist({ visitor, query: { force }, body }) {
      const belongings = mine(visitor);
      for (const { articleId } of body.items) {
        if (!articleOf(state, articleId)) throw new Refusal('ARTICLE_NOT_FOUND');
      }
      let list = belongings.wishlist;
      for (const { articleId, sizeChosen: asked = true } of body.items) {
        const known = list.find((kept) => kept.articleId === articleId);
        const sizeChosen = asked || known?.sizeChosen === true;
        if (known && !force) {
          list = list.map((kept) => (kept === known ? { ...kept, sizeChosen } : kept));
          continue;
        }
        const others = list.filter((kept) => kept.articleId !== articleId);
        const keptPrice = articleOf(state, articleId)?.card.price ?? 0;
        list = [{ articleId, addedAt: new Date().toISOString(), keptPrice, sizeChosen }, ...others];
      }
      if (list.length > maxWishes) throw new Refusal('WISHLIST_LIMIT');
      belongings.wishlist = list;
      return list.flatMap((kept) => itemOf(state, kept));
    },

    removeFromWishlist({ visitor, params }) {
      const belongings = mine(visitor);
      belongings.wishlist = belongings.wishlist.filter((kept) => kept.articleId !== params.articleId);
    },
  };
}

const filters: Record<'all' | 'in-stock' | 'discounted', (entry: WishlistEntry) => boolean> = {
  all: () => true,
  'in-stock': (entry) => entry.inStock,
  discounted: (entry) => entry.product.priceBefore !== null,
};

type Order = (a: WishlistEntry, b: WishlistEntry) => number;

const orders: Record<'added' | 'price-asc' | 'price-desc' | 'discount', Order> = {
  added: () => 0,
  'price-asc': (a, b) => a.product.price - b.product.price,
  'price-desc': (a, b) => b.product.price - a.product.price,
  discount: (a, b) => (b.product.discountPercent ?? 0) - (a.product.discountPercent ?? 0),
};

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
  const priceDrop = product.price < keptPrice ? keptPrice - product.price : null;
  return [{ articleId, size: found.article.size, sizeChosen, inStock, addedAt, priceDrop, product }];
}
