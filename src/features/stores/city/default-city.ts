import { createContext, useContext } from 'react';
import type { ChosenCity } from './chosen-city';

export type DefaultCity = ChosenCity & {
  /** Whether the shop has stores there. If not, the city only shows terms, and the checkout asks for a city. */
  hasStores: boolean;
  /** Methods of delivery, for the height of what waits for their terms. */
  deliveryMethods: number;
};

/** The city that is meant until the shopper chooses one; null if it failed to load. */
export const DefaultCityContext = createContext<DefaultCity | null>(null);

export const useDefaultCity = (): DefaultCity | null => useContext(DefaultCityContext);
