import { getGetCartQueryOptions } from '@/lib/api';
import { createStore } from '@/lib/state/store';

/**
 * Parameters of every cart request: ask for gifts and prices of the marketing platform (docs/specification.md
 * §7.2).
 */
export const CART_PARAMS = { extendByMindbox: true } as const;

/** The cart as shown: the server's cart with pending changes applied (cart-changes.ts). */
export const cartQuery = getGetCartQueryOptions(CART_PARAMS);

/** Mutation key of changes of the cart. */
export const CART_CHANGE = ['cart-change'] as const;

/** The last added article, which the cart panel shows. Known only in the browser. */
export type LastAdded = { articleId: string; quantity: number };
export const lastAdded = createStore<LastAdded | undefined>(undefined);
