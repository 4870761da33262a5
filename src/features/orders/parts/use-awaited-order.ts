import { useQuery } from '@tanstack/react-query';
import type { Order, Payment } from '@/lib/api';
import { orderQuery, paymentQuery } from '../orders-query';

const FIRST_MS = 2000;
const LONGEST_MS = 10_000;

/** Pause before the next check of a payment: 2 s at first, 10 s at most. */
export const pauseBefore = (answers: number): number => Math.min(FIRST_MS * Math.max(1, answers), LONGEST_MS);

type Polled = { state: { dataUpdateCount: number; errorUpdateCount: number } };

const pauseOf = ({ state }: Polled) => pauseBefore(state.dataUpdateCount + state.errorUpdateCount);

/** An order with its payment, polled as long as the payment is pending. */
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
