import { useQuery } from '@tanstack/react-query';
import type { Order } from '@/lib/api';
import { orderQuery } from '../orders-query';

const FIRST_MS = 2000;
const LONGEST_MS = 10_000;

/** How long to wait before asking again whether an order was paid: 2 s at first, 10 s at last. */
export const pauseBefore = (asked: number): number => Math.min(FIRST_MS * Math.max(1, asked), LONGEST_MS);

/** An order that is asked for again and again while it waits for its payment. */
export function useAwaitedOrder(id: string): Order | undefined {
  const { data } = useQuery({
    ...orderQuery(id),
    refetchInterval: ({ state }) =>
      state.data?.state === 'AWAITING_PAYMENT' ? pauseBefore(state.dataUpdateCount) : false,
  });
  return data;
}
