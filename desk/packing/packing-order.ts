import { queryOptions } from '@tanstack/react-query';
import { listOrders, type OrderToPack, showPacking } from '../api/index.ts';

/**
 * What an order needs for packing, by its number; null if there is no such order. Every look is a row of the
 * log, so it is asked for again only by a person.
 */
export const packingOrderOptions = (number: string) =>
  queryOptions({
    queryKey: ['packing', number] as const,
    async queryFn(): Promise<OrderToPack | null> {
      const { items } = await listOrders({ number, size: 1 });
      const [found] = items;
      return found ? showPacking(found.id) : null;
    },
    staleTime: 30_000,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
