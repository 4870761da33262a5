import { maxLineQuantity, maxLines } from '#shared/cart/limits.ts';
import { type MergedGoods, mergeMessages, wishlistMessages } from '#shared/cart/merge-messages.ts';
import { articleOf, capOf } from '../goods/articles.ts';
import { type Belongings, belongingsOf, type CartLine, type ShopState } from '../state/state.ts';
import { fitToStock } from './cart-actions.ts';
import { mergeDrafts } from './checkout.ts';
import { isOffered, withoutLostGift } from './gifts.ts';

/** Gives the account what the guest had gathered and says so in the cart (docs/specification.md §6.4). */
export function mergeGuest(state: ShopState, guestId: string, accountId: string): void {
  const guest = belongingsOf(state, guestId);
  const own = belongingsOf(state, accountId);
  if (guest.cart.lines.length > 0 || guest.cart.promoCodes.length > 0) mergeCarts(state, guest, own);
  mergeWishlists(guest, own);
  for (const kept of state.orders) if (kept.ownerId === guestId) kept.ownerId = accountId;
  mergeDrafts(state, guestId, accountId);
  delete state.belongings[guestId];
}

function mergeCarts(state: ShopState, { cart: guest }: Belongings, { cart: own }: Belongings): void {
  const merged = mergeLines(state, own.lines, guest.lines);
  const moved = guest.promoCodes.filter((code) => !own.promoCodes.includes(code));
  const sentences = mergeMessages(merged, { moved, refused: [], lost: [] }, (articleId) => {
    const found = articleOf(state, articleId);
    return { name: found?.card.name ?? '', size: found?.article.size ?? '' };
  });
  if (sentences.length > 0 || JSON.stringify(merged.lines) !== JSON.stringify(own.lines)) own.version += 1;
  own.lines = merged.lines;
  own.promoCodes.push(...moved);
  own.messages.push(...sentences.map(mergedMessage));
}

type MergedLines = MergedGoods & { lines: CartLine[] };

/** Goods first: a gift comes when the merged cart earns it. */
function mergeLines(state: ShopState, own: CartLine[], guests: CartLine[]): MergedLines {
  const merged: MergedLines = {
    lines: own.map((line) => fitToStock(state, line)),
    added: 0,
    lowered: [],
    soldOut: [],
    noRoom: 0,
    giftLosses: [],
    messages: [],
  };
  for (const line of guests) if (!line.isGift) takeGoods(state, merged, line);
  for (const { isGift, ...line } of guests) {
    if (!isGift || merged.lines.some((other) => other.isGift && other.articleId === line.articleId)) continue;
    if (merged.lines.length < maxLines && isOffered(state, merged.lines, line.articleId))
      merged.lines.push({ ...line, isGift });
    else merged.giftLosses.push(merged.lines.some((other) => other.isGift) ? 'ANOTHER_TAKEN' : 'NOT_OFFERED');
  }
  return { ...merged, ...withoutLostGift(state, merged.lines) };
}

/** Pieces add up to what is in stock; sold-out articles are not merged. */
function takeGoods(state: ShopState, merged: MergedLines, guests: CartLine): void {
  const { articleId } = guests;
  const same = merged.lines.find((line) => line.articleId === articleId && !line.isGift);
  const cap = capOf(state, articleId);
  if (cap === 0) {
    if (!same) merged.soldOut.push(articleId);
    return;
  }
  if (!same && merged.lines.length >= maxLines) {
    merged.noRoom += 1;
    return;
  }
  const had = same?.quantity ?? 0;
  const wanted = had + guests.quantity;
  const quantity = Math.min(wanted, cap);
  if (quantity > had) merged.added += 1;
  if (quantity < wanted) merged.lowered.push({ articleId, quantity, byStock: cap < maxLineQuantity });
  const line = same ?? guests;
  const after = { ...line, quantity, wasReduced: line.wasReduced || quantity < wanted };
  merged.lines = same
    ? merged.lines.map((other) => (other === same ? after : other))
    : [...merged.lines, after];
}

/** The guest's list comes on top, its sharing ends. */
function mergeWishlists(guest: Belongings, own: Belongings): void {
  const known = new Set(own.wishlist.map(({ articleId }) => articleId));
  const coming = guest.wishlist.filter(({ articleId }) => !known.has(articleId));
  const sentences = wishlistMessages(coming.length, 0);
  own.wishlist.unshift(...coming);
  own.cart.messages.push(...sentences.map(mergedMessage));
  if (sentences.length > 0) own.cart.version += 1;
}

const mergedMessage = (text: string) => ({ code: 'MERGED' as const, text });
