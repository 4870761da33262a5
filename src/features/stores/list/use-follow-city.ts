import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import type { City } from '@/lib/api';
import { hrefTo } from '@/shop/addresses/href-to';
import { chosenCity, useChosenCity } from '../city/chosen-city';

/** Parameter value for all cities, even if the shopper has chosen one. */
export const ALL_CITIES = 'all';

/**
 * Shows stores of the shopper's city: at first if the URL has no city, later when the shopper chooses
 * another. Public HTML is the same for everyone, so it shows all cities.
 * @param cityParam the city parameter of the URL
 */
export function useFollowCity(cities: readonly City[], cityParam: string | undefined): void {
  const navigate = useNavigate();
  const chosen = useChosenCity();
  /** The last followed city; undefined before the first check. */
  const seen = useRef<string>(undefined);
  // The city is read from the store directly, because during hydration the hook returns undefined.
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
