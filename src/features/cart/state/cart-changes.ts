import type { QueryClient } from '@tanstack/react-query';
import { addPromoCode, applyCartActions, type Cart, type CartAction, removePromoCode } from '@/lib/api';
import { perClient } from '@/lib/state/per-client';
import { ensureFresh, refreshQuery } from '@/lib/state/query-reads';
import { lineKey } from './cart-facts';
import { CART_PARAMS, lastAdded } from './cart-query';
import { createCartQueue } from './cart-queue';
import { predict, withoutPromoCode } from './predict';
import { reportCartChange } from './report-cart-change';

/** Changes of the cart. The cache holds the server's cart with the changes in flight applied. */
export type CartChanges = {
  /**
   * Makes changes, one list after the other. Quantities move at once; the reply of the last list in flight settles.
   * A quantity that changes again before it was sent is sent once, as it is then. The first write of an anonymous
   * shopper makes a guest.
   * @throws ApiError to the caller; the changes of the failed list are taken back, those after it go on from what the
   * server has, and the cart is read when they are done
   */
  perform(actions: CartAction[]): Promise<Cart>;
  /** Enters a promo code, after the changes before it. @throws ApiError to the caller */
  enterPromoCode(code: string): Promise<Cart>;
  /** Takes a promo code away, after the changes before it. @throws ApiError to the caller; the code is back then */
  removePromoCode(code: string): Promise<Cart>;
  /**
   * The cart, read when it is not known or no longer fresh, after the changes in flight; undefined for a
   * shopper without an identity, whose cart is empty. @throws ApiError
   */
  ensure(): Promise<Cart | undefined>;
  /** Reads the cart again; otherwise like ensure. */
  refresh(): Promise<Cart | undefined>;
  /** Forgets the cart: signing out, a lost session. Changes that were not sent yet fail, they were another shopper's. */
  forget(): void;
};

/** The changes of one cache. */
export const cartChanges = perClient(createCartChanges);

function createCartChanges(client: QueryClient): CartChanges {
  const { enqueue, read, forget } = createCartQueue(client);
  return {
    perform: (actions) =>
      enqueue({
        predict: (cart) => predict(cart, actions),
        send: () => applyCartActions({ items: actions }, CART_PARAMS),
        done(before, after) {
          rememberAdded(actions);
          reportCartChange(actions, before, after);
        },
        sets: lineSetBy(actions),
      }),
    enterPromoCode: (code) =>
      enqueue({ predict: (cart) => cart, send: () => addPromoCode({ code }, CART_PARAMS) }),
    removePromoCode: (code) =>
      enqueue({
        predict: (cart) => withoutPromoCode(cart, code),
        send: () => removePromoCode(code, CART_PARAMS),
      }),
    ensure: () => read(ensureFresh),
    refresh: () => read(refreshQuery),
    forget,
  };
}

/** After a successful add of a single item, that item with the requested quantity (docs/specification.md §4.3). */
function rememberAdded(actions: CartAction[]): void {
  const [only] = actions;
  if (actions.length === 1 && only?.action === 'ADD') {
    lastAdded.set({ articleId: only.articleId, quantity: only.quantity });
  }
}

/** The line whose quantity a list sets and does nothing else; a line that is taken out is none any more. */
function lineSetBy([only, ...others]: CartAction[]): string | undefined {
  if (only?.action !== 'UPDATE' || only.quantity === 0 || others.length > 0) return undefined;
  return lineKey({ articleId: only.articleId, isGift: only.isGift ?? false });
}
