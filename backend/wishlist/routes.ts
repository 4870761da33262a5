import type { CatalogDeps } from '../catalog/base/deps.ts';
import { audienceOf } from '../marketing/offers-if-any.ts';
import type { Handlers } from '../platform/http/implement.ts';
import { type OfferDeps, withOffers } from './marketing-offers.ts';
import { addToWishlist, getWishlistItems, getWishlistPage, removeFromWishlist } from './queries.ts';
import { getSharedWishlist, shareWishlist, stopSharingWishlist } from './sharing.ts';

export const wishlistHandlers: Handlers<'wishlist', CatalogDeps & OfferDeps> = {
  getWishlistItems: ({ principal, deps }) => getWishlistItems(deps.db, principal.id),
  addToWishlist: ({ principal, query, body, deps }) =>
    addToWishlist(deps.db, {
      ownerId: principal.id,
      items: body.items.map(({ articleId }) => ({ articleId, sizeChosen: query.sizeChosen })),
      force: query.force,
      now: deps.clock(),
    }),
  removeFromWishlist: async ({ principal, params, deps }) => {
    await removeFromWishlist(deps.db, principal.id, params.articleId);
  },
  getWishlistPage: async (call) => {
    const { principal, body, deps } = call;
    const page = await getWishlistPage(deps, principal.id, body, deps.clock());
    return withOffers(deps, page, audienceOf(call));
  },
  shareWishlist: ({ principal, deps }) =>
    shareWishlist(deps.db, { ownerId: principal.id, secret: deps.secrets(), now: deps.clock() }),
  stopSharingWishlist: async ({ principal, deps }) => {
    await stopSharingWishlist(deps.db, principal.id);
  },
  getSharedWishlist: ({ params, deps }) => getSharedWishlist(deps, params.code, deps.clock()),
};
