import type { ShopOperations } from '../../contract/shop-operations.ts';
import type { Visitor } from '../../contract/visitor.ts';
import { articleOf } from '../goods/articles.ts';
import { Refusal } from '../state/refusal.ts';
import { belongingsOf, type ShopState } from '../state/state.ts';
import { newSecret } from '../state/tokens.ts';
import { ownerOf } from '../state/visitor.ts';

const CODE_LENGTH = 16;

export function sharedWishlistOperations(
  state: ShopState,
): Pick<ShopOperations, 'shareWishlist' | 'stopSharingWishlist' | 'getSharedWishlist'> {
  const mine = (visitor: Visitor) => belongingsOf(state, ownerOf(visitor).id);
  return {
    shareWishlist({ visitor }) {
      const belongings = mine(visitor);
      belongings.shareCode ??= newSecret().slice(0, CODE_LENGTH);
      return { code: belongings.shareCode };
    },

    stopSharingWishlist({ visitor }) {
      mine(visitor).shareCode = null;
    },

    getSharedWishlist({ params: { code } }) {
      const shared = Object.values(state.belongings).find(({ shareCode }) => shareCode === code);
      if (!shared) throw new Refusal('NOT_FOUND');
      const cards = shared.wishlist.flatMap(({ articleId }) => articleOf(state, articleId)?.card ?? []);
      return { items: [...new Map(cards.map((card) => [card.variantId, card])).values()] };
    },
  };
}
