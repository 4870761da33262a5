import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import type { City } from '@/lib/api';
import { hrefTo } from '@/shop/addresses/href-to';
import { chosenCity, useChosenCity } from '../city/chosen-city';

/** Value of the URL parameter that shows all cities, even if the shopper has chosen one. */
export const ALL_CITIES = 'all';

/**
 * Shows the stores of the shopper's city, which only the browser knows: when the page opens without a city in
 * the URL, and when the shopper chooses another city. Until then the page shows all cities, because public
 * HTML is the same for everyone.
 * @param cityParam the city parameter of the URL
 */
export function useFollowCity(cities: readonly City[], cityParam: string | undefined): void {
  const navigate = useNavigate();
  const chosen = useChosenCity();
  /** Code of the city that was last followed; undefined until the first check. */
  const seen = useRef<string>(undefined);
  // Reads the chosen city from the store, because the hook returns undefined during hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the chosen city changes
  useEffect(() => {
    const code = chosenCity()?.code ?? '';
    const isFirst = seen.current === undefined;
    const isAnother = seen.current !== code;
    seen.current = code;
    if (code === '' || code === cityParam || !isAnother) return;
    const hasStores = cities.some((city) => city.code === code && city.storeCount > 0);
    if (isFirst && (cityParam !== undefined || !hasStores)) return;
    void navigate({ href: hrefTo('/stores', { search: { city: code } }), replace: true, resetScroll: false });
  }, [chosen, cityParam, cities, navigate]);
}
