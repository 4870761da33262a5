import type { QueryClient } from '@tanstack/react-query';
import { showToast } from '@/lib/ui/overlays/toast';
import { follow, readAgain } from '@/shop/identity/follow';
import { cartChanges } from './cart-changes';
import { takePendingChanges } from './pending-changes';

const MAY_BE_LOST = 'Последние изменения корзины могли не\u00a0сохраниться';

/**
 * Keeps the cached cart up to date: reads it when another tab changed it, when the network returns, and when
 * the previous page was left with changes in flight. Returns a function that stops it.
 */
export function followCart(client: QueryClient): () => void {
  const { refresh } = cartChanges(client);
  const left = takePendingChanges();
  if (left) {
    void readAgain(client, refresh).then((cart) => {
      // Each change that the server makes increases the cart's version by at least 1, so a smaller increase
      // means a lost change.
      if (cart && cart.version < left.version + left.count) showToast({ text: MAY_BE_LOST });
    });
  }
  return follow(client, 'cart-changed', refresh);
}
