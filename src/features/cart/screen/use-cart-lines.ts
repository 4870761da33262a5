import { useState } from 'react';
import type { Cart, CartItem } from '@/lib/api';
import { showToast } from '@/lib/ui/overlays/toast';
import { hrefTo } from '@/shop/addresses/href-to';
import { addActions, changeActions, updateActions } from '../state/cart-actions';
import type { CartChanges } from '../state/cart-changes';
import { inPreviousOrder, lineKey } from '../state/cart-facts';
import { toastOnFailure } from '../state/cart-failure';

/**
 * The lines of the cart in the order in which the shopper sees them, and functions to change a line. The
 * functions reject if the shop refuses.
 * @param addToWishlist puts the article on the wishlist
 */
export function useCartLines(
  cart: Cart | undefined,
  changes: CartChanges,
  addToWishlist: (item: CartItem) => Promise<void>,
) {
  // The order of the lines before the last removal, used to put a restored line back in its place.
  const [seen, setSeen] = useState<string[]>([]);
  const items = inPreviousOrder(cart?.items ?? [], seen);

  const removeLine = (item: CartItem) => {
    setSeen(items.map(lineKey));
    return changes.perform(updateActions(item, 0));
  };
  const bringBack = (item: CartItem) =>
    void toastOnFailure(changes.perform(addActions(item.articleId, item.quantity)));

  async function remove(item: CartItem) {
    await removeLine(item);
    // A removed gift is taken again in the list of gifts below the lines, and a sold-out article cannot be
    // added again.
    const canReturn = !item.isGift && item.maxQuantity > 0;
    showToast({
      text: 'Товар удалён из\u00a0корзины',
      action: canReturn ? { label: 'Вернуть', run: () => bringBack(item) } : undefined,
    });
  }

  async function moveToWishlist(item: CartItem) {
    // Add to the wishlist before removing from the cart, so that a failure loses nothing.
    await addToWishlist(item);
    await removeLine(item);
    showToast({
      text: 'Товар добавлен в\u00a0избранное',
      action: { label: 'Избранное', href: hrefTo('/wishlist') },
    });
  }

  async function change(item: CartItem, articleId: string, quantity: number) {
    const actions = changeActions(item.articleId, articleId, quantity);
    if (actions.length === 0) return;
    const [before, after] = [lineKey(item), lineKey({ articleId, isGift: false })];
    const keys = items.map(lineKey);
    // The server puts a new line last; here it appears in the place of the line that it replaces.
    if (!keys.includes(after)) setSeen(keys.flatMap((key) => (key === before ? [key, after] : key)));
    await changes.perform(actions);
    showToast({ text: 'Изменения сохранены' });
  }

  return { items, remove, moveToWishlist, change };
}
