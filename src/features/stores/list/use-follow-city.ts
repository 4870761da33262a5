import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import type { City } from '@/lib/api';
import { hrefTo } from '@/shop/addresses/href-to';
import { chosenCity, useChosenCity } from '../city/chosen-city';

/** In an address: stores of every city, although a city is chosen. */
export const ALL_CITIES = 'all';

/**
 * Stores of the city the shopper chose: at first where the address asks for none, later whenever another is chosen.
 * Public HTML is the same for everyone, so it begins with all of them.
 * @param asked the city in the address
 */
export function useFollowCity(cities: readonly City[], asked: string | undefined): void {
  const navigate = useNavigate();
  const chosen = useChosenCity();
  /** The city that was followed last; undefined before the first look. */
  const seen = useRef<string>(undefined);
  // Read afresh: while a page is taken over, the hook says that there is none.
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks again when another is chosen
  useEffect(() => {
    const code = chosenCity()?.code ?? '';
    const isFirst = seen.current === undefined;
    const isAnother = seen.current !== code;
    seen.current = code;
    if (code === '' || code === asked || !isAnother) return;
    const hasStores = cities.some((city) => city.code === code && city.storeCount > 0);
    if (isFirst && (asked !== undefined || !hasStores)) return;
    void navigate({ href: hrefTo('/stores', { search: { city: code } }), replace: true, resetScroll: false });
  }, [chosen, asked, cities, navigate]);
}
