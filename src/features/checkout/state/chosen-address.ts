import { createStore } from '@/lib/state/store';
import type { Coordinates } from '@/shop/distance/distance';

export type ChosenAddress = Coordinates & { cityCode: string };

/** The coordinates of the address suggestion that the shopper chose. They are not sent to a server. */
export const chosenAddress = createStore<ChosenAddress | undefined>(undefined);
