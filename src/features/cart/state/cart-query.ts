import { getGetCartQueryOptions } from '@/lib/api';
import { createStore } from '@/lib/state/store';

/** Asks for gifts and prices of the marketing platform with every call (docs/specification.md §7.2). */
export const CART_PARAMS = { extendByMindbox: true } as const;

/** The cart as shown: the server's cart with the changes in flight (cart-changes.ts). */
export const cartQuery = getGetCartQueryOptions(CART_PARAMS);

/** Key of mutations that change the cart. */
export const CART_CHANGE = ['cart-change'] as const;

/** The article shown in the panel after an addition. Browser only. */
export type LastAdded = { articleId: string; quantity: number };
export const lastAdded = createStore<LastAdded | undefined>(undefined);
