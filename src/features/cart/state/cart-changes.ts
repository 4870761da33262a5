import type { QueryClient } from '@tanstack/react-query';
import { addPromoCode, applyCartActions, type Cart, type CartAction, removePromoCode } from '@/lib/api';
import { perClient } from '@/lib/state/per-client';
import { ensureFresh, refreshQuery } from '@/lib/state/query-reads';
import { lineKey } from './cart-facts';
import { CART_PARAMS, lastAdded } from './cart-query';
import { createCartQueue } from './cart-queue';
import { predict, withoutPromoCode } from './predict';
import { reportCartChange } from './report-cart-change';

/** Changes of the cart. The cached cart is the server's cart with the pending changes applied. */
export type CartChanges = {
  /**
   * Makes a change given as a list of actions, after all earlier changes. Quantities change at once; prices
   * follow with the response to the last pending change. If a quantity is set again before it was sent, only
   * the last one is sent. The first change of a shopper without an identity creates a guest.
   * @throws ApiError if the shop refuses: this change is undone, later changes start from the server's cart,
   * and after them the cart is read again
   */
  perform(actions: CartAction[]): Promise<Cart>;
  /** Enters a promo code after the pending changes. @throws ApiError */
  enterPromoCode(code: string): Promise<Cart>;
  /** Removes a promo code after the pending changes. @throws ApiError; the code is shown again */
  removePromoCode(code: string): Promise<Cart>;
  /**
   * The cart after the pending changes. Fetched if it is unknown or stale. Undefined for a shopper without an
   * identity, whose cart is empty.
   * @throws ApiError
   */
  ensure(): Promise<Cart | undefined>;
  /** Does the same as `ensure`, but always fetches the cart. */
  refresh(): Promise<Cart | undefined>;
  /**
   * Forgets the cart after a sign-out or when the session has ended. Changes that are not yet sent fail,
   * because they belong to the previous shopper.
   */
  forget(): void;
};

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

/**
 * Stores the article of a successful change that added only one article, with the requested quantity
 * (docs/specification.md §4.3).
 */
function rememberAdded(actions: CartAction[]): void {
  const [only] = actions;
  if (actions.length === 1 && only?.action === 'ADD') {
    lastAdded.set({ articleId: only.articleId, quantity: only.quantity });
  }
}

/**
 * The key of the line, if the list of actions only sets the quantity of one line. Undefined if it removes the
 * line or has other actions.
 */
function lineSetBy([only, ...others]: CartAction[]): string | undefined {
  if (only?.action !== 'UPDATE' || only.quantity === 0 || others.length > 0) return undefined;
  return lineKey({ articleId: only.articleId, isGift: only.isGift ?? false });
}
