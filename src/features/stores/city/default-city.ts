import { createContext, useContext } from 'react';
import type { ChosenCity } from './chosen-city';

export type DefaultCity = ChosenCity & {
  /**
   * Whether the shop has stores in the city. If not, the city is used only to show delivery terms, and the
   * checkout asks for a city.
   */
  hasStores: boolean;
  /** Number of delivery methods, for the height of the placeholder of their terms. */
  deliveryMethods: number;
};

/** The city that is assumed until the shopper chooses one; null if it failed to load. */
export const DefaultCityContext = createContext<DefaultCity | null>(null);

export const useDefaultCity = (): DefaultCity | null => useContext(DefaultCityContext);
