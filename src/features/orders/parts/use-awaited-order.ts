import { useQuery } from '@tanstack/react-query';
import type { Order, Payment } from '@/lib/api';
import { orderQuery, paymentQuery } from '../orders-query';

const FIRST_MS = 2000;
const LONGEST_MS = 10_000;

/** How long to wait before asking again whether an order was paid: 2 s at first, 10 s at last. */
export const pauseBefore = (asked: number): number => Math.min(FIRST_MS * Math.max(1, asked), LONGEST_MS);

type Asked = { state: { dataUpdateCount: number; errorUpdateCount: number } };

const pauseOf = ({ state }: Asked) => pauseBefore(state.dataUpdateCount + state.errorUpdateCount);

/** An order with its payment, asked for again and again while the order waits for it. */
export function useAwaitedOrder(id: string): { order: Order | undefined; payment: Payment | undefined } {
  const { data: order } = useQuery({
    ...orderQuery(id),
    refetchInterval: (query) => (query.state.data?.state === 'AWAITING_PAYMENT' ? pauseOf(query) : false),
  });
  const { data: payment } = useQuery({
    ...paymentQuery(id),
    enabled: order?.state === 'AWAITING_PAYMENT',
    refetchInterval: (query) => pauseOf(query),
  });
  return { order, payment };
}
