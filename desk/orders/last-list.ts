import { createStore } from '@/lib/state/store';
import type { OrdersSearch } from './orders-search.ts';

/**
 * The search parameters of the list of orders that was shown last. The page of an order links back to this
 * list.
 */
export const lastList = createStore<OrdersSearch>({});
