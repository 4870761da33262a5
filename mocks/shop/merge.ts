import { MAX_QUANTITY } from './articles.ts';
import { belongingsOf, type ShopState } from './state.ts';

/** Gives the account what the guest had gathered and says so in the cart (docs/specification.md §6.4). */
export function mergeGuest(state: ShopState, guestId: string, accountId: string): void {
  const guest = belongingsOf(state, guestId);
  const own = belongingsOf(state, accountId);
  for (const line of guest.cart.lines) {
    const same = own.cart.lines.find(({ articleId }) => articleId === line.articleId);
    if (same) same.quantity = Math.min(MAX_QUANTITY, same.quantity + line.quantity);
    else own.cart.lines.push(line);
  }
  if (guest.cart.lines.length > 0) {
    own.cart.messages.push({
      code: 'MERGED',
      text: `В\u00A0корзину добавлены товары, выбранные до\u00A0входа:\u00A0${guest.cart.lines.length}`,
    });
  }
  own.cart.promoCodes = [...new Set([...own.cart.promoCodes, ...guest.cart.promoCodes])];
  own.cart.version += 1;
  const known = new Set(own.wishlist.map(({ articleId }) => articleId));
  own.wishlist.unshift(...guest.wishlist.filter(({ articleId }) => !known.has(articleId)));
  delete state.belongings[guestId];
}
