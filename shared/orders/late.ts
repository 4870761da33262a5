import type { DeliveryKind } from '../delivery/kinds.ts';
import type { OrderState } from './states.ts';

type Awaited = {
  state: OrderState;
  delivery: {
    kind: DeliveryKind;
    /** The delivery day that the buyer chose; null if the buyer could not choose one. */
    day: string | null;
    leavesOn: string | null;
    lastDay: string;
  };
};

/**
 * The last day on which the shop can take the next step with an order without being late: packing it and
 * sending it off, or having it delivered. Null if the shop waits for its buyer.
 */
export function dueDay({ state, delivery }: Awaited): string | null {
  const { kind, day, leavesOn, lastDay } = delivery;
  const isOfStore = kind === 'store';
  switch (state) {
    case 'PLACED':
    case 'PAID':
    case 'PACKING':
      // A packed order waits in its store. A buyer who chose a day does not want the goods sooner.
      if (day !== null || (isOfStore && state === 'PACKING')) return lastDay;
      // A store that has the goods may have them ready sooner than the warehouse could send a parcel.
      return isOfStore && (leavesOn === null || lastDay < leavesOn) ? lastDay : (leavesOn ?? lastDay);
    case 'SHIPPED':
      return lastDay;
    default:
      return null;
  }
}

/**
 * Whether the shop is late with an order.
 * @param today the day in Moscow
 */
export function isLate(order: Awaited, today: string): boolean {
  const due = dueDay(order);
  return due !== null && due < today;
}
