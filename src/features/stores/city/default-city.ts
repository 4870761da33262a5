import { createContext, useContext } from 'react';
import type { ChosenCity } from './chosen-city';

export type DefaultCity = ChosenCity & {
  /**
   * Whether the retailer has stores in the city. If not, the city is only used to show delivery days and
   * prices, and the checkout asks for a city.
   */
  hasStores: boolean;
  /** Number of delivery methods in the city, for the height of a placeholder. */
  deliveryMethods: number;
};

/** The default city, used until the shopper chooses one; null if it failed to load. */
export const DefaultCityContext = createContext<DefaultCity | null>(null);

export const useDefaultCity = (): DefaultCity | null => useContext(DefaultCityContext);
