import { createStore } from '@/lib/state/store';
import type { Coordinates } from '@/shop/distance/distance';

export type ChosenAddress = Coordinates & { cityCode: string };

/** Where the address is that the shopper chose among the suggestions. It never leaves the page. */
export const chosenAddress = createStore<ChosenAddress | undefined>(undefined);
