import { getGetCartQueryOptions } from '@/lib/api';
import { createStore } from '@/lib/state/store';

/** Whether the marketing platform adds its gifts and prices: always (docs/specification.md §7.2). */
export const CART_PARAMS = { extendByMindbox: true } as const;

/** The cart as it is shown: the server's, with the changes in flight (cart-changes.ts). */
export const cartQuery = getGetCartQueryOptions(CART_PARAMS);

/** Marks mutations that change the cart. */
export const CART_CHANGE = ['cart-change'] as const;

/** What the panel shows after an addition. Browser only. */
export type LastAdded = { articleId: string; quantity: number };
export const lastAdded = createStore<LastAdded | undefined>(undefined);
