import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type ChosenCity, chooseCity, useChosenCity } from '@/features/stores/city/chosen-city';
import { useDefaultCity } from '@/features/stores/city/default-city';
import { getGetCitiesQueryOptions } from '@/lib/api';

/**
 * The city of an order: the one that the shopper chose, or that of the draft, or the default city if the shop
 * has stores there. Null if the shopper must be asked. The city of a draft from another device also becomes
 * the shopper's city, so that header, product and cart show it.
 */
export function useOrderCity(drafted: string | null): ChosenCity | null {
  const chosen = useChosenCity();
  const byDefault = useDefaultCity();
  const { data } = useQuery({
    ...getGetCitiesQueryOptions({ code: drafted ?? '' }),
    enabled: drafted !== null && chosen === undefined,
  });
  const [named] = data?.items ?? [];
  useEffect(() => {
    if (chosen === undefined && named && named.code === drafted) chooseCity(named);
  }, [chosen, named, drafted]);
  if (chosen) return chosen;
  if (drafted !== null) return { code: drafted, name: '' };
  return byDefault?.hasStores ? byDefault : null;
}
