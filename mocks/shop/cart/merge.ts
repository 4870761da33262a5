import { maxCodes } from '#shared/cart/limits.ts';
import { mergeCodes } from '#shared/cart/merge-codes.ts';
import { mergeLines } from '#shared/cart/merge-lines.ts';
import { mergeMessages, wishlistMessages } from '#shared/cart/merge-messages.ts';
import { mergedMessage } from '#shared/cart/notices.ts';
import { articleOf } from '../goods/articles.ts';
import { type Belongings, belongingsOf, type ShopState } from '../state/state.ts';
import { contextOf } from './cart-view.ts';
import { mergeDrafts } from './checkout.ts';

/**
 * Merges a guest's data into an account. Adds messages about it to the account's cart (docs/specification.md
 * §6.4).
 */
export function mergeGuest(state: ShopState, guestId: string, accountId: string): void {
  const guest = belongingsOf(state, guestId);
  const own = belongingsOf(state, accountId);
  if (guest.cart.lines.length > 0 || guest.cart.promoCodes.length > 0) mergeCarts(state, guest, own);
  mergeWishlists(guest, own);
  const now = new Date().toISOString();
  for (const stored of state.orders)
    if (stored.ownerId === guestId) Object.assign(stored, { ownerId: accountId, mergedAt: now });
  state.merges.push({ accountId, at: now });
  mergeDrafts(state, guestId, accountId);
  delete state.belongings[guestId];
}

function mergeCarts(state: ShopState, { cart: guest }: Belongings, { cart: own }: Belongings): void {
  const lines = mergeLines(own.lines, guest.lines, contextOf(state, [...own.lines, ...guest.lines]));
  // The mock shop's promo codes never expire or run out.
  const judge = { maxCodes, lossOf: () => null, isLost: () => false };
  const codes = mergeCodes(own.promoCodes, guest.promoCodes, judge);
  const sentences = mergeMessages(lines, codes, (articleId) => {
    const found = articleOf(state, articleId);
    return { name: found?.card.name ?? '', size: found?.article.size ?? '' };
  });
  if (sentences.length > 0 || JSON.stringify(lines.lines) !== JSON.stringify(own.lines)) own.version += 1;
  own.lines = lines.lines;
  own.promoCodes.push(...codes.moved);
  own.messages.push(...sentences.map(mergedMessage));
}

/**
 * Puts the guest's wishlist before that of the account. The link by which the guest shared the wishlist stops
 * working.
 */
function mergeWishlists(guest: Belongings, own: Belongings): void {
  const known = new Set(own.wishlist.map(({ articleId }) => articleId));
  const coming = guest.wishlist.filter(({ articleId }) => !known.has(articleId));
  const sentences = wishlistMessages(coming.length, 0);
  own.wishlist.unshift(...coming);
  own.cart.messages.push(...sentences.map(mergedMessage));
  if (sentences.length > 0) own.cart.version += 1;
}
