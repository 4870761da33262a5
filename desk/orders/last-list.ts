import { createStore } from '@/lib/state/store';
import type { OrdersSearch } from './orders-search.ts';

/** The list that was looked at last, to which the page of an order leads back. */
export const lastList = createStore<OrdersSearch>({});
